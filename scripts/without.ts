// Measures the value of an expansion to bots: the greedy bot plays against one that ignores the expansion.
// `npm run without guilds,myths 200 2 treachery seed`: the ignored expansions, the number of games, the number of
// seats, the other expansions in play, and a seed.
// The ignoring bots sit in every other seat, and every deal is played from both sides, so that neither has the better
// one. They avoid the expansions' options, are not drawn to their regions, and give no value to what they add.
import { type Bot, botNamed, think } from '@lorehall/bots'
import { type Ask, Chance, type Game, Machine, type Option, readOptions, Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { type Module, vindicationWith } from '@lorehall/vindication/game'
import { MODULES } from '../packages/vindication/src/modules.ts'
import { judge } from '@lorehall/vindication/judge'

const [named = '', count = '200', players = '2', beside = '', seed = 'without'] = process.argv.slice(2)
const ignored = named.split(',')
const others = beside === '' ? [] : beside.split(',')
const game: Game = vindication
const options = readOptions(
  game,
  Object.fromEntries([...ignored, ...others].map((name) => [name, true] as const)),
)

/** The same module without any of its values for bots. */
function unheeded({ worth: _worth, eager: _eager, promising: _promising, ...module }: Module): Module {
  const { content } = module
  return {
    ...module,
    content: { ...content, regions: content.regions.map((one) => ({ ...one, promise: 0 })) },
  }
}

const isIgnored = ({ content }: Module) => ignored.includes(content.id)
const modules = MODULES.filter(isIgnored)
const steps = new Set(modules.flatMap((module) => Object.keys(module.steps ?? {})))
const kinds = new Set(modules.flatMap((module) => [...(module.kinds ?? [])]))
const things = new Set(
  modules.flatMap(({ content: { cards, apart = [], regions } }) =>
    [...cards, ...apart, ...regions].map(({ id }) => id),
  ),
)

const isTheirs = ({ kind, name }: Option) => kinds.has(kind) || things.has(name)

/** The options that are not part of the ignored expansions, or all options if there are no others. */
function without(all: readonly Option[], theirs: (option: Option) => boolean): readonly Option[] {
  const rest = all.filter((option) => !theirs(option))
  return rest.length === 0 ? all : rest
}

const heedless: Game = vindicationWith(
  MODULES.map((module) => (isIgnored(module) ? unheeded(module) : module)),
)
const values = heedless.values.read({}, options)
const greedy = botNamed('greedy', judge)
const heedlessly = botNamed('greedy', {
  ...judge,
  promising: (_f, ask) => without(ask.options, isTheirs),
})

const ignorant: Bot = {
  name: 'ignorant',
  needs: 'guess',
  choose(machine, ask, chance) {
    const leadsThere = (option: Option) => {
      const trial = machine.copy()
      const seen = { steps: new Set<string>(), cards: new Set<string>() }
      trial.seen = seen
      trial.answer(ask, option)
      return [...seen.steps, ...seen.cards].some((name) => steps.has(name) || things.has(name))
    }
    const rest = without(ask.options, (option) => isTheirs(option) || leadsThere(option))
    const own = rest.filter((option) => ask.options.indexOf(option) < ask.own).length
    return heedlessly.choose(machine, { ...ask, options: [...rest], own }, chance)
  },
}

/** A machine at the same position, judged without the ignored expansions. */
function asTheySee({ machine }: Table): Machine<unknown, unknown> {
  const position = machine.copyPosition(machine.position)
  const { ruleset, options, seats } = machine
  const own = new Machine(heedless, { ruleset, options, values, seats }, position)
  own.load(position)
  return own
}

const seats = Number(players)
const found = { games: 0, with: { played: 0, won: 0, points: 0 }, without: { played: 0, won: 0, points: 0 } }
for (let n = 0; n < Number(count); n++) {
  const deal = `${seed}/${Math.floor(n / 2)}`
  const table = new Table(game, { seats, options, seed: deal })
  const chance = new Chance(`${deal}/bots`)
  const heeds = (seat: number) => (seat + n) % 2 === 0
  while (!table.over) {
    const ask: Ask | undefined = table.asks.find(({ aside }) => !aside)
    if (ask === undefined) throw new Error('nobody is asked')
    const option = heeds(ask.seat)
      ? think(table.machine, ask.seat, greedy, chance)
      : think(asTheySee(table), ask.seat, ignorant, chance)
    table.take(ask, option)
  }
  const winners = game.play.winners(table.machine)
  for (const { seat, total } of game.see.standing(table.machine, 'host')) {
    const side = heeds(seat) ? found.with : found.without
    side.played++
    side.won += winners.includes(seat) ? 1 : 0
    side.points += total
  }
  found.games++
}
console.log(JSON.stringify({ ignored, others, seats, seed, ...found }))

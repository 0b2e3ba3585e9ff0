// A random table in the middle of a game: everybody has artifacts, tokens, goods and few hearts. Random games from the
// beginning rarely get this far.
import { type Chance, cloneJson, type Facts, type Json, type Table } from '@lorehall/kernel'
import { maxHearts, maxMana } from '../../src/rules/inforce.ts'
import { at, type Player, type State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { GOODS } from '../../src/cards/vocabulary.ts'

type T = Table<State, Values>

/** Removes and returns a random element of a list. */
function taken(from: string[], chance: Chance): string[] {
  return from.length === 0 ? [] : from.splice(chance.below(from.length), 1)
}

/** Answers the questions of setup with any option that goes on. */
function setUp(table: T, chance: Chance): void {
  while (table.machine.state.phase === 'setup') {
    const ask = at(table.machine.asks, 0)
    const onward = ask.options.filter(({ manner }) => manner !== 'unticks')
    table.take(ask, ask.options.find(({ manner }) => manner === 'confirms') ?? chance.pick(onward))
  }
}

function equip({ state, values }: Facts<State, Values>, p: Player, chance: Chance): void {
  for (const colour of ['red', 'blue'] as const) {
    for (const slot of p[colour].keys()) {
      const own = p.toLearn.filter((id) => values.abilities[id]?.colour === colour)
      const [id = ''] = chance.below(2) === 0 ? taken(own, chance) : taken(state.gearPile[colour], chance)
      p.toLearn = p.toLearn.filter((other) => other !== id)
      p[colour][slot] = id
    }
  }
}

function enrich({ state }: Facts<State, Values>, p: Player, chance: Chance): void {
  for (let i = 0; i < 3; i++) p.done.push(...taken(state.quests.artifact.down, chance))
  p.done.push(...taken(state.quests.basic.down, chance), ...taken(state.quests.advanced.down, chance))
  for (const good of GOODS) p.goods[good] = chance.below(5)
  Object.assign(p, { coins: chance.below(20), books: chance.below(5), xp: chance.below(8) })
}

export function midgame(table: T, chance: Chance): void {
  setUp(table, chance)
  const { machine } = table
  const state = cloneJson(machine.state)
  const facts: Facts<State, Values> = {
    state,
    ruleset: machine.ruleset,
    values: machine.values,
    options: machine.options,
    seats: machine.seats,
    choice: () => 'ask',
  }
  state.season = 1 + chance.below(machine.values.setup.seasons)
  for (const [seat, p] of state.players.entries()) {
    equip(facts, p, chance)
    enrich(facts, p, chance)
    p.hearts = 1 + chance.below(maxHearts(facts, seat))
    p.mana = maxMana(facts, seat)
  }
  table.patch([{ op: 'replace', path: '/game', value: plain(state) }])
}

/** As a patch carries it. */
function plain(state: State): Json
function plain(state: unknown): unknown {
  return cloneJson(state)
}

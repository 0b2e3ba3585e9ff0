// Bots play whole campaigns of the story of Now or Never, and standard games beside them, and print what the story
// brings: points, scenes, and the worth of a letter and of a mission. docs/balance has the figures.
//
//   npm run campaigns -- <players> <campaigns> [greedy | reader | any]
//
// `reader`: the first seat takes every search it can. `any`: every choice of a scene is taken at random, with as many
// hearts as there are, so that in the end all are taken.
import { botNamed, Memory, think } from '@lorehall/bots'
import { type Ask, Chance, type GameEvent, type Json, type Option, Table } from '@lorehall/kernel'
import {
  ALL_CHAPTERS,
  bagWorth,
  type Choice,
  type StoryEvent,
  storyGame,
  worthOf,
} from '@lorehall/now-or-never/testing'

const [players = '2', campaigns = '1', how = 'greedy'] = process.argv.slice(2)
const SEATS = Number(players)
const CHAPTERS = 6

/** A reputation in coins: half a point, at 1.6 coins per point. */
const REPUTATION = 0.8
/** A heart in coins. */
const HEART = 0.5

type Kind = 'letter' | 'mission' | 'meeting'

/** The sums of a chapter, over all players of all games. */
interface Tally {
  players: number
  points: number
  byStory: number
  most: number
  readers: number
  won: number
  standard: number
  readonly begun: Record<Kind, number>
  readonly net: Record<Kind, number>
  readonly passed: Record<Kind, number>
}

const none = (): Record<Kind, number> => ({ letter: 0, mission: 0, meeting: 0 })
const tallies = Array.from({ length: CHAPTERS }, (): Tally => ({
  players: 0,
  points: 0,
  byStory: 0,
  most: 0,
  readers: 0,
  won: 0,
  standard: 0,
  begun: none(),
  net: none(),
  passed: none(),
}))
const scenes = new Set<string>()
const reactions = new Set<string>()

type Played = Table

const SEARCHES: ReadonlySet<string> = new Set(['search', 'mission', 'meet'])

/** The answer of a seat, by the way that was asked for. */
function answerOf(table: Played, ask: Ask, chance: Chance, memory: Memory): Option {
  const own = ask.options.slice(0, ask.own)
  if (how === 'any') {
    const added = own.filter(({ kind }) => kind === 'add').at(-1)
    if (added !== undefined) return added
    if (own.some(({ kind }) => kind === 'choose')) return chance.pick(own)
  }
  if (how === 'any' || (how === 'reader' && ask.seat === 0)) {
    const searches = own.filter(({ kind }) => SEARCHES.has(kind))
    if (searches.length > 0) return chance.pick(searches)
  }
  const bot = botNamed(how === 'any' ? 'curious' : 'greedy', storyGame.judge, memory)
  return think(table.machine, ask.seat, bot, chance)
}

function playOut(table: Played, seed: string, heard: (event: GameEvent) => void): void {
  const chance = new Chance(`bots of ${seed}`)
  const memory = new Memory()
  while (!table.over) {
    const ask = table.asks.find(({ aside }) => !aside)
    if (ask === undefined) throw new Error('nobody is asked')
    table.take(ask, answerOf(table, ask, chance, memory))
    table.machine.events.forEach(heard)
  }
}

const kindOf = ({ kind }: StoryEvent): Kind =>
  kind === 'meet' ? 'meeting' : kind === 'mission' ? 'mission' : 'letter'

const choicesOf = (event: StoryEvent): readonly Choice[] => [
  ...event.choices,
  ...(event.kind === 'shared' ? Object.values(event.extra ?? {}).flat() : []),
]

const wordIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Counts the scenes of a chapter from its events. */
function watcher(chapter: number): (event: GameEvent) => void {
  const events: Readonly<Record<string, StoryEvent>> = ALL_CHAPTERS[chapter - 1]?.record.events ?? {}
  const tally = tallies[chapter - 1]
  return (told) => {
    // The foe of a scene is named after its event and choice.
    const id = wordIn(told['event'] ?? told['from']).replace(/\.[a-e]$/, '')
    const event = events[id]
    if (event === undefined || tally === undefined) return
    const kind = kindOf(event)
    const choice = choicesOf(event).find((one) => one.id === told['choice'])
    if (told.type === 'scene' || told.type === 'sceneAgain') tally.begun[kind]++
    if (told.type === 'scene') scenes.add(String(told.tale))
    if (told.type === 'chose' && choice !== undefined) tally.net[kind] -= bagWorth(choice.pay ?? {})
    if (told.type === 'hurt') tally.net[kind] -= HEART * Number(told['n'] ?? 0)
    if (told.type !== 'succeeded' || choice === undefined) return
    reactions.add(String(told.tale))
    tally.passed[kind]++
    const bonus = told['bonus'] === true ? worthOf(choice.bonus ?? []) : 0
    tally.net[kind] += worthOf(choice.do) + bonus + REPUTATION * (choice.reputation ?? 0)
  }
}

const STORY_LINES: ReadonlySet<string> = new Set(['reputation', 'mostReputation', 'mooring-ring'])

function count(table: Played, chapter: number): void {
  const tally = tallies[chapter - 1]
  if (tally === undefined) return
  const { machine, game } = table
  const winners = game.play.winners(machine)
  for (const { seat, total, lines } of game.see.standing(machine, 'host')) {
    const own = lines.filter(({ what }) => STORY_LINES.has(what)).reduce((sum, { points }) => sum + points, 0)
    tally.players++
    tally.points += total
    tally.byStory += own
    tally.most = Math.max(tally.most, own)
    if (seat === 0) {
      tally.readers += total
      if (winners.includes(0)) tally.won++
    }
  }
}

/** The mean points of a standard game on the map of the chapter. */
function standard(chapter: number, seed: string): number {
  const map = ALL_CHAPTERS[chapter - 1]?.record.map ?? 'above'
  const table: Played = new Table(storyGame, { seats: SEATS, seed, options: { map, heroes: 'random' } })
  playOut(table, seed, () => undefined)
  const standing = table.game.see.standing(table.machine, 'host')
  return standing.reduce((sum, { total }) => sum + total, 0)
}

/** The total of each line at the end of each campaign. */
const totals: number[] = []
for (let n = 1; n <= Number(campaigns); n++) {
  const seed = `campaign ${SEATS} ${how} ${n}`
  let table: Played = new Table(storyGame, {
    seats: SEATS,
    seed,
    options: { story: true, chapter: '1', heroes: 'random' },
  })
  for (let chapter = 1; chapter <= CHAPTERS; chapter++) {
    playOut(table, `${seed} ${chapter}`, watcher(chapter))
    count(table, chapter)
    const tally = tallies[chapter - 1]
    if (tally !== undefined && how === 'greedy')
      tally.standard += standard(chapter, `${seed} standard ${chapter}`)
    const left = table.leaves()
    const options = storyGame.form.next?.(table.options) ?? null
    if (left === null || options === null) {
      if (left !== null) note(left.left)
      break
    }
    const lines = storyGame.play.carries?.lines(left.left) ?? []
    table = new Table(storyGame, {
      seats: SEATS,
      seed: `${seed} ${chapter + 1}`,
      options,
      carried: { ...left, lines },
    })
  }
  print(n)
}

function note(left: Json): void {
  const rows = storyGame.say.campaign?.(left).sums ?? []
  totals.push(...(rows.find(({ title }) => title === 'Total')?.cells ?? []).map(Number))
}

function print(n: number): void {
  console.log(`\n${n} campaigns, ${SEATS} players, ${how}`)
  console.log(
    'chapter | points | standard | of the story (most) | scenes per player: letters, missions, meetings | passed | net of a letter, a mission, a meeting | first seat, won',
  )
  tallies.forEach((tally, i) => {
    const each = (sum: number) => (sum / Math.max(1, tally.players)).toFixed(2)
    const net = (kind: Kind) => (tally.net[kind] / Math.max(1, tally.begun[kind])).toFixed(2)
    const all = (what: Record<Kind, number>) => what.letter + what.mission + what.meeting
    const games = tally.players / SEATS
    console.log(
      [
        i + 1,
        each(tally.points),
        each(tally.standard),
        `${each(tally.byStory)} (${tally.most})`,
        `${each(tally.begun.letter)}, ${each(tally.begun.mission)}, ${each(tally.begun.meeting)}`,
        `${((100 * all(tally.passed)) / Math.max(1, all(tally.begun))).toFixed(0)} %`,
        `${net('letter')}, ${net('mission')}, ${net('meeting')}`,
        `${(tally.readers / Math.max(1, games)).toFixed(1)}, ${((100 * tally.won) / Math.max(1, games)).toFixed(0)} %`,
      ].join(' | '),
    )
  })
  const sorted = totals.toSorted((one, other) => one - other)
  console.log(`totals of lines: ${sorted.join(' ')}`)
  console.log(`scenes reached: ${scenes.size} of 436; reactions: ${reactions.size} of 902`)
}

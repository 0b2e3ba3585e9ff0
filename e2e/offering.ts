// Games of Vindication with its modules, played until somebody is offered what a test is about.
import { botNamed, think } from '@lorehall/bots'
import { Chance, type GameOptions, type Option, Table, type TableRecord } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { judge } from '@lorehall/vindication/judge'

const NAMES = ['Ada', 'Ben', 'Cleo']

/** What bots seldom come to by themselves. */
const SOUGHT = new Set(['infuse', 'mark', 'mark-region', 'whom', 'adopt'])
const CARDS = new Set(['false-tongue', 'sidney', 'seven-quills', 'toule', 'kuvot', 'greed', 'hubris'])
const REGIONS = new Set([
  'crystal-mine',
  'jewelcrafter',
  'sacred-stone',
  'temple-ruins',
  'well-of-wishes',
  'building-site',
  'menagerie',
])
const GETS = new Set(['activate', 'use', 'take', 'open'])

/** Played with, unless a test says otherwise. */
const BOTH: GameOptions = { treachery: true, jewelcrafter: true }

const A_LONG_GAME = 1500
/** What bots do changes with how well they play: a moment is looked for in many games, and found in the first. */
const SEEDS = ['c', 'f', 'd', 'a', ...Array.from({ length: 60 }, (_, n) => `game ${n}`)]

function play(seed: string, kind: string, options: GameOptions): TableRecord | null {
  const seats = NAMES.map((name) => ({ name, kind: 'bot' as const }))
  const table = new Table(vindication, { seats, seed, options })
  const chance = new Chance('bots')
  const bot = botNamed('greedy', judge)
  for (let n = 0; n < A_LONG_GAME && !table.over; n++) {
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    if (ask.options.some((option) => option.kind === kind)) {
      const record = table.record()
      return {
        ...record,
        seats: seats.map((seat, i) => (i === ask.seat ? { ...seat, kind: 'person' } : seat)),
      }
    }
    const { regions } = table.machine.state
    const sought = (option: Option) =>
      SOUGHT.has(option.kind) ||
      (option.kind === 'visit' && REGIONS.has(regions[option.n] ?? '')) ||
      (GETS.has(option.kind) && CARDS.has(option.name))
    table.take(ask, ask.options.find(sought) ?? think(table.machine, ask.seat, bot, chance))
  }
  return null
}

/** The same game every time, with a person where such an option waits. */
export function offering(kind: string, options: GameOptions = BOTH): TableRecord {
  for (const seed of SEEDS) {
    const record = play(seed, kind, options)
    if (record !== null) return record
  }
  throw new Error(`nobody was offered '${kind}'`)
}

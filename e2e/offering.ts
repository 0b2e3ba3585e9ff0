// Games of Vindication with its modules, played until somebody has the option that a test is about.
import { botNamed, think } from '@lorehall/bots'
import { Chance, type GameOptions, type Option, Table, type TableRecord } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { judge } from '@lorehall/vindication/judge'

const NAMES = ['Ada', 'Ben', 'Cleo']

/** Options, cards and regions that the bots are made to prefer, because they rarely choose them. */
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

/** The default options. */
const BOTH: GameOptions = { treachery: true, jewelcrafter: true }

const A_LONG_GAME = 1500
/** Seeds to try: the bots' moves change whenever they improve, so the first game may not have the option. */
const SEEDS = ['c', 'f', 'd', 'a', ...Array.from({ length: 60 }, (_, n) => `game ${n}`)]

function play(seed: string, kind: string, options: GameOptions, at?: string): TableRecord | null {
  const seats = NAMES.map((name) => ({ name, kind: 'bot' as const }))
  const table = new Table(vindication, { seats, seed, options })
  const chance = new Chance('bots')
  const bot = botNamed('greedy', judge)
  for (let n = 0; n < A_LONG_GAME && !table.over; n++) {
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    if (ask.options.some((option) => option.kind === kind && (at === undefined || option.at === at))) {
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

/** Returns the first game with such an option, at this thing if named, with a person in that seat: always the same. */
export function offering(kind: string, options: GameOptions = BOTH, at?: string): TableRecord {
  for (const seed of SEEDS) {
    const record = play(seed, kind, options, at)
    if (record !== null) return record
  }
  throw new Error(`nobody was offered '${kind}'`)
}

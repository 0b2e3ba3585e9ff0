// Games of Vindication between bots, stopped before a fight whose dice lead to a choice. A person takes over the
// fighter's seat.
import { botNamed, think } from '@lorehall/bots'
import { type Ask, Chance, Table, type TableRecord } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { judge } from '@lorehall/vindication/judge'

/** In one game of six, a fight leads to a choice. */
const SEEDS = Array.from({ length: 60 }, (_, n) => `s${n}`)
const A_LONG_GAME = 1500

interface Fighting {
  readonly record: object
  /** The thing to click to begin the fight. */
  readonly fights: string
}

/** Is a test about a fight that answers the first question and leads to the second? */
type Fits = (asked: Ask, next: Ask) => boolean

function play(seed: string, fits: Fits): Fighting | null {
  const seats: TableRecord['seats'] = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'bot' }))
  const table = new Table(vindication, { seats, seed })
  const chance = new Chance('bots')
  const bot = botNamed('greedy', judge)
  for (let n = 0; n < A_LONG_GAME && !table.over; n++) {
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    const { length } = table.record().entries
    const option = think(table.machine, ask.seat, bot, chance)
    table.take(ask, option)
    const fought =
      table.events.some(({ type }) => type === 'rolled') && table.events.some(({ type }) => type === 'fought')
    const [next] = table.asks
    if (!fought || next?.seat !== ask.seat || next.kind === 'turn' || !fits(ask, next)) continue
    // The record ends before the fight, so its digest would not match.
    const { digest: _, ...record } = table.record()
    const person = { name: 'Ida', kind: 'person' } as const
    return {
      record: { ...record, seats: seats.with(ask.seat, person), entries: record.entries.slice(0, length) },
      fights: option.at,
    }
  }
  return null
}

function firstThat(fits: Fits): () => Fighting {
  let found: Fighting | null = null
  return () => {
    for (let n = 0; found === null && n < SEEDS.length; n++) found = play(SEEDS[n] ?? '', fits)
    if (found === null) throw new Error('nobody is asked about dice')
    return found
  }
}

/** A fight whose dice lead to a choice of two to four options, each a button. */
export const fighting = firstThat((_, { own }) => own >= 2 && own <= 4)

/** A fight that the player may also decline. */
export const declinable = firstThat(({ options }) => options.some(({ manner }) => manner === 'declines'))

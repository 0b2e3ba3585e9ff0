// Games of Vindication with Myths & Wonders, played until somebody is offered what a test is about.
import { botNamed, think } from '@lorehall/bots'
import { Chance, Table, type TableRecord } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { judge } from '@lorehall/vindication/judge'

const A_LONG_GAME = 4000
/** Bots seldom beat Ronak: a moment is looked for in many games, and found in the first. */
const SEEDS = Array.from({ length: 300 }, (_, i) => `myths ${i}`)

function play(seed: string, kind: string, names: readonly string[]): TableRecord | null {
  const seats = names.map((name) => ({ name, kind: 'bot' as const }))
  const table = new Table(vindication, { seats, seed, options: { myths: true } })
  const chance = new Chance('bots')
  const bot = botNamed('quick', judge)
  for (let n = 0; n < A_LONG_GAME && !table.over; n++) {
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    if (ask.options.some((option) => option.kind === kind)) {
      return {
        ...table.record(),
        seats: seats.map((seat, i) => (i === ask.seat ? { ...seat, kind: 'person' } : seat)),
      }
    }
    const contribute = ask.options.find((option) => option.kind === 'contribute')
    table.take(ask, contribute ?? think(table.machine, ask.seat, bot, chance))
  }
  return null
}

/** The same game every time, with a person where such an option waits. */
export function wokenUntil(kind: string, names: readonly string[]): TableRecord {
  for (const seed of SEEDS) {
    const record = play(seed, kind, names)
    if (record !== null) return record
  }
  throw new Error(`nobody was offered '${kind}'`)
}

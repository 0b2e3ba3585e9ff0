// Games of Vindication with Myths & Wonders, played until somebody has the option that a test is about.
import { botNamed, think } from '@lorehall/bots'
import { Chance, Table, type TableRecord } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { judge } from '@lorehall/vindication/judge'

const A_LONG_GAME = 4000
/** Seeds to try: bots seldom beat Ronak. */
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

/** Returns the first game with such an option, with a person in that seat. It is the same every time. */
export function wokenUntil(kind: string, names: readonly string[]): TableRecord {
  for (const seed of SEEDS) {
    const record = play(seed, kind, names)
    if (record !== null) return record
  }
  throw new Error(`nobody was offered '${kind}'`)
}

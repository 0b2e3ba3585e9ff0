// Moments in games of Heroes with boxes: the first seat has a turn in the middle of a game.
import { heroes } from '@lorehall/heroes'
import { judge } from '@lorehall/heroes/judge'
import { botNamed, think } from '@lorehall/bots'
import { Chance, type GameOptions, Table, type TableRecord } from '@lorehall/kernel'

/** Every box. */
export const BOXES = { 'order-and-chaos': true, pestilence: true, mercenaries: true, nomads: true } as const

/** On six Continents, with wandering Nomads. */
export const WAR: GameOptions = { ...BOXES, side: 'six', nomadsWander: true }

/** By now, most players have Buildings, and armies are abroad. */
const WELL_ON = 5

/** How many games to search for a moment. */
const GAMES = 30

export interface Wish {
  readonly seats: number
  readonly options: GameOptions
  /** The faction of the first seat, if it matters. */
  readonly faction?: string
  /** The question to the first seat. */
  readonly prompt?: string
  /** The first round in which it may be; `last`: when the end is triggered. */
  readonly round?: number | 'last'
  /** Seats of people besides the first. */
  readonly people?: readonly number[]
}

/** Whether the table has come far enough. */
function hasCome({ machine }: Table, round: number | 'last', ending: boolean): boolean {
  return round === 'last' ? ending : machine.turnCount.round >= round
}

/** A turn of the first seat. */
export function inWar(wish: Wish): TableRecord {
  const { seats, options, faction, prompt = 'turn', round = WELL_ON, people = [] } = wish
  const bots = Array.from({ length: seats }, (_, i) => ({ name: `Bot ${i + 1}`, kind: 'bot' as const }))
  const bot = botNamed('quick', judge)
  for (let n = 0; n < GAMES; n++) {
    const seed = `war ${n}`
    const table = new Table(heroes, { seats: bots, options, seed })
    const chance = new Chance(seed)
    let ending = false
    for (let [ask] = table.asks; ask !== undefined; [ask] = table.asks) {
      if (ask.seat === 0 && ask.prompt === prompt && hasCome(table, round, ending)) {
        const { digest: _unfinished, ...record } = table.record()
        const sitting = bots.map((one, seat) =>
          seat === 0 || people.includes(seat) ? { name: `Person ${seat + 1}`, kind: 'person' as const } : one,
        )
        return { ...record, seats: sitting }
      }
      const wanted = ask.seat === 0 ? ask.options.find(({ id }) => id === `faction:${faction}`) : undefined
      // Somebody else has taken the faction.
      if (ask.seat === 0 && ask.prompt === 'pickFaction' && faction !== undefined && wanted === undefined)
        break
      table.take(ask, wanted ?? think(table.machine, ask.seat, bot, chance))
      ending ||= table.events.some(({ type }) => type === 'ending')
    }
  }
  throw new Error(`not asked in ${GAMES} games`)
}

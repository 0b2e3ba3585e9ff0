// The earlier online table that a new one continues: its seats, options, values, pace and visibility.
import { strengthNamed } from '@lorehall/host/strengths'
import { type GameOptions, readRecord } from '@lorehall/kernel'
import { gameNamed } from '../../games/named.ts'
import { checkGoesOn, type Continued } from '../campaign/continued.ts'
import { call } from '../../online/api.ts'
import { PACES, type Pace } from '../../online/when.ts'
import { nextTable } from '../new-table/next-table.ts'
import { isWireJson, type WireJson } from '../new-table/wire-json.ts'
import { newSeat, type SeatDraft } from './seats.ts'

export interface EarlierOnline extends Continued {
  readonly table: string
  readonly seats: readonly SeatDraft[]
  readonly options: GameOptions
  /** The options of the new table. */
  readonly next: GameOptions
  readonly values: WireJson
  readonly pace: Pace
  readonly listed: boolean
}

/** My seat is mine again; the seats of other people are open. */
export async function earlierOnline(table: string): Promise<EarlierOnline> {
  const [lobby, { text }, campaign] = await Promise.all([
    call('room', { table }),
    call('record', { table }),
    call('campaign', { table }),
  ])
  const seats = lobby.seats.map(({ person, bot: name }, seat): SeatDraft => {
    if (seat === lobby.yours) return newSeat('me')
    const bot = person === null ? strengthNamed(name) : undefined
    return bot === undefined ? newSeat('open') : { ...newSeat('bot'), bot }
  })
  checkGoesOn(campaign)
  const { game, ...earlier } = readRecord(JSON.parse(text))
  const known = gameNamed(game)
  const next = known === undefined ? earlier : await nextTable(known, earlier)
  const own: unknown = next.values
  const pace = PACES.find((one) => one === lobby.limit) ?? null
  return {
    table,
    seats,
    options: earlier.options,
    next: next.options,
    values: isWireJson(own) ? own : null,
    pace,
    listed: lobby.public,
    campaign,
    names: lobby.seats.map(({ name }) => name),
  }
}

// The earlier online table that a new one continues: its seats, options, values, pace and visibility.
import { type GameOptions, readRecord } from '@lorehall/kernel'
import { call } from '../../online/api.ts'
import { PACES, type Pace } from '../../online/when.ts'
import { strengthNamed } from '../home/strengths.ts'
import { isWireJson, type WireJson } from '../new-table/wire-json.ts'
import { newSeat, type SeatDraft } from './seats.ts'

export interface EarlierOnline {
  readonly table: string
  readonly seats: readonly SeatDraft[]
  readonly options: GameOptions
  readonly values: WireJson
  readonly pace: Pace
  readonly listed: boolean
}

/** My seat is mine again; the seats of other people are open. */
export async function earlierOnline(table: string): Promise<EarlierOnline> {
  const [lobby, { text }] = await Promise.all([call('room', { table }), call('record', { table })])
  const seats = lobby.seats.map(({ person, bot: name }, seat): SeatDraft => {
    if (seat === lobby.yours) return newSeat('me')
    const bot = person === null ? strengthNamed(name) : undefined
    return bot === undefined ? newSeat('open') : { ...newSeat('bot'), bot }
  })
  const { options, values } = readRecord(JSON.parse(text))
  const own: unknown = values
  const pace = PACES.find((one) => one === lobby.limit) ?? null
  return { table, seats, options, values: isWireJson(own) ? own : null, pace, listed: lobby.public }
}

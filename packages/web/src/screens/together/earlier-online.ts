// The online table a new one goes on from: who sat there, and what was played.
import { type GameOptions, readRecord } from '@lorehall/kernel'
import { call } from '../../online/api.ts'
import { PACES, type Pace } from '../../online/when.ts'
import { STRENGTHS } from '../home/strengths.ts'
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

/** My seat is mine again, those of the others wait for them. */
export async function earlierOnline(table: string): Promise<EarlierOnline> {
  const [room, { text }] = await Promise.all([call('room', { table }), call('record', { table })])
  const seats = room.seats.map(({ person, bot: name }, seat): SeatDraft => {
    if (seat === room.yours) return newSeat('me')
    const bot = person === null ? STRENGTHS.find((one) => one === name) : undefined
    return bot === undefined ? newSeat('open') : { ...newSeat('bot'), bot }
  })
  const { options, values } = readRecord(JSON.parse(text))
  const own: unknown = values
  const pace = PACES.find((one) => one === room.limit) ?? null
  return { table, seats, options, values: isWireJson(own) ? own : null, pace, listed: room.public }
}

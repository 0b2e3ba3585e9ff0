// Seats people and bots at a new table.
import type { NewTable, SeatPlan } from '@lorehall/host'
import type { StrengthId } from '@lorehall/host/strengths'
import type { HallGame } from '../../games/game.ts'
import { host } from '../../host/client.ts'
import { freeName } from './free-name.ts'
import { askToKeep } from './storage-promise.ts'

/** The names we give to bots. */
export const BOT_NAMES = [
  'Wenna',
  'Old Tobiah',
  'Marisol',
  'Gisla',
  'Sister Ilse',
  'Fenwick',
  'Ragna',
] as const

const COMPANY = [0, 1, 2, 3] as const

/** The number of bots for "Play now": up to 3, as far as the game has seats. */
export function botsAtOnce({ seats }: Pick<HallGame, 'seats'>): (typeof COMPANY)[number] {
  return COMPANY[seats.max - 1] ?? 3
}

export function playNow(me: string, game: Pick<HallGame, 'seats'>, bot: StrengthId): readonly SeatPlan[] {
  const names = Array.from({ length: botsAtOnce(game) }).reduce<string[]>(
    (taken) => [...taken, freeName(taken, BOT_NAMES)],
    [me],
  )
  const bots = names.slice(1).map((name): SeatPlan => ({ name, kind: 'bot', bot }))
  return [{ name: me, kind: 'person' }, ...bots]
}

export async function beginTable(wanted: NewTable): Promise<string> {
  const { table } = await host.request('create', wanted)
  void askToKeep()
  return table
}

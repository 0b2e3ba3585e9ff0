// The earlier table that a new one continues: its seats, options and values.
import type { SeatPlan } from '@lorehall/host'
import { type GameOptions, type Json, readRecord, Refusal } from '@lorehall/kernel'
import { gameNamed } from '../../games/named.ts'
import { checkGoesOn, type Continued } from '../campaign/continued.ts'
import { host } from '../../host/client.ts'
import { nextTable } from './next-table.ts'

export interface Earlier extends Continued {
  readonly table: string
  readonly seats: readonly SeatPlan[]
  readonly options: GameOptions
  /** The options of the new table. */
  readonly next: GameOptions
  readonly values: Json
}

export async function earlierTable(table: string): Promise<Earlier> {
  // The summary has the current seats; only the record has the options and values.
  const [{ tables }, { text }, campaign] = await Promise.all([
    host.request('tables', {}),
    host.request('export', { table }),
    host.request('campaign', { table }),
  ])
  const found = tables.find(({ id }) => id === table)
  if (found === undefined)
    throw new Refusal('unknown-table', 'this table is not saved on this device (anymore)')
  checkGoesOn(campaign)
  const { game, options, values } = readRecord(JSON.parse(text))
  const known = gameNamed(game)
  const next = known === undefined ? { options, values } : await nextTable(known, { options, values })
  const names = found.seats.map(({ name }) => name)
  return { table, seats: found.seats, options, next: next.options, values: next.values, campaign, names }
}

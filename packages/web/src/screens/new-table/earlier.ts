// The earlier table that a new one continues: its seats, options and values.
import type { SeatPlan } from '@lorehall/host'
import { type GameOptions, type Json, readRecord, Refusal } from '@lorehall/kernel'
import { host } from '../../host/client.ts'

export interface Earlier {
  readonly table: string
  readonly seats: readonly SeatPlan[]
  readonly options: GameOptions
  readonly values: Json
}

export async function earlierTable(table: string): Promise<Earlier> {
  // The summary has the current seats; only the record has the options and values.
  const [{ tables }, { text }] = await Promise.all([
    host.request('tables', {}),
    host.request('export', { table }),
  ])
  const found = tables.find(({ id }) => id === table)
  if (found === undefined)
    throw new Refusal('unknown-table', 'this table is not saved on this device (anymore)')
  const { options, values } = readRecord(JSON.parse(text))
  return { table, seats: found.seats, options, values }
}

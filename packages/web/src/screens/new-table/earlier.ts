// The table a new one goes on from: who sat there, and what was played.
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
  // What a table was begun with stands in its record only, and who sits there now does not.
  const [{ tables }, { text }] = await Promise.all([
    host.request('tables', {}),
    host.request('export', { table }),
  ])
  const found = tables.find(({ id }) => id === table)
  if (found === undefined) throw new Refusal('unknown-table', 'this table is not kept here (any more)')
  const { options, values } = readRecord(JSON.parse(text))
  return { table, seats: found.seats, options, values }
}

// The list of stored tables, newest first. It needs no rules, so a page can build it itself.
import type { TableSummary } from './port.ts'
import { earlierOf, type StoredTable } from './store.ts'

export function summariesOf(stored: readonly StoredTable[]): TableSummary[] {
  const tables = stored.map((table) => {
    const {
      plans,
      beginning,
      waiting = [],
      progress = '',
      rivals = [],
      leaves,
      standIns: _standIns,
      ...rest
    } = table
    const after = earlierOf(table, stored)?.id ?? null
    const seen = { waiting, progress, rivals, leaves: leaves !== undefined, after }
    return { ...rest, ...seen, game: beginning.game, seats: plans }
  })
  return tables.toSorted((a, b) => b.updated - a.updated)
}

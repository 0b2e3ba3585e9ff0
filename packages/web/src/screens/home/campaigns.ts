// Campaigns in lists of tables: the chapters of a campaign are one row, that of the last chapter.
import type { TableSummary } from '@lorehall/host'

export interface Campaign {
  readonly game: string
  readonly table: TableSummary
  /** The chapters before it that are stored here, from the first. */
  readonly earlier: readonly TableSummary[]
}

/** The tables that no other table of this device continues, each with the chapters before it. */
export function inCampaigns(tables: readonly TableSummary[]): Campaign[] {
  const byId = new Map(tables.map((table) => [table.id, table]))
  const continued = new Set(tables.flatMap(({ after }) => (after === null ? [] : [after])))
  return tables.flatMap((table) =>
    continued.has(table.id) ? [] : [{ game: table.game, table, earlier: before(table, byId) }],
  )
}

function before({ id, after }: TableSummary, byId: ReadonlyMap<string, TableSummary>): TableSummary[] {
  const chapters: TableSummary[] = []
  // A chain of tables in a circle would never end.
  const seen = new Set([id])
  for (let next = after; next !== null && !seen.has(next);) {
    seen.add(next)
    const table = byId.get(next)
    if (table === undefined) break
    chapters.unshift(table)
    next = table.after
  }
  return chapters
}

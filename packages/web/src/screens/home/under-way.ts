// The games one can go on with, online and on this device alike: what waits for me first, the latest before
// the rest.
import type { TableSummary } from '@lorehall/host'
import type { Listed } from '../../online/lists.ts'

export type UnderWay =
  | { readonly at: 'here'; readonly game: string; readonly table: TableSummary }
  | { readonly at: 'online'; readonly game: string; readonly table: Listed }

/** Is somebody of this device to play? */
function waits(one: UnderWay): boolean {
  if (one.at === 'here') return one.table.waiting.some((seat) => one.table.seats[seat]?.kind === 'person')
  const { stage, yours, waiting } = one.table
  return stage === 'playing' && yours !== null && waiting.includes(yours)
}

export function inOrder(here: readonly TableSummary[], online: readonly Listed[]): readonly UnderWay[] {
  const all: UnderWay[] = [
    ...here.filter(({ over }) => !over).map((table) => ({ at: 'here' as const, game: table.game, table })),
    ...online.map((table) => ({ at: 'online' as const, game: table.game, table })),
  ]
  return all.toSorted((a, b) => Number(waits(b)) - Number(waits(a)) || b.table.updated - a.table.updated)
}

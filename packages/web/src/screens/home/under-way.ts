// The unfinished games, online and on this device: those that wait for me first, then the most recently played.
import type { TableSummary } from '@lorehall/host'
import type { Listed } from '../../online/lists.ts'
import { type Campaign, inCampaigns } from './campaigns.ts'

export type UnderWay =
  | ({ readonly at: 'here' } & Campaign)
  | { readonly at: 'online'; readonly game: string; readonly table: Listed }

/** Is it the turn of a person on this device? */
function waits(one: UnderWay): boolean {
  if (one.at === 'here') return one.table.waiting.some((seat) => one.table.seats[seat]?.kind === 'person')
  const { stage, yours, waiting } = one.table
  return stage === 'playing' && yours !== null && waiting.includes(yours)
}

export function inOrder(here: readonly TableSummary[], online: readonly Listed[]): readonly UnderWay[] {
  const all: UnderWay[] = [
    ...inCampaigns(here).flatMap((one) => (one.table.over ? [] : [{ at: 'here' as const, ...one }])),
    ...online.map((table) => ({ at: 'online' as const, game: table.game, table })),
  ]
  return all.toSorted((a, b) => Number(waits(b)) - Number(waits(a)) || b.table.updated - a.table.updated)
}

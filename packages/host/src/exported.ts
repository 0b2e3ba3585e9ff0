// Tables as they are written to files: a hall loads this when it first writes one.
import type { TableRecord } from '@lorehall/kernel'
import { bundleOf } from './campaign.ts'
import { withStandIns } from './saved-stand-ins.ts'
import { earlierOf, type Store, type StoredTable } from './store.ts'
import type { TableHost } from './table-host.ts'

/** One table as a record; its whole campaign, chapter by chapter; or without a table, all of them in one file. */
export async function exported(
  store: Store,
  host: TableHost | null,
  campaign = false,
): Promise<{ name: string; text: string }> {
  if (host === null) {
    return { name: 'lorehall-tables.json', text: bundleOf(await recordsIn(store, await store.list())) }
  }
  const { id, table, standIns } = host
  const name = table.game.id
  if (!campaign) {
    const text = JSON.stringify(withStandIns(table.record(), standIns), null, 1)
    return { name: `${name}-${id}.json`, text }
  }
  const chapters = await recordsIn(store, campaignOf(id, await store.list()))
  return { name: `${name}-campaign-${id}.json`, text: bundleOf(chapters) }
}

async function recordsIn(store: Store, tables: readonly StoredTable[]): Promise<TableRecord[]> {
  const records: TableRecord[] = []
  for (const { id } of tables) {
    const found = await store.load(id)
    if (found === null) continue
    const { beginning, standIns } = found.table
    records.push(withStandIns({ ...beginning, entries: found.entries }, new Map(standIns)))
  }
  return records
}

/** What led to a table, the table, and what went on from it, in the order of chapters. */
function campaignOf(id: string, among: readonly StoredTable[]): StoredTable[] {
  const led: StoredTable[] = []
  const followed = among.filter((table) => table.id === id)
  for (let first = followed[0]; first !== undefined; first = earlierOf(first, among)) led.unshift(first)
  for (const one of followed) followed.push(...among.filter((next) => earlierOf(next, among) === one))
  return [...led, ...followed.slice(1)]
}

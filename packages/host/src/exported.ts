// Writes tables to files. A hall loads this module when it first exports something.
import { Refusal, type TableRecord } from '@lorehall/kernel'
import { bundleOf } from './campaign.ts'
import { withStandIns } from './saved-stand-ins.ts'
import { earlierOf, type Store, type StoredTable } from './store.ts'
import type { TableHost } from './table-host.ts'

/** A file with one table, with its whole campaign in the order of chapters, or (without an id) with all tables. */
export async function exported(
  store: Store,
  id: string | null,
  campaign = false,
  open: (id: string) => Promise<TableHost>,
): Promise<{ name: string; text: string }> {
  if (id === null) {
    return { name: 'lorehall-tables.json', text: bundleOf(await recordsIn(store, await store.list())) }
  }
  const record = await recordOf(store, id, open)
  const name = record.game
  if (!campaign) return { name: `${name}-${id}.json`, text: JSON.stringify(record, null, 1) }
  const chapters = await recordsIn(store, campaignOf(id, await store.list()))
  return { name: `${name}-campaign-${id}.json`, text: bundleOf(chapters) }
}

/** If the table can't be opened here, its stored record is written unchanged; another version may open it. */
async function recordOf(
  store: Store,
  id: string,
  open: (id: string) => Promise<TableHost>,
): Promise<TableRecord> {
  try {
    const { table, standIns } = await open(id)
    return withStandIns(table.record(), standIns)
  } catch (error) {
    const [kept] = error instanceof Refusal ? await recordsIn(store, [{ id }]) : []
    if (kept === undefined) throw error
    return kept
  }
}

async function recordsIn(store: Store, tables: readonly Pick<StoredTable, 'id'>[]): Promise<TableRecord[]> {
  const records: TableRecord[] = []
  for (const { id } of tables) {
    const found = await store.load(id)
    if (found === null) continue
    const { beginning, standIns } = found.table
    records.push(withStandIns({ ...beginning, entries: found.entries }, new Map(standIns)))
  }
  return records
}

/** The table's campaign in the order of chapters: the earlier tables, the table itself, and those that continue it. */
function campaignOf(id: string, among: readonly StoredTable[]): StoredTable[] {
  const led: StoredTable[] = []
  const followed = among.filter((table) => table.id === id)
  for (let first = followed[0]; first !== undefined; first = earlierOf(first, among)) led.unshift(first)
  for (const one of followed) followed.push(...among.filter((next) => earlierOf(next, among) === one))
  return [...led, ...followed.slice(1)]
}

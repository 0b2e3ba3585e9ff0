// Tables in IndexedDB: one row per table, one row per entry. If an entry number is already taken, the whole transaction
// fails, so two tabs can never both extend a table. Each tab tells the others which table it has changed.
import type { Entry } from '@lorehall/kernel'
import { Cleared, NotKept, Overtaken, Removed, type Store, type StoredTable } from '@lorehall/host'
import { done, openDatabase } from './database.ts'

/** Loaded with the first review. */
const keptReviews = () => import('./kept-reviews.ts')

interface EntryRow {
  readonly table: string
  readonly n: number
  readonly entry: Entry
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      const { error } = transaction
      const full = error?.name === 'QuotaExceededError'
      reject(
        full
          ? new NotKept('storage-full', error.message)
          : (error ?? new Error('the browser could not store this')),
      )
    }
    transaction.addEventListener('complete', () => resolve())
    // A failed request aborts the transaction, and only then does the transaction know the error.
    transaction.addEventListener('abort', fail)
  })
}

/** Whether the browser is closing the connection: it aborts what is under way and begins nothing else. */
const isClosing = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError')

const entriesOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity])

/** @param told called when the browser has deleted everything */
export async function idbStore(told: () => void): Promise<Store> {
  /** The tables that were stored since the browser deleted everything; null: it never has. */
  let since: Set<string> | null = null
  /** Null: the browser has closed it, and the next request opens it again. */
  let opened: IDBDatabase | null = null
  const connection = async () => {
    if (opened !== null) return opened
    const db = await openDatabase()
    db.addEventListener('close', () => {
      if (opened === db) opened = null
      since = new Set()
      told()
    })
    return (opened = db)
  }
  await connection()
  const begin = async (mode: IDBTransactionMode) => {
    const db = await connection()
    const transaction = db.transaction(['tables', 'entries'], mode, { durability: 'strict' })
    return {
      transaction,
      tables: transaction.objectStore('tables'),
      entries: transaction.objectStore('entries'),
    }
  }
  const tabs = new BroadcastChannel('lorehall-tables')
  const write = (
    { tables, entries: rows }: Awaited<ReturnType<typeof begin>>,
    table: StoredTable,
    from: number,
    entries: readonly Entry[],
  ) => {
    tables.put(table)
    entries.forEach((entry, i) => rows.add({ table: table.id, n: from + i, entry } satisfies EntryRow))
  }
  const stored = (id: string) => {
    since?.add(id)
    tabs.postMessage(id)
  }
  /** Says why something could not be stored. `removed`: its table is no longer there. */
  const whyNot = (error: unknown, table: string, removed: boolean): unknown => {
    // The browser closes the connection before it deletes everything.
    if (isClosing(error)) opened = null
    if (opened === null || (removed && since?.has(table) === false)) return new Cleared()
    if (removed) return new Removed()
    return error instanceof DOMException && error.name === 'ConstraintError' ? new Overtaken(table) : error
  }
  return {
    list: async () => done<StoredTable[]>((await begin('readonly')).tables.getAll()),
    load: async (id) => {
      const { tables, entries } = await begin('readonly')
      const [table, rows] = await Promise.all([
        done<StoredTable | undefined>(tables.get(id)),
        done<EntryRow[]>(entries.getAll(entriesOf(id))),
      ])
      return table === undefined ? null : { table, entries: rows.map(({ entry }) => entry) }
    },
    create: async (added) => {
      const all = await begin('readwrite')
      for (const { table, entries } of added) write(all, table, 0, entries)
      try {
        await finished(all.transaction)
      } catch (error) {
        throw whyNot(error, added[0]?.table.id ?? '', false)
      }
      for (const { table } of added) stored(table.id)
    },
    append: async (table, from, entries) => {
      let removed = false
      try {
        const all = await begin('readwrite')
        const known = all.tables.getKey(table.id)
        known.addEventListener('success', () => {
          removed = known.result === undefined
          if (removed) all.transaction.abort()
        })
        write(all, table, from, entries)
        await finished(all.transaction)
      } catch (error) {
        throw whyNot(error, table.id, removed)
      }
      stored(table.id)
    },
    remove: async (id) => {
      const { transaction, tables, entries } = await begin('readwrite')
      tables.delete(id)
      entries.delete(entriesOf(id))
      await finished(transaction)
      tabs.postMessage(id)
      const { forgetReviewOf } = await keptReviews()
      await forgetReviewOf(id)
    },
    reviewOf: (id) => ({
      load: async () => (await keptReviews()).keptReviewOf(id).load(),
      save: async (review) => (await keptReviews()).keptReviewOf(id).save(review),
    }),
    onChange: (hear) => tabs.addEventListener('message', ({ data }: MessageEvent<string>) => hear(data)),
  }
}

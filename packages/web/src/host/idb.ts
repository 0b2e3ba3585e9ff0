// Tables in IndexedDB: one row per table, one row per entry. If an entry number is already taken, the whole transaction
// fails, so two tabs can never both extend a table.
import type { Entry } from '@lorehall/kernel'
import { NotKept, Overtaken, type Store, type StoredTable } from '@lorehall/host'
import { done, openDatabase } from './database.ts'

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
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })
}

const entriesOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity])

export async function idbStore(): Promise<Store> {
  const db = await openDatabase()
  const begin = (mode: IDBTransactionMode) => {
    const transaction = db.transaction(['tables', 'entries'], mode, { durability: 'strict' })
    return {
      transaction,
      tables: transaction.objectStore('tables'),
      entries: transaction.objectStore('entries'),
    }
  }
  const write = async (table: StoredTable, from: number, entries: readonly Entry[]) => {
    const { transaction, tables, entries: rows } = begin('readwrite')
    tables.put(table)
    entries.forEach((entry, i) => rows.add({ table: table.id, n: from + i, entry } satisfies EntryRow))
    await finished(transaction)
  }
  return {
    list: async () => done<StoredTable[]>(begin('readonly').tables.getAll()),
    load: async (id) => {
      const { tables, entries } = begin('readonly')
      const [table, rows] = await Promise.all([
        done<StoredTable | undefined>(tables.get(id)),
        done<EntryRow[]>(entries.getAll(entriesOf(id))),
      ])
      return table === undefined ? null : { table, entries: rows.map(({ entry }) => entry) }
    },
    create: (table, entries) => write(table, 0, entries),
    append: async (table, from, entries) => {
      try {
        await write(table, from, entries)
      } catch (error) {
        if (error instanceof DOMException && error.name === 'ConstraintError') throw new Overtaken(table.id)
        throw error
      }
    },
    remove: async (id) => {
      const { transaction, tables, entries } = begin('readwrite')
      tables.delete(id)
      entries.delete(entriesOf(id))
      await finished(transaction)
    },
  }
}

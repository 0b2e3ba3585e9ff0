// A store in memory, for tests and for browsers that refuse to store anything.
import type { Review } from './port.ts'
import { Overtaken, Removed, type Store, type WholeTable } from './store.ts'

export function memoryStore(): Store {
  const kept = new Map<string, WholeTable>()
  const reviews = new Map<string, Review>()
  return {
    list: () => Promise.resolve([...kept.values()].map(({ table }) => table)),
    load: (id) => Promise.resolve(kept.get(id) ?? null),
    create: (tables) => {
      for (const { table, entries } of tables) kept.set(table.id, { table, entries: [...entries] })
      return Promise.resolve()
    },
    append: (table, from, entries) => {
      const own = kept.get(table.id)
      if (own === undefined) return Promise.reject(new Removed())
      if (own.entries.length !== from) return Promise.reject(new Overtaken(table.id))
      kept.set(table.id, { table, entries: [...own.entries, ...entries] })
      return Promise.resolve()
    },
    remove: (id) => {
      kept.delete(id)
      reviews.delete(id)
      return Promise.resolve()
    },
    reviewOf: (id) => ({
      load: () => Promise.resolve(reviews.get(id) ?? null),
      save: (review) => {
        reviews.set(id, review)
        return Promise.resolve()
      },
    }),
  }
}

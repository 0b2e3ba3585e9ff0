// The reviews of finished games on this device: one row per table, in a database of their own, so that tables open in
// tabs of an older version.
import type { Review, ReviewKeep } from '@lorehall/host'
import { done } from './database.ts'

const NAME = 'lorehall-reviews'
const VERSION = 1

let opening: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('reviews'))
  return done<IDBDatabase>(request)
}

async function reviews(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opening ??= database()
  return (await opening).transaction('reviews', mode).objectStore('reviews')
}

export const keptReviewOf = (table: string): ReviewKeep => ({
  load: async () => (await done<Review | undefined>((await reviews('readonly')).get(table))) ?? null,
  save: async (review) => {
    await done((await reviews('readwrite')).put(review, table))
  },
})

export async function forgetReviewOf(table: string): Promise<void> {
  await done((await reviews('readwrite')).delete(table))
}

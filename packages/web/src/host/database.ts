// The IndexedDB database of this device's tables, opened by the host and by the list of tables.

const NAME = 'lorehall'
const VERSION = 1

/** The result type is trusted, because only this code writes to the database. */
export function done<T>(request: IDBRequest): Promise<T>
export function done(request: IDBRequest<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the browser could not read its storage')),
    )
  })
}

/** A browser that forbids storage throws here or on first use. */
export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('tables', { keyPath: 'id' })
    request.result.createObjectStore('entries', { keyPath: ['table', 'n'] })
  })
  return done<IDBDatabase>(request)
}

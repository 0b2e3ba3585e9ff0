// The database of this device's tables, as its host and the list of tables open it.

const NAME = 'lorehall'
const VERSION = 1

/** What we wrote ourselves comes back as we wrote it. */
export function done<T>(request: IDBRequest): Promise<T>
export function done(request: IDBRequest<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the browser could not read its storage')),
    )
  })
}

/** A browser that forbids storage throws at once, or later. */
export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('tables', { keyPath: 'id' })
    request.result.createObjectStore('entries', { keyPath: ['table', 'n'] })
  })
  return done<IDBDatabase>(request)
}

// Reads the entries of the open table from the browser's storage, where they are written before the page shows them.

/** Runs in the page. */
export async function storedEntries(table: string): Promise<unknown[]> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () =>
        reject(request.error ?? new Error('the storage cannot be read')),
      )
    })
  const db = await settled(indexedDB.open('lorehall'))
  try {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity])
    const rows: unknown[] = await settled(db.transaction('entries').objectStore('entries').getAll(range))
    return rows.flatMap((row) =>
      typeof row === 'object' && row !== null && 'entry' in row ? [row.entry] : [],
    )
  } finally {
    db.close()
  }
}

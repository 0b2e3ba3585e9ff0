// Which games a test asks for in its browser; null where it asks for none, or in a host, which has no such storage.
function wanted(): string | null {
  if (!('localStorage' in globalThis)) return null
  try {
    return localStorage.getItem('games-under-test')
  } catch {
    // A browser may refuse to keep anything.
    return null
  }
}

export const UNDER_TEST = wanted()

/** Whether this is a page; a host in a worker plays whatever it is asked to. */
export const ON_PAGE = 'document' in globalThis

// The games that a test selected in local storage. Null if it selected none, and in a worker, which has no storage.
function wanted(): string | null {
  if (!('localStorage' in globalThis)) return null
  try {
    return localStorage.getItem('games-under-test')
  } catch {
    // The browser may forbid storage.
    return null
  }
}

export const UNDER_TEST = wanted()

/** False in the worker, whose host has every game. */
export const ON_PAGE = 'document' in globalThis

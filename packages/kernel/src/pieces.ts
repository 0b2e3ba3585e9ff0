// Long work that can be paused: a generator that yields wherever others may have their turn.

export type InPieces<T> = Generator<unknown, T, undefined>

/** All of it in one go. */
export function inOneGo<T>(work: InPieces<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
  }
}

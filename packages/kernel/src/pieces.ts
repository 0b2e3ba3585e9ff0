// Long work that can be paused: a generator that yields wherever other work may run.

export type InPieces<T> = Generator<unknown, T, undefined>

/** Runs the work to its end without a pause. */
export function inOneGo<T>(work: InPieces<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
  }
}

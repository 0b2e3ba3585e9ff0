// Runs long work in pieces of a few milliseconds. Between the pieces others get their turn, and the caller is charged
// for each piece.
import type { InPieces } from '@lorehall/kernel'
import { measured } from '../guard/charged.ts'

/** Steps of `work` per piece. */
const IN_ONE_GO = 200

/** @param pause resolves when others have had their turn */
export async function inPieces<T>(work: InPieces<T>, pause: () => Promise<void>): Promise<T> {
  const piece = () => {
    for (let n = 0; n < IN_ONE_GO; n++) {
      const { done, value } = work.next()
      if (done === true) return { value }
    }
    return null
  }
  for (;;) {
    const end = measured(piece)
    if (end !== null) return end.value
    await pause()
  }
}

// Something long, a few milliseconds at a time: others have their turn between the pieces, and who asked is charged
// for each.
import type { InPieces } from '@lorehall/kernel'
import { measured } from '../guard/charged.ts'

/** Moves that are played and put into words in one go. */
const IN_ONE_GO = 200

/** @param pause lets others have their turn */
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

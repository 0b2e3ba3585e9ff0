// A file that a person downloads. The next piece is made when the ones before were sent, and the caller is charged for
// each of them.
import { Readable } from 'node:stream'
import type { Caller, Gateway } from '../gateway.ts'
import { measured } from '../guard/charged.ts'

export function download(pieces: AsyncIterable<string>, caller: Caller, gateway: Gateway): Readable {
  return Readable.from(chargedPieces(pieces, caller, gateway))
}

async function* chargedPieces(
  pieces: AsyncIterable<string>,
  caller: Caller,
  gateway: Gateway,
): AsyncGenerator<string> {
  const all = pieces[Symbol.asyncIterator]()
  try {
    for (;;) {
      const piece = await gateway.charged(caller, () => measured(() => all.next()))
      if (piece.done === true) return
      yield piece.value
    }
  } finally {
    // The other end may have hung up.
    await all.return?.()
  }
}

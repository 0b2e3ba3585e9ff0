// Whether the storage can be read and written right now, for the readiness check. In contrast to the health check, it
// takes the way of every move: through the queue of writes to a commit.
import { NotKept } from '@lorehall/host'
import type { Storage } from './storage.ts'

/** How long a result is used again. */
const FRESH_MS = 1000

/** After this time, requests would wait too long. The trial goes on, and no other begins before it has ended. */
const PATIENCE_MS = 2000

/** Returns a check that resolves to null, or to the reason why no request can be served. */
export function readyWith(
  { probe }: Pick<Storage, 'probe'>,
  storable: () => Promise<string | null>,
): () => Promise<string | null> {
  let last: Promise<string | null> | null = null

  async function attempt(): Promise<string | null> {
    const why = await storable()
    if (why !== null) return why
    try {
      await probe()
      return null
    } catch (error) {
      return error instanceof NotKept ? error.message : 'Nothing can be read or saved. The log says why.'
    }
  }

  function begun(): Promise<string | null> {
    const trial = attempt()
    void trial.then(() => setTimeout(() => (last = null), FRESH_MS).unref())
    return trial
  }

  return () => {
    last ??= begun()
    const late = new Promise<string>((resolve) => {
      setTimeout(() => resolve('The storage does not reply in time.'), PATIENCE_MS).unref()
    })
    return Promise.race([last, late])
  }
}

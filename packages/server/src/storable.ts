// Whether the disk of the data file can be written to, for the health check.
import { rm, writeFile } from 'node:fs/promises'

/** How long a result is used again, because each trial waits for the disk. */
const FRESH_MS = 5000

/** Large enough to need free space on the disk. */
const TRIAL = Buffer.alloc(8192)

/** Returns a check that resolves to null, or to the reason why nothing can be saved. */
export function storableBeside(file: string, now: () => number): () => Promise<string | null> {
  const trial = `${file}.trial-${process.pid}`
  let last = Promise.resolve<string | null>(null)
  let at = Number.NEGATIVE_INFINITY

  async function attempt(): Promise<string | null> {
    try {
      await writeFile(trial, TRIAL, { flush: true })
      return null
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      return `Nothing can be saved (${code}). Is the disk full, or is the server not allowed to write there?`
    } finally {
      await rm(trial, { force: true }).catch(() => {})
    }
  }

  return () => {
    if (now() - at >= FRESH_MS) {
      at = now()
      last = attempt()
    }
    return last
  }
}

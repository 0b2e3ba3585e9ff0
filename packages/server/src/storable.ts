// Whether anything can be stored beside the database: asked by whoever watches over the server.
import { rm, writeFile } from 'node:fs/promises'

/** A write to the disk is no small thing; nobody needs to know more often. */
const FRESH_MS = 5000

/** Enough to need room on the disk. */
const TRIAL = Buffer.alloc(8192)

/** Says null, or why not. */
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
      return `Nothing can be stored (${code}): is the disk full, or may the server not write there?`
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

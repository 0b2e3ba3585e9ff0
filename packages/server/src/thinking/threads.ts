// Bots that plan think in threads, so that no request and no other table waits for them. People take turns. A thread
// starts with the first thought and ends when none has come for a while.
import { Worker } from 'node:worker_threads'
import type { Thinker } from '@lorehall/host'
import { type Found, type Head, type HeadEars, ThinkingPool } from '@lorehall/host/thinking-pool'

export interface ThreadsParts {
  /** The script of the threads: `worker.ts`, or its built version. */
  readonly script: URL | string
  /** How many threads there may be. */
  readonly most: number
  /** Seconds that one thought may take. */
  readonly seconds: number
  readonly idleMs?: number
}

/** Thoughts of one person that may wait. */
const MOST_WAITING = 100
const IDLE_MS = 60_000
/** Megabytes of memory for a thread; a plan needs a fraction of that. */
const MOST_MEMORY = 128

/** The thinker for the tables of a person. */
export function thinkInThreads(parts: ThreadsParts): (whose: string) => Thinker {
  const pool = new ThinkingPool({
    start: (ears) => thread(parts.script, ears),
    most: parts.most,
    mostWaiting: MOST_WAITING,
    limitMs: parts.seconds * 1000,
    idleMs: parts.idleMs ?? IDLE_MS,
    later(act, ms) {
      const timer = setTimeout(act, ms).unref()
      return () => clearTimeout(timer)
    },
  })
  return (whose) => pool.of(whose)
}

/** It does not keep the process alive. */
function thread(script: URL | string, ears: HeadEars): Head {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } })
  worker.unref()
  worker.on('message', (found: Found) => ears.found(found))
  worker.on('error', (error: Error) => ears.died(`a thread in which bots think has failed: ${error.message}`))
  worker.on('exit', () => ears.died('a thread in which bots think has ended'))
  return {
    begin: (task) => worker.postMessage(task, []),
    end: () => void worker.terminate(),
  }
}

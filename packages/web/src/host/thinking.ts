// The worker in which bots of this device's tables plan, as the table's worker sees it. Loaded with the first thought.
import type { Thinker } from '@lorehall/host'
import { type Found, type Head, type HeadEars, ThinkingPool } from '@lorehall/host/thinking-pool'

/** A message of the worker: first how much thinking this device can afford, then its decisions. */
export type HeadSays = Found | { readonly effort: number }

/** Also the time in which the worker loads its code, on a slow line. */
const LIMIT_MS = 15_000
const IDLE_MS = 300_000
const MOST_WAITING = 100

function started(ears: HeadEars, onEffort: (effort: number) => void): Head {
  const worker = new Worker(new URL('./think.ts', import.meta.url), {
    type: 'module',
    name: 'lorehall-thinking',
  })
  worker.addEventListener('message', ({ data }: MessageEvent<HeadSays>) => {
    if ('effort' in data) onEffort(data.effort)
    else ears.found(data)
  })
  worker.addEventListener('error', ({ message }) => ears.died(message || 'the thinking worker did not start'))
  return {
    begin: (task) => worker.postMessage(task),
    end: () => worker.terminate(),
  }
}

/** @param onEffort called when a worker has started: the share of its bots' thinking that this device can afford */
export function thinkersHere(onEffort: (effort: number) => void): (table: string) => Thinker {
  const pool = new ThinkingPool({
    start: (ears) => started(ears, onEffort),
    most: 1,
    mostWaiting: MOST_WAITING,
    limitMs: LIMIT_MS,
    idleMs: IDLE_MS,
    later(act, ms) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
  })
  return (table) => pool.of(table)
}

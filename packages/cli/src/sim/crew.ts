// Distributes the blocks of a plan to threads. Results are reported in the order of the blocks, regardless of the
// number and speed of the threads.
import { Worker } from 'node:worker_threads'
import type { BlockResult, Failure } from './block.ts'
import { BLOCK, type Plan } from './plan.ts'
import type { Order } from './worker.ts'

export interface Listener {
  /** The next block in order. If there is a failure, its block is the last. */
  block(result: BlockResult): void
  /** The number of games done so far, in any order. */
  progress(games: number): void
}

/** Plays all blocks, or up to the first failure. */
export async function playAll(plan: Plan, cores: number, listener: Listener): Promise<Failure | null> {
  const blocks = Math.ceil(plan.games / BLOCK)
  const early = new Map<number, BlockResult>()
  let next = 0
  let due = 0
  let games = 0
  let failed = false
  const first: { failure: Failure | null } = { failure: null }

  const take = (result: BlockResult) => {
    games += result.tally.games
    listener.progress(games)
    if (result.failure !== null) failed = true
    early.set(result.block, result)
    if (first.failure !== null) return
    for (let ready = early.get(due); ready !== undefined; ready = early.get(due)) {
      early.delete(due++)
      listener.block(ready)
      first.failure = ready.failure
      if (first.failure !== null) return
    }
  }

  const workers = Array.from({ length: Math.min(cores, blocks) }, () => {
    return new Worker(new URL('./worker.ts', import.meta.url))
  })
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const hand = () => {
        if (failed || next === blocks) resolve()
        else worker.postMessage({ plan, block: next++ } satisfies Order, [])
      }
      worker.on('message', (result: BlockResult) => {
        take(result)
        hand()
      })
      worker.on('error', reject)
      hand()
    })
  try {
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return first.failure
}

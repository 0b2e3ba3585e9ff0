// Distributes the blocks of a plan to threads. Results are reported in the order of the blocks, regardless of the
// number and speed of the threads.
import { onThreads } from '../threads.ts'
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
  const early = new Map<number, BlockResult>()
  let due = 0
  let games = 0
  const first: { failure: Failure | null } = { failure: null }

  const take = (result: BlockResult): boolean => {
    games += result.tally.games
    listener.progress(games)
    early.set(result.block, result)
    for (let ready = early.get(due); ready !== undefined && first.failure === null; ready = early.get(due)) {
      early.delete(due++)
      listener.block(ready)
      first.failure = ready.failure
    }
    return result.failure === null
  }

  await onThreads<Order, BlockResult>({
    script: new URL('./worker.ts', import.meta.url),
    pieces: Math.ceil(plan.games / BLOCK),
    cores,
    order: (block) => ({ plan, block }),
    take,
  })
  return first.failure
}

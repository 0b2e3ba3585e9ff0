// Plays numbered pieces of work on threads. Each thread gets the next piece when it is done with the last one.
import { Worker } from 'node:worker_threads'

export interface Work<Order, Result> {
  /** The script of a thread. It answers each order with one message, the result. */
  readonly script: URL
  readonly pieces: number
  readonly cores: number
  order(piece: number): Order
  /** Takes a result, in any order. Returns whether to go on with further pieces. */
  take(result: Result): boolean
}

export async function onThreads<Order, Result>(work: Work<Order, Result>): Promise<void> {
  const { script, pieces, cores, order, take } = work
  let next = 0
  let stopped = false
  const workers = Array.from({ length: Math.min(cores, pieces) }, () => new Worker(script))
  const run = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const hand = () => {
        if (stopped || next === pieces) resolve()
        else worker.postMessage(order(next++), [])
      }
      worker.on('message', (result: Result) => {
        if (!take(result)) stopped = true
        hand()
      })
      worker.on('error', reject)
      hand()
    })
  try {
    await Promise.all(workers.map(run))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

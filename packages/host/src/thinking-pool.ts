// Workers that think: started with the first thought, as many as are allowed, and ended when they have been idle for a
// while. Thoughts wait in a queue in which owners take turns. A worker that takes too long or dies is replaced, and its
// thought fails.
import { FairQueue } from './fair-queue.ts'
import type {
  Decision,
  PlayedOut,
  Playing,
  Thinker,
  Thinking,
  Thought,
  Weighed,
  Weighing,
} from './thought.ts'

/** A task for a worker: to decide for a bot, to weigh the options of a player, or to play a game on to its end. */
export type Task = { readonly think: Thought } | { readonly weigh: Weighing } | { readonly playOut: Playing }

/** The answer of a worker. */
export type Found =
  | { readonly decision: Decision }
  | { readonly weighed: Weighed }
  | { readonly playedOut: PlayedOut }
  | { readonly fault: string }

/** A worker, as the pool sees it. */
export interface Head {
  begin(task: Task): void
  end(): void
}

/** Hears a worker for the pool. */
export interface HeadEars {
  found(found: Found): void
  /** It ended by itself. */
  died(why: string): void
}

export interface PoolParts {
  /** Starts a worker. */
  readonly start: (ears: HeadEars) => Head
  /** How many workers there may be. */
  readonly most: number
  /** How many thoughts of one owner may wait. Any more fail immediately, so that a simple bot answers instead. */
  readonly mostWaiting: number
  /** How long one thought may take, and after how long an idle worker is ended. */
  readonly limitMs: number
  readonly idleMs: number
  /** Calls `act` later; the returned function cancels that. */
  readonly later: (act: () => void, ms: number) => () => void
}

/** A thought that waits or is under way. */
interface Job {
  readonly task: Task
  readonly resolve: (found: Found) => void
  readonly reject: (why: Error) => void
  dropped: boolean
}

interface Worker {
  readonly head: Head
  job: Job | null
  /** Cancels the time limit of the job, or the end of an idle worker. */
  cancel: () => void
}

export class ThinkingPool {
  private readonly parts: PoolParts
  private readonly queue = new FairQueue<Job>()
  private readonly workers = new Set<Worker>()

  constructor(parts: PoolParts) {
    this.parts = parts
  }

  /** The thinker of one owner. */
  of(owner: string): Thinker {
    return {
      think: (think) =>
        this.begun(owner, { think }, (found) => ('decision' in found ? found.decision : null)),
      weigh: (weigh) => this.begun(owner, { weigh }, (found) => ('weighed' in found ? found.weighed : null)),
      playOut: (playOut) =>
        this.begun(owner, { playOut }, (found) => ('playedOut' in found ? found.playedOut : null)),
    }
  }

  private begun<T>(owner: string, task: Task, read: (found: Found) => T | null): Thinking<T> {
    const { promise, resolve, reject } = Promise.withResolvers<Found>()
    const job: Job = { task, resolve, reject, dropped: false }
    if (this.queue.of(owner) >= this.parts.mostWaiting) reject(new Error('too many bots of one host think'))
    else {
      this.queue.add(owner, job)
      this.next()
    }
    const found = promise.then((message) => {
      const known = read(message)
      if (known !== null) return known
      throw new Error('fault' in message ? message.fault : 'a worker answered something else')
    })
    return { found, drop: () => (job.dropped = true) }
  }

  /** Gives the next thought that is still needed to an idle worker, or to a new one. */
  private next(): void {
    let worker = [...this.workers].find(({ job }) => job === null)
    if (worker === undefined && this.workers.size >= this.parts.most) return
    let job = this.queue.next()
    while (job?.dropped === true) job = this.queue.next()
    if (job === undefined) return
    const busy = (worker ??= this.started())
    busy.cancel()
    busy.job = job
    busy.cancel = this.parts.later(() => this.late(busy), this.parts.limitMs)
    busy.head.begin(job.task)
  }

  private started(): Worker {
    const ears: HeadEars = {
      found: (found) => this.heard(worker, found),
      died: (why) => this.lose(worker, why),
    }
    const worker: Worker = { head: this.parts.start(ears), job: null, cancel: () => undefined }
    this.workers.add(worker)
    return worker
  }

  private heard(worker: Worker, found: Found): void {
    const { job } = worker
    if (job === null) return
    worker.cancel()
    worker.job = null
    worker.cancel = this.parts.later(() => this.lose(worker, 'idle'), this.parts.idleMs)
    job.resolve(found)
    this.next()
  }

  private late(worker: Worker): void {
    this.lose(worker, `a bot did not answer within ${this.parts.limitMs / 1000} s`)
  }

  private lose(worker: Worker, why: string): void {
    if (!this.workers.delete(worker)) return
    worker.cancel()
    worker.head.end()
    worker.job?.reject(new Error(why))
    this.next()
  }
}

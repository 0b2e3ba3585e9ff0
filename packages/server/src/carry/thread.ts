// Checks records in a worker thread, one after another and with a time limit. Addresses take turns. The thread starts
// with the first record and ends when none has come for a while.
import { Worker } from 'node:worker_threads'
import { Refusal } from '@lorehall/kernel'
import { Denied } from '../denied.ts'
import { addressAsking } from '../guard/asked-from.ts'
import { charge } from '../guard/charged.ts'
import { OneAtATime } from '../one-at-a-time.ts'
import type { Carried, Carry, CarryOrder } from './check.ts'
import type { Found } from './worker.ts'

export interface ThreadParts {
  /** The script of the thread: `worker.ts`, or its built version. */
  readonly script: URL | string
  /** Seconds that one record may take. */
  readonly seconds: number
}

/** Records that may wait, in total. */
const MOST_WAITING = 16
/** Records that may wait from one address. */
const MOST_FROM_ONE = 2
const IDLE_MS = 60_000
/** Megabytes of memory for the thread. The record of an honest game needs a fraction of that. */
const MOST_MEMORY = 256

export function carryInThread(parts: ThreadParts): Carry {
  const checks = new OneAtATime()
  let idle: NodeJS.Timeout | undefined
  let worker: Promise<Worker> | null = null

  const end = () => {
    void worker?.then((one) => one.terminate()).catch(() => undefined)
    worker = null
  }

  async function check(order: CarryOrder): Promise<Carried> {
    clearTimeout(idle)
    try {
      worker ??= begun(parts.script, () => (worker = null))
      const found = await foundBy(await worker, order, parts.seconds)
      charge(found.took)
      idle = setTimeout(end, IDLE_MS).unref()
      return taken(found)
    } catch (error) {
      // End the thread, which may still be at work on this record.
      if (!(error instanceof Refusal)) end()
      if (error instanceof Denied) charge(parts.seconds * 1000)
      throw error
    }
  }

  function refuseMore(address: string): void {
    const { waiting } = checks
    if (waiting.of(address) >= MOST_FROM_ONE) {
      throw new Denied(
        'too-many',
        'Other records from your network are being checked. Try again in a minute.',
      )
    }
    if (waiting.size >= MOST_WAITING) {
      throw new Denied('too-many', 'Many records are being checked right now. Try again in a minute.')
    }
  }

  return async (order) => {
    const address = addressAsking()
    refuseMore(address)
    return checks.run(address, () => check(order))
  }
}

/** Starts a thread; resolves when it has loaded. It does not keep the process alive. */
function begun(script: URL | string, ended: () => void): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } })
    worker.on('error', reject)
    worker.once('exit', ended)
    worker.once('message', () => resolve(worker))
    worker.unref()
  })
}

function foundBy(worker: Worker, order: CarryOrder, seconds: number): Promise<Found> {
  const { promise, resolve, reject } = Promise.withResolvers<Found>()
  const late = `this record takes longer to check than the ${seconds} seconds this host allows`
  const timer = setTimeout(() => reject(new Denied('too-large', late)), seconds * 1000)
  const ended = () =>
    reject(new Denied('too-large', 'This record needs more memory than this server allows.'))
  worker.on('message', resolve).on('error', ended).on('exit', ended)
  worker.postMessage(order, [])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', ended).off('exit', ended)
  })
}

function taken(found: Found): Carried {
  if ('carried' in found) return found.carried
  if ('refusal' in found) throw new Refusal(found.refusal.code, found.refusal.message)
  throw new Error(`a record could not be checked: ${found.fault}`)
}

// Has records checked in a thread of its own: one after the other, in turn by the addresses they come from, each for
// so long and no longer. The thread is begun with the first record and ended when none has come for a while.
import { Worker } from 'node:worker_threads'
import { Refusal } from '@lorehall/kernel'
import { Denied } from '../denied.ts'
import { addressAsking } from '../guard/asked-from.ts'
import { charge } from '../guard/charged.ts'
import { Rounds } from '../rounds.ts'
import type { Carried, Carry, CarryOrder } from './check.ts'
import type { Found } from './worker.ts'

export interface ThreadParts {
  /** What the thread runs: `worker.ts`, or what was built from it. */
  readonly script: URL | string
  /** Seconds that one record may take. */
  readonly seconds: number
}

/** Records that may wait for the one being checked. */
const MOST_WAITING = 16
/** And of those from one address. */
const MOST_FROM_ONE = 2
const IDLE_MS = 60_000
/** What a thread may hold, in megabytes: a record of any honest game takes a fraction. */
const MOST_MEMORY = 256

export function carryInThread(parts: ThreadParts): Carry {
  const waiting = new Rounds<() => void>()
  let busy = false
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
      // Whatever it is at, it is not to go on with it.
      if (!(error instanceof Refusal)) end()
      if (error instanceof Denied) charge(parts.seconds * 1000)
      throw error
    }
  }

  function next(): void {
    const begin = waiting.next()
    busy = begin !== undefined
    begin?.()
  }

  return async (order) => {
    await inTurn()
    try {
      return await check(order)
    } finally {
      next()
    }
  }

  function inTurn(): Promise<void> {
    const address = addressAsking()
    if (waiting.of(address) >= MOST_FROM_ONE) {
      throw new Denied(
        'too-many',
        'Other records from your network are being checked: try again in a minute.',
      )
    }
    if (waiting.size >= MOST_WAITING) {
      throw new Denied('too-many', 'Many records are being checked here just now: try again in a minute.')
    }
    return new Promise((resolve) => {
      waiting.add(address, resolve)
      if (!busy) next()
    })
  }
}

/** A thread that has loaded what it needs; it keeps no process alive. */
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
  const ended = () => reject(new Denied('too-large', 'this record needs more memory than this host allows'))
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

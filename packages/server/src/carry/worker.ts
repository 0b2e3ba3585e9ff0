// A thread that checks records, one at a time, so that nobody at a table waits for one that takes long.
import { parentPort } from 'node:worker_threads'
import { Refusal } from '@lorehall/kernel'
import { gameNamed } from '../games.ts'
import { worked } from '../guard/charged.ts'
import { type Carried, type CarryOrder, checkCarried } from './check.ts'

/** What was found; a refusal is for who sent the record, a fault for the log. */
type Outcome =
  | { readonly carried: Carried }
  | { readonly refusal: Pick<Refusal, 'code' | 'message'> }
  | { readonly fault: string }

/** And how many milliseconds of work it was. */
export type Found = Outcome & { readonly took: number }

function outcome(order: CarryOrder): Outcome {
  try {
    return { carried: checkCarried(gameNamed(order.game), order) }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { code: error.code, message: error.message } }
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function found(order: CarryOrder): Found {
  const before = worked()
  return { ...outcome(order), took: worked() - before }
}

parentPort?.on('message', (order: CarryOrder) => parentPort?.postMessage(found(order), []))
parentPort?.postMessage('ready', [])

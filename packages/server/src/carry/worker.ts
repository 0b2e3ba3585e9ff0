// The worker thread that checks records, one at a time, so that no table waits for a long check.
import { parentPort } from 'node:worker_threads'
import { type Game, Refusal } from '@lorehall/kernel'
import { gameNamed } from '../games.ts'
import { worked } from '../guard/charged.ts'
import { type Carried, type CarryOrder, checkCarried } from './check.ts'

/** The result of a check. A refusal is for the sender of the record, a fault is for the log. */
type Outcome =
  | { readonly carried: Carried }
  | { readonly refusal: Pick<Refusal, 'code' | 'message'> }
  | { readonly fault: string }

/** The result and the CPU time of the check, in milliseconds. */
export type Found = Outcome & { readonly took: number }

function outcome(game: Game, order: CarryOrder): Outcome {
  try {
    return { carried: checkCarried(game, order) }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { code: error.code, message: error.message } }
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Checks a record. The time for loading its game is not counted. */
async function found(order: CarryOrder): Promise<Found> {
  const game = await gameNamed(order.game)
  const before = worked()
  return { ...outcome(game, order), took: worked() - before }
}

parentPort?.on(
  'message',
  (order: CarryOrder) => void found(order).then((one) => parentPort?.postMessage(one, [])),
)
parentPort?.postMessage('ready', [])

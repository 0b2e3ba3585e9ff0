// A thread that checks records, one at a time, so that nobody at a table waits for one that takes long.
import { parentPort } from 'node:worker_threads'
import { type Game, Refusal } from '@lorehall/kernel'
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

function outcome(game: Game, order: CarryOrder): Outcome {
  try {
    return { carried: checkCarried(game, order) }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { code: error.code, message: error.message } }
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Whoever sent the record is not charged for loading its game. */
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

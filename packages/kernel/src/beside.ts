// An aside may need more than one answer. While it is in progress, its steps are on top of the stack, above the
// step that asked the main question, and every answer of its seat counts as aside.
//
// Example: the stack is [turn]. Seat 2 takes an aside whose step asks again: the stack is [turn, sell] and the
// aside is { seat: 2, under: 1, step: turn }. It is in progress while the stack has more than `under` steps and
// the one at `under - 1` is still that very `turn` step.
import type { Ask, Seat, Step } from './game.ts'

export interface Beside {
  readonly seat: Seat
  /** How many steps are below it, and the topmost of those. */
  readonly under: number
  readonly step: Step | undefined
  /** Another seat's aside that this one interrupted. */
  readonly beneath: Beside | null
}

/** Call before an ask is answered: the aside in progress afterward, unless `stillBeside` finds that it is done. */
export function putBeside(beside: Beside | null, ask: Ask, stack: readonly Step[]): Beside | null {
  if (!ask.aside) return beside
  return { seat: ask.seat, under: stack.length, step: stack.at(-1), beneath: beside }
}

/** The aside that is still in progress with this stack; finished ones are dropped. */
export function stillBeside(beside: Beside | null, stack: readonly Step[]): Beside | null {
  let last = beside
  while (last !== null && !lasts(last, stack)) last = last.beneath
  return last
}

function lasts({ under, step }: Beside, stack: readonly Step[]): boolean {
  return stack.length > under && stack[under - 1] === step
}

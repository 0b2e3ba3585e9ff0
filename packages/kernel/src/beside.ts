// Something done aside may take more than one answer. While it lasts, the question it was put before waits
// beneath it on the stack, and what its seat answers is done aside as well.
import type { Ask, Seat, Step } from './game.ts'

export interface Beside {
  readonly seat: Seat
  /** How many steps wait beneath it, and the last of them. */
  readonly under: number
  readonly step: Step | undefined
  /** What another seat is doing aside meanwhile, and this was put before. */
  readonly beneath: Beside | null
}

/** What lasts once the ask is answered, as far as `stillBeside` says so. */
export function putBeside(beside: Beside | null, ask: Ask, stack: readonly Step[]): Beside | null {
  if (!ask.aside) return beside
  return { seat: ask.seat, under: stack.length, step: stack.at(-1), beneath: beside }
}

export function stillBeside(beside: Beside | null, stack: readonly Step[]): Beside | null {
  let last = beside
  while (last !== null && !lasts(last, stack)) last = last.beneath
  return last
}

function lasts({ under, step }: Beside, stack: readonly Step[]): boolean {
  return stack.length > under && stack[under - 1] === step
}

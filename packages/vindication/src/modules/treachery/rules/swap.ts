// Two figures change places. (V-TREACHERY-13)
import { distance, NEAREST } from '../../../map/board.ts'
import { player } from '../../../rules/counters.ts'
import { uncover } from '../../../rules/discover.ts'
import { mayWalk, occupied, stepsLeft } from '../../../rules/ground.ts'
import { happen } from '../../../rules/reactions.ts'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import type { DeedStep, T } from '../state.ts'

/** Not if the turn could no longer end: back where it began, with no way to move on. */
export function canSwap(f: F, seat: number, whom: number): boolean {
  const { began, move } = f.state.turn
  const { space: here } = player(f, seat)
  const { space: there } = player(f, whom)
  if (move === 'open' || there !== began) return true
  const left = stepsLeft(f, seat)
  const free = (space: number) => space !== began && space !== here && !occupied(f, space, seat)
  return (
    mayWalk(f, seat, left) &&
    at(NEAREST, there).some((space) => distance(there, space) <= left && free(space))
  )
}

export function swap(t: T, step: DeedStep<'swap'>): void {
  const { seat, from, whom } = step
  const p = player(t, seat)
  const other = player(t, whom)
  const here = p.space
  p.space = other.space
  other.space = here
  t.emit({ type: 'swapped', seat, whom, space: p.space, from })
  for (const space of [p.space, here]) uncover(t, seat, space)
  happen(t, seat, { what: 'landed' })
}

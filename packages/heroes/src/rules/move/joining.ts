// A movement with more Units: each that joins may slow it down.
import type { Move } from '../../state.ts'
import type { LandUnit } from '../../values/words.ts'
import type { F } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { speedOf } from './army.ts'
import { enlist, enlistAlly, reopened } from './company.ts'
import type { Group } from './groups.ts'

/** Adds a Unit of the seat (null) or of an ally. */
export function join(move: Move, unit: LandUnit, ally: number | null): void {
  if (ally === null) enlist(move.army, unit)
  else enlistAlly(move, ally, unit)
}

/** The movement as it would be with all these Units too. */
export function joined(f: F, move: Move, groups: readonly Group[], extra: Extra): Move {
  const more = reopened(move)
  for (const { unit, count, ally } of groups) for (let n = count; n > 0; n--) join(more, unit, ally)
  more.left = speedOf(f, more, extra)
  return more
}

/** The same with one Unit of a group. */
export const joinedByOne = (f: F, move: Move, group: Group, extra: Extra): Move =>
  joined(f, move, [{ ...group, count: 1 }], extra)

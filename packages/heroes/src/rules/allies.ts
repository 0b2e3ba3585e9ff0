// How options name allies, and how allies are asked. In a team of two the name is `ally`; in a larger one, the seat.
import type { AllyName } from '../values/words.ts'
import type { F } from './step.ts'
import type { Agreed } from './steps/move.ts'
import { alliesOf, hasSeveralAllies } from './teams.ts'

/** The name this seat's allies use for it. */
export const allyName = (f: F, ally: number): AllyName => (hasSeveralAllies(f) ? `${ally}` : 'ally')

/** The ally that a seat calls by this name; −1: none. */
export function allyNamed(f: F, seat: number, name: string): number {
  return alliesOf(f, seat).find((ally) => allyName(f, ally) === name) ?? -1
}

/** Whether this ally has not refused. */
export const mayJoin = ({ alone, without }: Agreed, ally: number): boolean =>
  alone !== true && without?.includes(ally) !== true

/** The same without allies who have refused; they are not asked again. (H-TEAM-9, H-TEAM-14) */
export function refused<A extends Agreed>(f: F, seat: number, given: A, allies: readonly number[]): A {
  const without = [...(given.without ?? []), ...allies]
  return alliesOf(f, seat).every((ally) => without.includes(ally))
    ? { ...given, alone: true }
    : { ...given, without }
}

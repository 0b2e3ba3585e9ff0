// Where a movement can go: the cost of a step, where it must stop, and where it may end. (H-MOVE)
import type { Reason } from '@lorehall/kernel'
import { isCentre, isSea, land, type Place } from '../../map/world.ts'
import type { Move } from '../../state.ts'
import { CANNOT_END, CANNOT_PAY_TOLL, TOO_FAR } from '../../reasons.ts'
import { onlySerfs, passes } from '../abilities/moving.ts'
import { capitalOwner } from '../lookup.ts'
import { enemyAt, hasRoom } from '../pieces.ts'
import type { F } from '../step.ts'
import { neighbours } from './adjacent.ts'
import { goers } from './army.ts'
import { mayRest } from './modes.ts'
import { canPayDue, dueAt } from './toll.ts'

/** The places one step of this movement can reach. */
export function nextTo(f: F, { seat, how, bridge }: Move, place: Place): readonly Place[] {
  const near = neighbours(f, seat, place, how)
  if (bridge.length === 0) return near
  const [a, b] = bridge
  if (a === undefined || b === undefined || (place !== a && place !== b)) return near
  const far = place === a ? b : a
  return near.includes(far) ? near : [...near, far]
}

/** The Speed that a step costs: entering the Central Sea by air costs 2. (H-FLY-2) */
export const costOf = (f: F, { how }: Move, to: Place): number => (how === 'fly' && isCentre(f, to) ? 2 : 1)

/**
 * A movement may end in another Region than the one it began in, with room for all. If it flies, it ends on land or
 * in a Battle. Without a Vessel, it may end at sea only if all its Units may, and not among enemies. (H-MOVE-3)
 */
export function mayEnd(f: F, move: Move, place: Place): boolean {
  if (place === move.from) return false
  if (!hasRoom(f, move.seat, place, place === move.at ? 0 : goers(move))) return false
  if (!isSea(f, place)) return true
  if (move.afoot === true) return mayRest(f, move) && enemyAt(f, move.seat, place) === null
  return move.how !== 'fly' || enemyAt(f, move.seat, place) !== null
}

/** Whether it may pass enemies: because only Serfs are there, or any that have no Capital there. */
const slipsThrough = (f: F, move: Move, place: Place): boolean =>
  move.how === 'march' &&
  ((passes(f, move, 'serfs') && onlySerfs(f, move.seat, place)) ||
    (passes(f, move, 'enemies') && capitalOwner(f, place) === null))

/**
 * Deserts stop a March, the Central Sea and docks stop a Sail, and enemies stop every movement, except by abilities.
 * (H-MOVE-5)
 */
export function stopsAt(f: F, move: Move, place: Place): boolean {
  const { seat, how } = move
  if (enemyAt(f, seat, place) !== null && !slipsThrough(f, move, place)) return true
  if (how === 'march') return land(f, place).terrain === 'desert' && !passes(f, move, 'desert')
  return how === 'sail' && (!isSea(f, place) || (isCentre(f, place) && !passes(f, move, 'centre')))
}

/** Whether a step leads to a legal end, there or further on. `due`: Food that each Unit owes for earlier steps. */
function leads(f: F, move: Move, out: Place, to: Place, left: number, due: number, first: boolean): boolean {
  const rest = left - costOf(f, move, to)
  const owed = due + dueAt(f, move, out, first)
  if (rest < 0 || !canPayDue(f, move, owed)) return false
  if (mayEnd(f, move, to)) return true
  if (rest === 0 || stopsAt(f, move, to)) return false
  for (const near of nextTo(f, move, to)) if (leads(f, move, to, near, rest, owed, false)) return true
  return false
}

/** Why this step is refused. (H-MOVE-3) */
export function againstStep(f: F, move: Move, to: Place): Reason | null {
  const { at, left, steps } = move
  if (costOf(f, move, to) > left) return TOO_FAR
  if (!canPayDue(f, move, dueAt(f, move, at, steps === 0))) return CANNOT_PAY_TOLL
  return leads(f, move, at, to, left, 0, steps === 0) ? null : CANNOT_END
}

/** Whether the movement has any legal end. */
export function canGo(f: F, move: Move): boolean {
  for (const near of nextTo(f, move, move.at)) if (againstStep(f, move, near) === null) return true
  return false
}

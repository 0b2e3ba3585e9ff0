// Where a movement can go: the cost of a step, where it must stop, and where it may end. (H-MOVE)
import type { Reason } from '@lorehall/kernel'
import { isCentre, isSea, land, type Place } from '../../map/world.ts'
import type { Move } from '../../state.ts'
import { CANNOT_END, CANNOT_PAY_TOLL, TOO_FAR } from '../../reasons.ts'
import { onlySerfs, passes } from '../abilities/moving.ts'
import { rulesOf } from '../abilities/standing.ts'
import { capitalOwner } from '../lookup.ts'
import { enemyAt, hasRoom } from '../pieces.ts'
import type { F } from '../step.ts'
import { isAlly } from '../teams.ts'
import { neighbours } from './adjacent.ts'
import { goers, vesselIn } from './army.ts'
import { mayRaid, mayRest } from './modes.ts'
import { canPayDue, dueAt } from './toll.ts'

/** The places one step of this movement can reach. */
export function nextTo(f: F, move: Move, place: Place): readonly Place[] {
  const { seat, how, bridge } = move
  const lines = neighbours(f, seat, place, how)
  const near = f.values.box.words?.ways(f, move, place, lines) ?? lines
  if (bridge.length === 0) return near
  const [a, b] = bridge
  if (a === undefined || b === undefined || (place !== a && place !== b)) return near
  const far = place === a ? b : a
  return near.includes(far) ? near : [...near, far]
}

/** The Speed that a step costs: entering the Central Sea by air costs 2, except by abilities and Spells. (H-FLY-2) */
export function costOf(f: F, move: Move, to: Place): number {
  if (move.how !== 'fly' || move.calm === true || !isCentre(f, to)) return 1
  return vesselIn(move) === null ? 2 : (rulesOf(f, move.seat, 'crossing')[0]?.rule.cost ?? 2)
}

/**
 * A movement may end in another Region than the one it began in, with room for all. At sea, it ends only where all its
 * Units may stay, or where it may fight. (H-MOVE-3)
 */
export function mayEnd(f: F, move: Move, place: Place): boolean {
  if (place === move.from) return false
  if (!hasRoom(f, move.seat, place, place === move.at ? 0 : goers(move))) return false
  if (!isSea(f, place)) return true
  return enemyAt(f, move.seat, place) === null ? mayRest(f, move) : mayRaid(f, move)
}

/** Whether no enemy has a Tower there. */
const hasNoTower = (f: F, seat: number, place: Place): boolean =>
  f.state.players.every((p, other) => !p.towers.includes(place) || other === seat || isAlly(f, seat, other))

/** Whether it may pass enemies: because only Serfs or only Units are there, or any that have no Capital there. */
const slipsThrough = (f: F, move: Move, place: Place): boolean =>
  move.how === 'march' &&
  ((passes(f, move, 'serfs') && onlySerfs(f, move.seat, place)) ||
    (capitalOwner(f, place) === null &&
      (passes(f, move, 'enemies') || (passes(f, move, 'units') && hasNoTower(f, move.seat, place)))))

/**
 * Deserts stop a March, the Central Sea and docks stop a Sail, and enemies stop every movement, except by abilities.
 * (H-MOVE-5)
 */
export function stopsAt(f: F, move: Move, place: Place): boolean {
  const { seat, how } = move
  if (enemyAt(f, seat, place) !== null && !slipsThrough(f, move, place)) return true
  const marked = f.values.box.words?.stops(f, move, place) ?? null
  if (marked !== null) return marked
  if (how === 'march') return land(f, place).terrain === 'desert' && !passes(f, move, 'desert')
  return how === 'sail' && (!isSea(f, place) || (isCentre(f, place) && !passes(f, move, 'centre')))
}

/** Whether a step leads to a legal end, there or further on. `due`: Food that each Unit owes by then, and has. */
function leads(f: F, move: Move, to: Place, left: number, due: number): boolean {
  const rest = left - costOf(f, move, to)
  if (rest < 0) return false
  if (mayEnd(f, move, to)) return true
  if (rest === 0 || stopsAt(f, move, to)) return false
  const owed = due + dueAt(f, move, to, false)
  if (!canPayDue(f, move, owed)) return false
  for (const near of nextTo(f, move, to)) if (leads(f, move, near, rest, owed)) return true
  return false
}

/** Why this step is refused. (H-MOVE-3) */
export function againstStep(f: F, move: Move, to: Place): Reason | null {
  const { at, left, steps } = move
  if (costOf(f, move, to) > left) return TOO_FAR
  const due = dueAt(f, move, at, steps === 0)
  if (!canPayDue(f, move, due)) return CANNOT_PAY_TOLL
  return leads(f, move, to, left, due) ? null : CANNOT_END
}

/** Whether the movement has any legal end. */
export function canGo(f: F, move: Move): boolean {
  const { at, left, steps } = move
  const due = dueAt(f, move, at, steps === 0)
  if (!canPayDue(f, move, due)) return false
  for (const near of nextTo(f, move, at)) if (leads(f, move, near, left, due)) return true
  return false
}

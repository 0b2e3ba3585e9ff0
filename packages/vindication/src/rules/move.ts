// The Move action: step by step, through others but never stopping on them. (V-MOVE)
import type { Option } from '@lorehall/kernel'
import { distance, SPACES } from '../map/board.ts'
import { MOVE, NONE, STOP, STRUGGLE, TELEPORT, VISIT } from '../choices.ts'
import {
  MOVE_SPENT,
  NO_WAY_TO_STOP,
  OCCUPIED,
  STILL_MOVING,
  STRANDED,
  VISIT_SPENT,
  WHERE_YOU_BEGAN,
} from '../reasons.ts'
import { at } from '../state.ts'
import { happen } from './reactions.ts'
import { player } from './counters.ts'
import {
  canReachFree,
  couldStillEnd,
  leadsToFree,
  mayWalk,
  occupied,
  stepsLeft,
  trapped,
  waysOf,
} from './ground.ts'
import { active, lent } from './inforce.ts'
import type { F, StepOf, T } from './step.ts'
import { inReach, visitLeft } from './visit.ts'

/** Offers the first step of a Move, as part of the turn's question. */
export function offerMoves(t: T, seat: number): void {
  const p = player(t, seat)
  const left = stepsLeft(t, seat)
  const may = mayWalk(t, seat, left)
  const ways = waysOf(t, seat)
  let stuck = true
  for (const space of at(ways.links, p.space)) {
    const free = may && leadsToFree(t, seat, ways, space, left - 1)
    if (free) stuck = false
    t.may(at(MOVE, space), free ? null : may ? NO_WAY_TO_STOP : MOVE_SPENT)
  }
  if (stuck && t.state.turn.struggle === 0 && trapped(t, seat)) t.offer(STRUGGLE)
}

export function takeStep(t: T, seat: number, space: number): void {
  const { turn } = t.state
  const p = player(t, seat)
  const through = occupied(t, p.space, seat)
  // Not one of the island's own links.
  const road = distance(p.space, space) > 1 ? lent(t, seat, 'coast') : null
  if (road !== null) t.credit(road.card.id)
  turn.move = 'walking'
  turn.walked++
  turn.trail.push(space)
  p.space = space
  p.steps++
  t.emit({ type: 'moved', seat, space })
  t.push({ do: 'walk', seat })
  happen(t, seat, { what: 'stepped', steps: turn.walked })
  if (through) happen(t, seat, { what: 'steppedThrough' })
}

/** Asks for the next step, or to stop. */
function walk(t: T, step: StepOf<'walk'>, answer: Option | undefined): void {
  const { seat } = step
  const p = player(t, seat)
  if (answer !== undefined && answer !== STOP) {
    takeStep(t, seat, answer.n)
    return
  }
  const left = stepsLeft(t, seat)
  const stays = againstStopping(t, seat)
  if (answer === STOP || (left <= 0 && stays === null)) {
    t.state.turn.move = left > 0 ? 'ended' : 'spent'
    land(t, seat, p.space, true)
    return
  }
  t.askOpen(seat, 'path', 'walk')
  const ways = waysOf(t, seat)
  for (const space of at(ways.links, p.space)) {
    t.may(at(MOVE, space), leadsToFree(t, seat, ways, space, left - 1) ? null : NO_WAY_TO_STOP)
  }
  t.may(STOP, stays)
  tellToStop(t, seat)
}

/** The known regions beside the figure wait for the end of the Move. (V-MOVE-5) */
function tellToStop(t: T, seat: number): void {
  const against = visitLeft(t, seat) ? STILL_MOVING : VISIT_SPENT
  for (const hex of inReach(t, seat)) {
    if (at(t.state.regions, hex) !== '') t.may(at(VISIT, hex), against)
  }
}

/** Discovers the hexes there and tells the modules. */
function land(t: T, seat: number, space: number, walked: boolean): void {
  t.push({ do: 'discover', seat })
  t.values.box.lands?.(t, seat, space, walked)
}

function againstStopping(f: F, seat: number) {
  const { space } = player(f, seat)
  if (occupied(f, space, seat)) return OCCUPIED
  if (space !== f.state.turn.began) return null
  const left = stepsLeft(f, seat)
  const split = active(f, seat, 'splitMove') !== null
  return split && canReachFree(f, seat, space, left) ? null : WHERE_YOU_BEGAN
}

/** Up to 2 more steps out of a trap, for 1 dilution if possible. (V-MOVE-8) */
export function struggle(t: T, seat: number): void {
  t.state.turn.struggle = 2
  t.emit({ type: 'struggled', seat })
  t.push({ do: 'dilute', seat, from: 'struggle' })
}

/** The free spaces it may lead to. */
function landings(f: F, { seat, to }: StepOf<'teleport'>): number[] {
  const { space: here } = player(f, seat)
  const all = to ?? Array.from({ length: SPACES }, (_, i) => i + 1)
  return all.filter((space) => space !== here && !occupied(f, space, seat))
}

/** The turn must be able to end from there. If this replaces the Move, only the starting space is excluded. */
function stranded(f: F, { seat, instead }: StepOf<'teleport'>, space: number): boolean {
  return instead === true ? space === f.state.turn.began : !couldStillEnd(f, seat, space)
}

/** Any free space from which the turn could end. (V-MOVE-9) */
function teleport(t: T, step: StepOf<'teleport'>, answer: Option | undefined): void {
  const { seat, from } = step
  if (answer === undefined) {
    const spaces = landings(t, step)
    if (spaces.every((space) => stranded(t, step, space))) return
    t.askOpen(seat, 'pick', step.instead === true ? 'teleport.instead' : 'teleport', from)
    for (const space of spaces) t.may(at(TELEPORT, space), stranded(t, step, space) ? STRANDED : null)
    t.offer(NONE)
    return
  }
  if (answer === NONE) return
  if (step.instead === true) t.state.turn.move = 'spent'
  appear(t, seat, answer.n, from)
}

/** Puts the player's figure there, without steps in between. (V-MOVE-9) */
export function appear(t: T, seat: number, space: number, from: string): void {
  player(t, seat).space = space
  t.state.turn.trail.push(space)
  t.emit({ type: 'teleported', seat, space, from })
  land(t, seat, space, false)
  happen(t, seat, { what: 'landed' })
}

export const moveSteps = { walk, teleport }

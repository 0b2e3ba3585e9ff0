// The Move action: step by step, through others but never stopping on them. (V-MOVE)
import type { Option } from '@lorehall/kernel'
import { LINKS, SPACES } from '../board.ts'
import { MOVE, NONE, STOP, STRUGGLE, TELEPORT } from '../choices.ts'
import { MOVE_SPENT, NO_WAY_TO_STOP, OCCUPIED, STRANDED, WHERE_YOU_BEGAN } from '../reasons.ts'
import { at } from '../state.ts'
import { happen } from './reactions.ts'
import { player } from './counters.ts'
import { canReachFree, couldStillEnd, mayWalk, occupied, stepsLeft, trapped } from './ground.ts'
import { active } from './inforce.ts'
import type { F, StepOf, T } from './step.ts'

/** The first steps of a Move, in the turn's own question. */
export function offerMoves(t: T, seat: number): void {
  const p = player(t, seat)
  const left = stepsLeft(t, seat)
  const may = mayWalk(t, seat, left)
  for (const space of at(LINKS, p.space)) {
    if (may) t.may(at(MOVE, space), canReachFree(t, seat, space, left - 1) ? null : NO_WAY_TO_STOP)
    else t.may(at(MOVE, space), MOVE_SPENT)
  }
  if (trapped(t, seat) && t.state.turn.struggle === 0) t.offer(STRUGGLE)
}

export function takeStep(t: T, seat: number, space: number): void {
  const { turn } = t.state
  const p = player(t, seat)
  const through = occupied(t, p.space, seat)
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

/** Further steps, or stop. */
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
    t.push({ do: 'discover', seat })
    return
  }
  t.askOpen(seat, 'path', 'walk')
  for (const space of at(LINKS, p.space)) {
    t.may(at(MOVE, space), canReachFree(t, seat, space, left - 1) ? null : NO_WAY_TO_STOP)
  }
  t.may(STOP, stays)
}

function againstStopping(f: F, seat: number) {
  const { space } = player(f, seat)
  if (occupied(f, space, seat)) return OCCUPIED
  if (space !== f.state.turn.began) return null
  const left = stepsLeft(f, seat)
  const split = active(f, seat, 'splitMove') !== null
  return split && canReachFree(f, seat, space, left) ? null : WHERE_YOU_BEGAN
}

/** Up to two more steps out of a trap, for a dilution where one can be paid. (V-MOVE-8) */
export function struggle(t: T, seat: number): void {
  t.state.turn.struggle = 2
  t.emit({ type: 'struggled', seat })
  t.push({ do: 'dilute', seat, from: 'struggle' })
}

/** Any space without a figure, unless the turn could not end from there. (V-MOVE-9) */
function teleport(t: T, step: StepOf<'teleport'>, answer: Option | undefined): void {
  const { seat, from } = step
  const p = player(t, seat)
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'teleport', from)
    for (let space = 1; space <= SPACES; space++) {
      if (space === p.space || occupied(t, space, seat)) continue
      t.may(at(TELEPORT, space), couldStillEnd(t, seat, space) ? null : STRANDED)
    }
    t.offer(NONE)
    return
  }
  if (answer === NONE) return
  p.space = answer.n
  t.state.turn.trail.push(answer.n)
  t.emit({ type: 'teleported', seat, space: answer.n, from })
  t.push({ do: 'discover', seat })
}

export const moveSteps = { walk, teleport }

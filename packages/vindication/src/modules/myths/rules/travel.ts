// Teleport tokens, and loot that replaces the Move. (V-MYTHS-18, V-LOOT-4)
import type { Option, Reason } from '@lorehall/kernel'
import { LINKS, SPACES, TOUCHES } from '../../../map/board.ts'
import { NONE, TELEPORT } from '../../../choices.ts'
import { STRANDED } from '../../../reasons.ts'
import { player } from '../../../rules/counters.ts'
import { couldStillEnd, occupied } from '../../../rules/ground.ts'
import { appear } from '../../../rules/move.ts'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import type { Ride } from '../cards/vocabulary.ts'
import { TOKEN } from '../choices.ts'
import { NOT_IN_THE_EVENT, NOWHERE_TO_RIDE, ONLY_BEFORE_MOVING } from '../reasons.ts'
import { mythsOf, type StepOf, type T } from '../state.ts'
import { suspends } from './event.ts'

/** The cause name of a teleport token. */
const TOKEN_CAUSE = 'teleport-token'

const EVERY_SPACE = Array.from({ length: SPACES }, (_, i) => i + 1)

/** No figure is there, not even the player's own. */
const isFree = (f: F, seat: number, space: number) =>
  space !== player(f, seat).space && !occupied(f, space, seat)

const free = (f: F, seat: number) => EVERY_SPACE.filter((space) => isFree(f, seat, space))

export function offerToken(t: T, seat: number): void {
  if (at(mythsOf(t).tokens, seat) === 0) return
  // Called in every turn, so it stops at the first.
  const leads = EVERY_SPACE.some((space) => isFree(t, seat, space) && couldStillEnd(t, seat, space))
  t.may(TOKEN, suspends(t) ? NOT_IN_THE_EVENT : leads ? null : STRANDED)
}

/** A used token returns to the supply. */
function useToken(t: T, seat: number): void {
  const { tokens } = mythsOf(t)
  tokens[seat] = at(tokens, seat) - 1
  t.push({ do: 'myths/teleport', seat })
}

export const tokenActs = { token: useToken }

export function teleport(t: T, { seat }: StepOf<'myths/teleport'>, answer: Option | undefined): void {
  if (answer !== undefined) {
    appear(t, seat, answer.n, TOKEN_CAUSE)
    return
  }
  t.askOpen(seat, 'pick', 'myths/teleport', TOKEN_CAUSE)
  for (const space of free(t, seat)) {
    t.may(at(TELEPORT, space), couldStillEnd(t, seat, space) ? null : STRANDED)
  }
}

const beside: Readonly<Record<Ride['to'], (f: F, seat: number, space: number) => boolean>> = {
  held: (f, seat, space) => at(TOUCHES, space).some((hex) => f.state.owners[hex] === seat),
  players: (f, seat, space) =>
    f.state.players.some((p, other) => other !== seat && at(LINKS, space).includes(p.space)),
}

/** Not where the turn began, because this uses up the Move. */
function rides(f: F, seat: number, to: Ride['to']): number[] {
  const { began } = f.state.turn
  return free(f, seat).filter((space) => space !== began && beside[to](f, seat, space))
}

export function againstRiding(f: F, seat: number, to: Ride['to']): Reason | null {
  if (f.state.turn.move !== 'open') return ONLY_BEFORE_MOVING
  return rides(f, seat, to).length > 0 ? null : NOWHERE_TO_RIDE
}

export function ride(t: T, step: StepOf<'myths/ride'>, answer: Option | undefined): void {
  const { seat, from, to } = step
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'myths/ride', from)
    for (const space of rides(t, seat, to)) t.offer(at(TELEPORT, space))
    t.offer(NONE)
  } else if (answer !== NONE) {
    t.state.turn.move = 'spent'
    appear(t, seat, answer.n, from)
  }
}

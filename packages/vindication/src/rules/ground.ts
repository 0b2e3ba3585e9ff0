// Where a figure may stand and whether a turn can still end from there. (V-MOVE-1 to 4, V-MOVE-8)
import { WAYS, type Ways } from '../map/board.ts'
import { at } from '../state.ts'
import { player, speedOf } from './counters.ts'
import { active, lent } from './inforce.ts'
import type { F } from './step.ts'

export function occupied(f: F, space: number, except: number): boolean {
  const { players } = f.state
  for (let seat = 0; seat < players.length; seat++) {
    if (seat !== except && at(players, seat).space === space) return true
  }
  return false
}

/** The total number of steps in a Move. (V-MOVE-1, V-MOVE-7) */
function allowance(f: F, seat: number): number {
  const more = active(f, seat, 'moveMore')
  return speedOf(player(f, seat)) + f.state.turn.struggle + (more?.n ?? 0)
}

export function stepsLeft(f: F, seat: number): number {
  return allowance(f, seat) - f.state.turn.walked
}

/** May the Move action begin, or go on in another stretch? (V-MOVE-5, V-MOVE-6) */
export function mayWalk(f: F, seat: number, left: number): boolean {
  const { move } = f.state.turn
  if (left <= 0) return false
  return move === 'open' || (move === 'ended' && active(f, seat, 'splitMove') !== null)
}

/** Could a Move end there? A figure on that space may be pushed away. `lost` is a companion about to leave. */
function canStop(f: F, seat: number, space: number, lost: string): boolean {
  if (space === f.state.turn.began) return false
  return !occupied(f, space, seat) || (f.values.box.yields?.(f, seat, space, lost) ?? false)
}

/** The links between spaces for this seat's Move. `lost` is a card about to leave. (V-MAP-2) */
export function waysOf(f: F, seat: number, lost = ''): Ways {
  return lent(f, seat, 'coast', lost) === null ? WAYS.inland : WAYS.coastal
}

/** Is there a free space within reach that is not where the turn began? */
export function canReachFree(f: F, seat: number, from: number, steps: number, lost = ''): boolean {
  return leadsToFree(f, seat, waysOf(f, seat, lost), from, steps, lost)
}

/** The same with given links, which are the same for all steps that a question offers. */
export function leadsToFree(
  f: F,
  seat: number,
  { nearest, distance }: Ways,
  from: number,
  steps: number,
  lost = '',
): boolean {
  const far = at(distance, from)
  for (const space of at(nearest, from)) {
    if (at(far, space) > steps) return false
    if (canStop(f, seat, space, lost)) return true
  }
  return false
}

/** Things a player may be about to lose: blocks on the speed tile, an active companion. */
interface Loss {
  readonly speed?: number
  readonly companion?: string
}

/**
 * Could the turn still end legally from that space, even after a loss? Always true in another player's turn.
 * (V-MOVE-4)
 */
export function couldStillEnd(f: F, seat: number, space: number, loss: Loss = {}): boolean {
  const { seat: mover, began, move } = f.state.turn
  // Before the first step, even a trapped figure can struggle free.
  if (seat !== mover || move === 'open' || (space !== began && !occupied(f, space, seat))) return true
  const split = active(f, seat, 'splitMove')
  const more = active(f, seat, 'moveMore')
  const lent = more !== null && more.card.id === loss.companion ? more.n : 0
  const goesOn =
    move === 'walking' || (move === 'ended' && split !== null && split.card.id !== loss.companion)
  return goesOn && canReachFree(f, seat, space, stepsLeft(f, seat) - lent - (loss.speed ?? 0), loss.companion)
}

/** No free space within the present speed. (V-MOVE-8) */
export function trapped(f: F, seat: number): boolean {
  const open = f.state.turn.move === 'open'
  return open && !canReachFree(f, seat, player(f, seat).space, stepsLeft(f, seat))
}

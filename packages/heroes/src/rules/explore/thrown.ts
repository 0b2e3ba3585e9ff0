// Tokens that move Units elsewhere: Unstable Ground and the Mystical Storm. (H-TOKEN-9, H-TOKEN-10)
import type { Option } from '@lorehall/kernel'
import { FLEE } from '../../choices.ts'
import { idOf, isClosed, isShore, land, type Place } from '../../map/world.ts'
import { SUPPLY } from '../../state.ts'
import { VESSELS } from '../../values/words.ts'
import { countGuests } from '../guests.ts'
import { player } from '../lookup.ts'
import { neighbours } from '../move/adjacent.ts'
import { alliesAt, bring, lead, vesselIn } from '../move/army.ts'
import { sizeOf } from '../move/company.ts'
import { comeTo } from '../move/come.ts'
import { enemyAt, hasRoom, onFoot, sizeOf as sizeOfPiece, wanderersAt } from '../pieces.ts'
import { noteFirst } from '../shared.ts'
import type { F, StepOf, T } from '../step.ts'
import { speaker } from '../tokens.ts'

/** Whether a Region has room for all, or is held by an enemy. */
const takes = (f: F, seat: number, place: Place, n: number): boolean =>
  enemyAt(f, seat, place) !== null || (hasRoom(f, seat, place, n) && wanderersAt(f, place) === 0)

/**
 * Units are elsewhere now: all that were there, or those on foot. If they moved, their movement continues there to its
 * end, or is lost in a Battle. (H-MOVE-8)
 */
function thrown(t: T, seat: number, from: Place, to: Place, all: boolean): void {
  const { move } = t.state
  if (move !== null && move.seat === seat && (all ? move.at === from : vesselIn(move) === null)) {
    move.before = from
    move.at = to
    move.ended = SUPPLY
  }
  t.emit({ type: 'thrown', seat, region: idOf(t, to) })
  comeTo(t, { seat, place: to, how: 'token', came: from, marched: 0 })
}

/** All Units on foot go to one adjacent Region; if none is possible, nothing happens. (H-TOKEN-9) */
function unstable(t: T, { seat, place, from }: StepOf<'unstable'>, answer: Option | undefined): void {
  const army = onFoot(player(t, seat), place)
  const along = t.state.move?.how === 'march' ? alliesAt(t, seat, place) : []
  const n = along.reduce((sum, one) => sum + sizeOf(one.army), sizeOf(army))
  if (n === 0) return
  if (answer === undefined) {
    const goals = neighbours(t, seat, place, 'any').filter((near) => takes(t, seat, near, n))
    if (goals.length === 0) return
    t.ask(seat, 'pick', 'unstable', speaker(t, 'throwArmy', from).id)
    for (const goal of goals) t.offer(FLEE(t, goal))
    return
  }
  lead(player(t, seat), army, place, answer.n)
  for (const one of along) lead(player(t, one.seat), one.army, place, answer.n)
  noteFirst(t, place)
  thrown(t, seat, place, answer.n, false)
}

/** All Units there, Vessels with everyone aboard, go to another Region on a Shore. A Tower stays. (H-TOKEN-10) */
function storm(t: T, { seat, place, from }: StepOf<'storm'>, answer: Option | undefined): void {
  const p = player(t, seat)
  const ships = VESSELS.filter((vessel) => p.vessels[vessel].at === place)
  const army = onFoot(p, place)
  const along = t.state.move?.how === 'march' ? alliesAt(t, seat, place) : []
  const n =
    ships.reduce((sum, vessel) => sum + sizeOfPiece(p, vessel) + countGuests(t, seat, vessel), sizeOf(army)) +
    along.reduce((sum, one) => sum + sizeOf(one.army), 0)
  if (n === 0) return
  if (answer === undefined) {
    t.ask(seat, 'pick', 'storm', speaker(t, 'throwVessel', from).id)
    t.values.world.lands.forEach((_, shore) => {
      const open = isShore(t, shore) && !isClosed(t, land(t, shore).continent)
      if (open && shore !== place && takes(t, seat, shore, n)) t.offer(FLEE(t, shore))
    })
    return
  }
  for (const vessel of ships) bring(t, seat, vessel, answer.n)
  if (sizeOf(army) > 0) lead(p, army, place, answer.n)
  for (const one of along) lead(player(t, one.seat), one.army, place, answer.n)
  noteFirst(t, place)
  thrown(t, seat, place, answer.n, true)
}

export const thrownSteps = { unstable, storm }

// Tokens that move Units elsewhere: Unstable Ground and the Mystical Storm. (H-TOKEN-9, H-TOKEN-10)
import type { Option } from '@lorehall/kernel'
import { FLEE } from '../../choices.ts'
import { idOf, isShore, land, type Place } from '../../map/world.ts'
import { type Army, SUPPLY } from '../../state.ts'
import { HEROES } from '../../values/words.ts'
import { countGuests } from '../guests.ts'
import { player } from '../lookup.ts'
import { neighbours } from '../move/adjacent.ts'
import { alliesAt, bring, lead, vesselIn } from '../move/army.ts'
import { sizeOf } from '../move/company.ts'
import { comeTo } from '../move/come.ts'
import { enemyAt, hasRoom, sizeOf as sizeOfPiece } from '../pieces.ts'
import { noteFirst } from '../shared.ts'
import type { F, StepOf, T } from '../step.ts'
import { speaker } from '../tokens.ts'

/** Land Units in a Region that are not aboard. */
function onFoot(f: F, seat: number, place: Place): Army {
  const p = player(f, seat)
  return {
    serfs: p.serfs[place] ?? 0,
    warriors: p.warriors[place] ?? 0,
    heroes: HEROES.filter((hero) => p.heroes[hero].at === place && p.heroes[hero].aboard === ''),
  }
}

/** Whether a Region has room for all, or is held by an enemy. */
const takes = (f: F, seat: number, place: Place, n: number): boolean =>
  enemyAt(f, seat, place) !== null || hasRoom(f, seat, place, n)

/**
 * The Units that moved are elsewhere now. The movement continues there to its end, or is lost in a Battle. (H-MOVE-8)
 */
function thrown(t: T, seat: number, from: Place, to: Place, walked: boolean): void {
  const { move } = t.state
  if (move !== null && move.seat === seat && (vesselIn(move) === null) === walked) {
    move.before = from
    move.at = to
    move.ended = SUPPLY
  }
  t.emit({ type: 'thrown', seat, region: idOf(t, to) })
  comeTo(t, { seat, place: to, how: 'token', came: from, marched: 0 })
}

/** All Units on foot go to one adjacent Region; if none is possible, nothing happens. (H-TOKEN-9) */
function unstable(t: T, { seat, place, from }: StepOf<'unstable'>, answer: Option | undefined): void {
  const army = onFoot(t, seat, place)
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
  thrown(t, seat, place, answer.n, true)
}

/** The Sea Vessel with everyone aboard, and Units at sea without it, go to any Shore. (H-TOKEN-10) */
function storm(t: T, { seat, place, from }: StepOf<'storm'>, answer: Option | undefined): void {
  const p = player(t, seat)
  const sails = p.vessels.sea.at === place
  const army = onFoot(t, seat, place)
  const n = sizeOf(army) + (sails ? sizeOfPiece(p, 'sea') + countGuests(t, seat, 'sea') : 0)
  if (n === 0) return
  if (answer === undefined) {
    t.ask(seat, 'pick', 'storm', speaker(t, 'throwVessel', from).id)
    t.values.world.lands.forEach((_, shore) => {
      const open = isShore(t, shore) && land(t, shore).continent !== t.state.closed
      if (open && takes(t, seat, shore, n)) t.offer(FLEE(t, shore))
    })
    return
  }
  if (sails) bring(t, seat, 'sea', answer.n)
  if (sizeOf(army) > 0) lead(p, army, place, answer.n)
  thrown(t, seat, place, answer.n, !sails)
}

export const thrownSteps = { unstable, storm }

// The fall of a Capital. Its owner is out of the game. (H-SIEGE)
import type { Option } from '@lorehall/kernel'
import { SURPLUS } from '../../choices.ts'
import { idOf } from '../../map/world.ts'
import type { Battle } from '../../state.ts'
import { isVessel } from '../../values/words.ts'
import { eliminate } from '../elimination.ts'
import { carryGuests } from '../guests.ts'
import { player } from '../lookup.ts'
import {
  countOf,
  crowdAt,
  homeOf,
  pieceNamed,
  piecesOf,
  regionLimit,
  shift,
  unitOf,
  unitsAt,
} from '../pieces.ts'
import { score } from '../points.ts'
import { retreat, sailHome } from '../retreat.ts'
import { who } from '../solo/enemy.ts'
import type { StepOf, T } from '../step.ts'

/** There is no Damage: the Capital is destroyed, and the attacker scores points. (H-SIEGE-2) */
export function takeCapital(t: T, { attacker, defender, place }: Battle): void {
  t.emit({ type: 'capitalFell', ...who(t, defender.seat), region: idOf(t, place), by: attacker.seat })
  score(t, attacker.seat, t.values.destroyedVp, 'capital')
  t.push({ do: 'surplus', seat: attacker.seat, at: place })
  // Allies who helped defend retreat without Damage. (H-TEAM-6)
  for (const ally of defender.allies) retreat(t, ally, place)
  eliminate(t, defender.seat, attacker.seat)
  if (t.state.phase === 'over') t.state.battle = null
}

/** At most five Units may stay where the Capital was; the winner chooses which ones go home. (H-SIEGE-3) */
function surplus(t: T, step: StepOf<'surplus'>, answer: Option | undefined): void {
  const { seat, at } = step
  const p = player(t, seat)
  if (crowdAt(t, seat, at) <= regionLimit(t, seat) || unitsAt(p, at) === 0) return
  if (answer === undefined) {
    t.ask(seat, 'pick', 'surplus')
    for (const piece of piecesOf(p)) if (countOf(p, piece, at) > 0) t.offer(SURPLUS(seat, piece))
    return
  }
  const piece = pieceNamed(answer.name)
  if (piece === undefined) return
  const unit = unitOf(piece)
  t.push(step)
  if (homeOf(t, seat, unit) !== p.capital) {
    sailHome(t, seat, at)
    return
  }
  if (isVessel(unit)) carryGuests(t, seat, unit, p.capital)
  shift(p, piece, at, p.capital)
  t.emit({ type: 'retreated', seat, piece, region: idOf(t, p.capital) })
}

export const siegeSteps = { surplus }

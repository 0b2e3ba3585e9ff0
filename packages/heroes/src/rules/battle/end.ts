// After a Battle: the attacker stays, lands, or goes back. (H-BATTLE-8)
import type { Option } from '@lorehall/kernel'
import { LAND } from '../../choices.ts'
import { idOf, isClosed, isSea, land, type Place } from '../../map/world.ts'
import { type Battle, SUPPLY } from '../../state.ts'
import { type VesselKind, VESSELS } from '../../values/words.ts'
import { carryGuests, countGuests } from '../guests.ts'
import { player } from '../lookup.ts'
import { destroy } from '../losses.ts'
import { neighbours } from '../move/adjacent.ts'
import { alliesAt, bring, lead } from '../move/army.ts'
import { sizeOf } from '../move/company.ts'
import { arrive } from '../move/go.ts'
import { isStranded } from '../move/modes.ts'
import { countOf, hasRoom, holds, onFoot, shift, unitOf, unitsAt, wanderersAt } from '../pieces.ts'
import { retreat, sendArmy } from '../retreat.ts'
import { isFoe } from '../solo/enemy.ts'
import type { F, StepOf, T } from '../step.ts'
import { isAlly } from '../teams.ts'
import { owners } from './army.ts'

/** Whether no other player except allies is there, and the Continent is not closed. */
const isFree = (f: F, seat: number, place: Place): boolean =>
  (isSea(f, place) || !isClosed(f, land(f, place).continent)) &&
  f.state.players.every((p, other) => other === seat || isAlly(f, seat, other) || !holds(p, place))

export function endBattle(t: T, battle: Battle): void {
  const { attacker, place, how, winner, ceased, pulled } = battle
  t.state.battle = null
  t.values.box.fought?.(t, battle)
  const { move } = t.state
  if (move?.seat === attacker.seat) move.victors = winner === 'attacker' ? attacker.heroes : []
  if (ceased && winner === '') return goBack(t, battle)
  tellOver(t, battle)
  const { seat } = attacker
  const there = winner === 'attacker' && attacker.vessel === '' && pulled < 0
  if (!there || (unitsAt(player(t, seat), place) === 0 && alliesAt(t, seat, place).length === 0)) return
  if (isStranded(t, seat, place)) t.push({ do: 'landAir', seat, at: place })
  else arrive(t, seat, place, how === 'ability' ? 'move' : how)
  if (isFoe(t, seat)) t.push({ do: 'enemyArrives', seat, at: place })
}

/** Everyone who fought; the page shows them the outcome. */
function tellOver(t: T, { attacker, defender, place }: Battle): void {
  const fought = [...owners(attacker), ...owners(defender)].filter((seat) => !isFoe(t, seat))
  t.emit({ type: 'battleOver', region: idOf(t, place), fought })
}

/** Without a winner, the attacker goes back, and so do Units that were brought in. (H-BATTLE-9) */
function goBack(t: T, { attacker, defender, place, came, pulled, joined }: Battle): void {
  for (const { seat, piece, from } of joined) {
    const p = player(t, seat)
    // Spells may have destroyed them since.
    if (countOf(p, unitOf(piece), place) > 0) shift(p, unitOf(piece), place, from)
  }
  if (pulled >= 0) return sendArmy(t, defender.seat, place, pulled)
  if (attacker.vessel !== '') return
  for (const owner of owners(attacker)) goesBack(t, owner, place, came)
}

/** Goes back where it came from; home if that Region is closed, full or held by an enemy. */
function goesBack(t: T, seat: number, place: Place, came: Place): void {
  const p = player(t, seat)
  const ships = VESSELS.filter((vessel) => p.vessels[vessel].at === place)
  const n = ships.reduce((all, vessel) => all + countGuests(t, seat, vessel), unitsAt(p, place))
  if (came !== SUPPLY && isFree(t, seat, came) && (isSea(t, came) || hasRoom(t, seat, came, n))) {
    for (const vessel of ships) carryGuests(t, seat, vessel, came)
    return sendArmy(t, seat, place, came)
  }
  retreat(t, seat, place)
}

/** The Vessels of a seat in a place. */
const vesselsAt = (f: F, seat: number, place: Place): VesselKind[] =>
  VESSELS.filter((vessel) => player(f, seat).vessels[vessel].at === place)

/** All Units of a seat in a Sea Region, including guests aboard. */
const allAt = (f: F, seat: number, sea: Place): number =>
  vesselsAt(f, seat, sea).reduce(
    (n, vessel) => n + countGuests(f, seat, vessel),
    unitsAt(player(f, seat), sea),
  )

/**
 * Land Regions that this movement reaches from there, without other players and with room for so many Units; by default
 * for everyone. (H-BATTLE-10)
 */
export function landings(f: F, seat: number, sea: Place, n = allAt(f, seat, sea)): Place[] {
  const by = f.state.move?.how === 'sail' ? 'sail' : 'fly'
  return neighbours(f, seat, sea, by).filter(
    (shore) =>
      !isSea(f, shore) && isFree(f, seat, shore) && wanderersAt(f, shore) === 0 && hasRoom(f, seat, shore, n),
  )
}

/** Without a place to land: those who swim retreat, and those who fly are lost. (H-BATTLE-10, H-SWIM-2) */
export function sink(t: T, seat: number, at: Place): void {
  const p = player(t, seat)
  if (t.state.move?.how === 'sail') return retreat(t, seat, at)
  if (p.vessels.air.at === at) destroy(t, seat, 'air', at, null)
  const { serfs, warriors, heroes } = onFoot(p, at)
  for (let n = serfs; n > 0; n--) destroy(t, seat, 'serf', at, null)
  for (let n = warriors; n > 0; n--) destroy(t, seat, 'warrior', at, null)
  for (const hero of heroes) destroy(t, seat, hero, at, null)
}

/** Units that cannot stay at sea land immediately, all in one Region. (H-BATTLE-10) */
export function landAir(t: T, { seat, at }: StepOf<'landAir'>, answer: Option | undefined): void {
  if (answer === undefined) {
    const goals = landings(t, seat, at)
    if (goals.length === 0)
      return t.values.box.words?.landsSome(t, seat, at) === true ? undefined : sink(t, seat, at)
    t.ask(seat, 'pick', 'landAir')
    for (const goal of goals) t.offer(LAND(t, goal))
    return
  }
  const { move } = t.state
  const p = player(t, seat)
  if (move !== null && move.seat === seat) move.held = holds(p, answer.n)
  for (const vessel of vesselsAt(t, seat, at)) bring(t, seat, vessel, answer.n)
  const army = onFoot(p, at)
  if (sizeOf(army) > 0) lead(p, army, at, answer.n)
  t.emit({ type: 'landed', seat, region: idOf(t, answer.n) })
  arrive(t, seat, answer.n, move?.how ?? 'fly')
}

export const endSteps = { landAir }

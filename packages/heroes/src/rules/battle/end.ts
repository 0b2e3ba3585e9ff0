// After a Battle: the attacker stays, lands, or goes back. (H-BATTLE-8)
import type { Option } from '@lorehall/kernel'
import { LAND } from '../../choices.ts'
import { idOf, isSea, land, type Place } from '../../map/world.ts'
import { type Battle, SUPPLY } from '../../state.ts'
import { VESSELS } from '../../values/words.ts'
import { carryGuests, countGuests } from '../guests.ts'
import { player } from '../lookup.ts'
import { destroy } from '../losses.ts'
import { alliesAt, bring } from '../move/army.ts'
import { arrive } from '../move/go.ts'
import { countOf, hasRoom, holds, shift, sizeOf, unitOf, unitsAt } from '../pieces.ts'
import { retreat, sendArmy } from '../retreat.ts'
import { foe, isFoe, RIVAL } from '../solo/enemy.ts'
import { foeArrives, foeLanding } from '../solo/fighting.ts'
import type { F, StepOf, T } from '../step.ts'
import { isAlly } from '../teams.ts'
import { owners } from './army.ts'

/** Whether no other player except allies is there, and the Continent is not closed. */
const isFree = (f: F, seat: number, place: Place): boolean =>
  (isSea(f, place) || land(f, place).continent !== f.state.closed) &&
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
  if (isFoe(t, seat)) foeArrives(t, place)
  if (isSea(t, place) && player(t, seat).vessels.air.at === place) t.push({ do: 'landAir', seat, at: place })
  else arrive(t, seat, place, how === 'ability' ? 'move' : how)
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

/** Land Regions on that coast with room and without other players. (H-BATTLE-10) */
const landings = (f: F, seat: number, sea: Place): Place[] =>
  (f.values.world.coasts[sea] ?? []).filter(
    (shore) =>
      isFree(f, seat, shore) &&
      hasRoom(f, seat, shore, sizeOf(player(f, seat), 'air') + countGuests(f, seat, 'air')),
  )

/** An Air Vessel cannot stay over sea: it lands immediately, or is lost with all aboard. (H-BATTLE-10) */
function landAir(t: T, { seat, at }: StepOf<'landAir'>, answer: Option | undefined): void {
  if (answer === undefined) {
    const goals = landings(t, seat, at)
    if (goals.length === 0) return destroy(t, seat, 'air', at, null)
    if (isFoe(t, seat)) return landFoe(t, at, goals)
    t.ask(seat, 'pick', 'landAir')
    for (const goal of goals) t.offer(LAND(t, goal))
    return
  }
  const { move } = t.state
  if (move !== null && move.seat === seat) move.held = holds(player(t, seat), answer.n)
  bring(t, seat, 'air', answer.n)
  t.emit({ type: 'landed', seat, region: idOf(t, answer.n) })
  arrive(t, seat, answer.n, 'fly')
}

/** The Enemy's Air Vessel lands where the arrow leads and takes what is there. (H-SOLO-6) */
function landFoe(t: T, sea: Place, goals: readonly Place[]): void {
  const to = foeLanding(t, sea, goals)
  if (to === null) return destroy(t, foe(t), 'air', sea, null)
  shift(player(t, foe(t)), 'air', sea, to)
  t.emit({ type: 'landed', rival: RIVAL, region: idOf(t, to) })
  foeArrives(t, to)
}

export const endSteps = { landAir }

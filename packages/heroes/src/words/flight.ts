// A Vessel that sets down Units in a Region it flies through. (H-FLY-1)
import type { Option } from '@lorehall/kernel'
import { DONE } from '../choices.ts'
import { isSea, type Place } from '../map/world.ts'
import type { Words } from '../box/words.ts'
import type { About } from '../cards/about.ts'
import type { Act } from '../cards/effect.ts'
import { happen } from '../rules/abilities/moments.ts'
import { answering, rulesOf } from '../rules/abilities/standing.ts'
import { crew } from '../rules/abilities/strength.ts'
import { ownIn } from '../rules/battle/army.ts'
import { heroesOf, heroOf } from '../rules/hired.ts'
import { capitalOwner, player } from '../rules/lookup.ts'
import { aboard, bring, partyOf, vesselIn } from '../rules/move/army.ts'
import { makeShift, offerLeave, shiftOf } from '../rules/move/boarding.ts'
import { arrive } from '../rules/move/go.ts'
import { canDepart } from '../rules/move/load.ts'
import { canMarch } from '../rules/move/march.ts'
import { anyGoesBy } from '../rules/move/modes.ts'
import { underWay } from '../rules/move/way.ts'
import { countGuests } from '../rules/guests.ts'
import { crowdAt, enemyAt, regionLimit } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import { extraOf } from '../rules/verbs/deeds.ts'
import type { Move } from '../state.ts'
import { SET_DOWN } from './choices.ts'
import type { W, WordStepOf } from './step.ts'

/** The rule for this movement, if it is a flight of the bearer with Units of its own aboard. */
function ruleFor(f: F, move: Move) {
  const { seat } = move
  if (move.dropped === true || vesselIn(move) !== 'air' || aboard(player(f, seat), 'air') === 0)
    return undefined
  return rulesOf(f, seat, 'setDown').find(({ bearer }) => bearer === 'air')
}

/** How many of those aboard may stay in a Region that the Vessel leaves again. */
function spaceAt(f: F, seat: number, place: Place): number {
  if (capitalOwner(f, place) !== null) return Infinity
  const flying = 1 + aboard(player(f, seat), 'air') + countGuests(f, seat, 'air')
  return regionLimit(f, seat) - (crowdAt(f, seat, place) - flying)
}

export function offerOnWay(t: W, move: Move): void {
  const { seat, at, steps } = move
  if (steps === 0 || isSea(t, at) || enemyAt(t, seat, at) !== null) return
  if (ruleFor(t, move) !== undefined && spaceAt(t, seat, at) > 0) t.offer(SET_DOWN)
}

export function actOnWay(t: W, { seat }: Move, kind: string): boolean {
  if (kind !== SET_DOWN.kind) return false
  t.push({ do: 'walk', seat })
  t.push({ do: 'words/setDown', seat, shifts: [] })
  return true
}

/** Units leave one at a time; at least one does, and they end their movement there. */
export function setDown(t: W, step: WordStepOf<'words/setDown'>, answer: Option | undefined): void {
  const { seat, shifts } = step
  const move = underWay(t)
  if (answer === DONE) return explore(t, move)
  if (answer !== undefined) {
    const one = shiftOf(answer)
    if (one === null) return
    makeShift(t, seat, one)
    move.carried--
    return t.push({ ...step, shifts: [...shifts, one] })
  }
  t.ask(seat, 'pick', 'words/setDown')
  if (spaceAt(t, seat, move.at) > shifts.length) offerLeave(t, seat, { vessel: 'air' }, shifts)
  if (shifts.length > 0) t.offer(DONE)
  if (t.spare(DONE)) explore(t, move)
}

/** Only those set down explore: meanwhile the Vessel is where it was before. */
function explore(t: W, move: Move): void {
  const { seat, at, before, fought, victors } = move
  for (const { ability } of rulesOf(t, seat, 'setDown')) t.credit(ability.id)
  move.dropped = true
  t.push({ do: 'words/flyOn', seat, fought, victors })
  bring(t, seat, 'air', before)
  arrive(t, seat, at, 'move')
}

/** Notes the Units that flew, until the turn ends. */
export function moved(t: W, move: Move): void {
  const { seat, how, afoot, ended } = move
  if (how !== 'fly') return
  if (answering(t, seat, 'fly.over').length > 0) {
    const { serfs, warriors, heroes } = partyOf(t, move)
    // Units whose flight ended nowhere are home.
    const at = ended < 0 ? player(t, seat).capital : ended
    t.state.turn.flew = { at, serfs, warriors, heroes, vessel: afoot !== true }
    happen(t, 'fly.over', { seat })
  }
  if (afoot === true || ended < 0 || rulesOf(t, seat, 'str').length === 0) return
  const p = player(t, seat)
  const { serfs, warriors } = p.vessels.air
  const heroes = heroesOf(p).filter((hero) => heroOf(p, hero).aboard === 'air')
  t.state.turn.flown = { serfs, warriors, heroes }
}

/** Whether Units that did not take part in the last flight could fly. */
export function canFlyAgain(f: F, about: About, verb: Extract<Act, { readonly do: 'go' }>): boolean {
  const { seat } = about
  const { flew } = f.state.turn
  const extra = { ...extraOf(about, verb, ''), ...(flew === undefined ? {} : { tired: flew }) }
  return canDepart(f, seat, 'fly', extra) || (anyGoesBy(f, seat, 'fly') && canMarch(f, seat, extra, 'fly'))
}

/** Those aboard, as the Vessel attacks where it lands; afterward the Vessel, and those who flew in and fight. */
export const flown: Words['flown'] = (f, side, one) => {
  const { battle, turn } = f.state
  if (battle?.how === 'fly' && battle.attacker === side) return crew(f, side, one)
  const { flown: came } = turn
  if (came === undefined || turn.seat !== side.seat) return 0
  const heroes = came.heroes.filter((hero) => ownIn(f, side, hero) > 0).length
  return (
    ownIn(f, side, one.bearer) +
    Math.min(came.serfs, ownIn(f, side, 'serf')) +
    Math.min(came.warriors, ownIn(f, side, 'warrior')) +
    heroes
  )
}

/** The flight goes on, whatever became of those who got out. */
export function flyOn(t: W, { seat, fought, victors }: WordStepOf<'words/flyOn'>): void {
  const move = underWay(t)
  move.fought = fought
  move.victors = heroesOf(player(t, seat)).filter((hero) => victors.includes(hero))
  bring(t, seat, 'air', move.at)
}

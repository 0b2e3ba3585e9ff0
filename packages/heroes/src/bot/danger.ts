// Threats: enemy armies, and the chance that they take a Capital or a Region.
import { isSea, type Place } from '../map/world.ts'
import { natural, unitStrength } from '../rules/battle/strength.ts'
import { heroesOf, heroOf } from '../rules/hired.ts'
import { player } from '../rules/lookup.ts'
import { holds, inPlay, unitsAt } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import { isAlly } from '../rules/teams.ts'
import { chanceBy, lost, spite, tacticPower } from './odds.ts'
import { regionWorth, stepsBetween } from './ground.ts'
import { advantageAt } from './marks.ts'

/** An army that could attack. */
interface Threat {
  readonly at: Place
  /** Strength including a Tactic card. */
  readonly force: number
}

/** An army of Serfs alone is no threat. */
function hasFighters(f: F, seat: number, place: Place): boolean {
  const p = player(f, seat)
  return (p.warriors[place] ?? 0) > 0 || heroesOf(p).some((hero) => heroOf(p, hero).at === place)
}

export type Threats = readonly Threat[]

/** The enemy armies that could attack, also those at sea without a Vessel. */
export function threats(f: F, seat: number): Threat[] {
  const found: Threat[] = []
  f.state.players.forEach((p, other) => {
    if (other === seat || p.out || isAlly(f, seat, other)) return
    for (let at = 0; at < p.warriors.length; at++) {
      if (!hasFighters(f, other, at)) continue
      found.push({ at, force: unitStrength(f, other, at) + tacticPower(f, other, false) })
    }
  })
  return found
}

/** The value of all enemy Units in play, by Strength. The caller subtracts it, so enemy losses count as gains. */
export function againstOne(f: F, seat: number, left: number): number {
  const { units, kinds } = f.values
  let sum = 0
  f.state.players.forEach((p, other) => {
    if (other === seat || p.out || isAlly(f, seat, other)) return
    for (const unit of kinds) sum += inPlay(p, unit) * units[unit].strength
  })
  return sum * lost(left) * spite(f)
}

/** Within reach of one March, and of a second, mustered one. */
const [NEAR, FAR] = [3, 6]
/** The chance that an enemy who could come does come. */
const [COMES, COMES_FAR] = [0.3, 0.12]

/** The cost of losing one's own Capital: the game is lost. */
const FALL = 40

/** The expected loss from the worst threat to the Capital, if `more` Strength (or less, if negative) were there. */
export function siegeDanger(f: F, seat: number, all: readonly Threat[], more: number): number {
  const { capital } = player(f, seat)
  const own = natural(f, seat, capital) + more + tacticPower(f, seat, false)
  let worst = 0
  for (const { at, force } of all) {
    const steps = stepsBetween(f, at, capital)
    if (steps > FAR) continue
    worst = Math.max(worst, chanceBy(force - own - 0.5) * (steps <= NEAR ? COMES : COMES_FAR))
  }
  return worst * FALL
}

/** The Strength a Tactic card will add by then: for any army, and for a very weak one. Resources come back in time. */
const [CARD, CARD_OF_FEW] = [3, 1]

/** The Strength of a seat's pieces in a Region, with what markers there take from enemies. */
export const guardAt = (f: F, seat: number, place: Place): number =>
  natural(f, seat, place) + advantageAt(f, seat, place)

/** The expected loss of an army with this Strength in a Region. */
export function exposedAt(f: F, place: Place, force: number, all: readonly Threat[], left: number): number {
  if (isSea(f, place) || left < 0.2) return 0
  const own = force + (force <= 2 ? CARD_OF_FEW : CARD)
  let worst = 0
  for (const { at, force: theirs } of all) {
    if (at === place || stepsBetween(f, at, place) > NEAR) continue
    worst = Math.max(worst, chanceBy(theirs - own))
  }
  if (worst === 0) return 0
  return worst * COMES * 0.7 * ((force / 2) * lost(left) + regionWorth(f, place, 1))
}

/** The expected loss of all armies and Towers outside the Capital Region. */
export function exposed(f: F, seat: number, all: readonly Threat[], left: number): number {
  const p = player(f, seat)
  let sum = 0
  const { lands } = f.values.world
  for (let place = 0; place < lands.length; place++) {
    if (place === p.capital || !holds(p, place)) continue
    if (unitsAt(p, place) === 0 && !p.towers.includes(place)) continue
    sum += exposedAt(f, place, guardAt(f, seat, place), all, left)
  }
  return sum
}

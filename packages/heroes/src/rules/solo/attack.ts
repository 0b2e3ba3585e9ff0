// The Enemy's Attack: the weakest army within reach that is not stronger than its own. (H-SOLO-5)
import { BY_SHIP, IN_THE_AIR, ON_LAND, reached, type Way } from '../../map/compass.ts'
import { isCentre, isClosed, isSea, land, type Place } from '../../map/world.ts'
import type { HeroKind } from '../../values/words.ts'
import { natural } from '../battle/strength.ts'
import { player } from '../lookup.ts'
import { holds } from '../pieces.ts'
import type { F, T } from '../step.ts'
import { mayEnter, type Party, partyOf } from './army.ts'
import { arrowOf, foe, giftOf, HUMAN } from './enemy.ts'
import { enter } from './moving.ts'
import { chosen, goalOf, type Route, shortest } from './ways.ts'

const REACH = 2

const OVER_SEA: readonly Way[] = [...new Set([...ON_LAND, ...IN_THE_AIR])]

/** Whether the Hero's Attack may cross the sea without a Vessel. (H-SOLO-11) */
function isOverSea(f: F, hero: HeroKind): boolean {
  const gift = giftOf(f, hero)
  return 'reach' in gift && gift.overSea === true
}

function waysOf(f: F, { hero, vessel }: Party): readonly Way[] {
  if (vessel === '') return isOverSea(f, hero) ? OVER_SEA : ON_LAND
  return vessel === 'air' ? IN_THE_AIR : BY_SHIP
}

/** The Natural Strength of the attacking army. */
function strengthOf(f: F, { hero, serfs, warriors, vessel }: Party): number {
  const { units } = f.values
  return (
    units[hero].strength +
    serfs * units.serf.strength +
    warriors * units.warrior.strength +
    (vessel === '' ? 0 : units[vessel].strength)
  )
}

/** The path must be free of the human's pieces, and a Sea Vessel docks only at its end. */
function mayPass(f: F, party: Party, place: Place): boolean {
  if (!isSea(f, place) && (party.vessel === 'sea' || isClosed(f, land(f, place).continent))) return false
  return !holds(player(f, HUMAN), place)
}

/** Putting out to sea and docking cost a Sea Vessel no step. Its path over sea ends in the Central Sea. (H-SOLO-7) */
function onward(f: F, party: Party, from: Place, here: Place): { to: Place; steps: number }[] {
  const all = reached(f, here, waysOf(f, party))
  if (party.vessel !== 'sea') {
    const centre = isOverSea(f, party.hero) ? 2 : 1
    return all.map((to) => ({ to, steps: isCentre(f, to) ? centre : 1 }))
  }
  const docks = isCentre(f, here) && here !== from ? all.filter((to) => !isSea(f, to)) : all
  return docks.map((to) => ({ to, steps: isSea(f, here) && isSea(f, to) ? 1 : 0 }))
}

/** Every shortest path to each place the human holds. */
const routes = (f: F, party: Party, from: Place, reach: number): Route[] =>
  shortest({
    from,
    reach,
    onward: (here) => onward(f, party, from, here),
    isGoal: (place) => holds(player(f, HUMAN), place),
    mayPass: (place) => mayPass(f, party, place),
  })

/** The path to the weakest place that is not stronger than the party; null: none. (H-SOLO-5) */
export function toAttack(f: F, hero: HeroKind): Route | null {
  const party = partyOf(f, hero, false)
  const { at: from } = player(f, foe(f)).heroes[hero]
  const gift = giftOf(f, hero)
  const strengthAt = (way: Route) => natural(f, HUMAN, goalOf(way))
  const ways = routes(f, party, from, 'reach' in gift ? gift.reach : REACH).filter(
    (way) => strengthAt(way) <= strengthOf(f, party) && mayEnter(f, party, goalOf(way)),
  )
  if (ways.length === 0) return null
  const least = Math.min(...ways.map(strengthAt))
  return chosen(
    f,
    from,
    arrowOf(f, hero),
    waysOf(f, party),
    ways.filter((way) => strengthAt(way) === least),
  )
}

/** The whole army of the Region goes and takes the tokens on its path. (H-SOLO-5) */
export function attacks(t: T, hero: HeroKind, way: Route): void {
  const party = partyOf(t, hero, false)
  const { at: began } = player(t, foe(t)).heroes[hero]
  for (const to of way) if (!enter(t, party, to, began)) return
}

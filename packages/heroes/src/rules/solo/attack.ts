// The Attack of the Enemy: the weakest army it can reach and is not weaker than. (H-SOLO-5)
import { BY_SHIP, IN_THE_AIR, ON_LAND, pointed, reached, type Way } from '../../map/compass.ts'
import { isSea, land, type Place } from '../../map/world.ts'
import type { HeroKind } from '../../values/words.ts'
import { natural } from '../battle/strength.ts'
import { player } from '../lookup.ts'
import { holds } from '../pieces.ts'
import type { F, T } from '../step.ts'
import { mayEnter, type Party, partyOf } from './army.ts'
import { arrowOf, foe, giftOf, HUMAN } from './enemy.ts'
import { enter } from './moving.ts'

const REACH = 2

type Route = readonly Place[]

const waysOf = ({ vessel }: Party): readonly Way[] =>
  vessel === 'air' ? IN_THE_AIR : vessel === 'sea' ? BY_SHIP : ON_LAND

/** Natural Strength of those who would go. */
function strengthOf(f: F, { hero, serfs, warriors, vessel }: Party): number {
  const { units } = f.values
  return (
    units[hero].strength +
    serfs * units.serf.strength +
    warriors * units.warrior.strength +
    (vessel === '' ? 0 : units[vessel].strength)
  )
}

/** Nothing of the human's on the way; a Sea Vessel docks only at the end. */
function mayPass(f: F, party: Party, place: Place): boolean {
  if (!isSea(place) && (party.vessel === 'sea' || land(place).continent === f.state.closed)) return false
  return !holds(player(f, HUMAN), place)
}

/** Every shortest way to each place the human holds. */
function routes(f: F, party: Party, from: Place, reach: number): Route[] {
  const found: Route[] = []
  const seen = new Map<Place, number>([[from, 0]])
  let edge: Route[] = [[]]
  for (let steps = 1; steps <= reach; steps++) {
    const next = edge.flatMap((way) => {
      const here = way.at(-1) ?? from
      return reached(here, waysOf(party)).flatMap((to) =>
        (seen.get(to) ?? steps) === steps ? [[...way, to]] : [],
      )
    })
    for (const way of next) seen.set(way.at(-1) ?? from, steps)
    found.push(...next.filter((way) => holds(player(f, HUMAN), way.at(-1) ?? from)))
    edge = next.filter((way) => mayPass(f, party, way.at(-1) ?? from))
  }
  return found
}

/** Of several ways the one the arrow names, step by step. (H-SOLO-5) */
function chosen(f: F, party: Party, from: Place, ways: readonly Route[]): Route {
  const [first = []] = ways
  if (ways.length <= 1) return first
  let left = ways
  let here = from
  for (let i = 0; left.every((way) => way.length > i); i++) {
    const open = left
    const to = pointed(here, arrowOf(f, party.hero), waysOf(party), (place) =>
      open.some((way) => way[i] === place),
    )
    if (to === null) break
    left = left.filter((way) => way[i] === to)
    here = to
  }
  return left[0] ?? first
}

/** The way to the weakest it is not weaker than; null: there is none. (H-SOLO-5) */
export function toAttack(f: F, hero: HeroKind): Route | null {
  const party = partyOf(f, hero, false)
  const { at: from } = player(f, foe(f)).heroes[hero]
  const gift = giftOf(f, hero)
  const goalOf = (way: Route) => way.at(-1) ?? from
  const strengthAt = (way: Route) => natural(f, HUMAN, goalOf(way))
  const ways = routes(f, party, from, 'reach' in gift ? gift.reach : REACH).filter(
    (way) => strengthAt(way) <= strengthOf(f, party) && mayEnter(f, party, goalOf(way)),
  )
  if (ways.length === 0) return null
  const least = Math.min(...ways.map(strengthAt))
  return chosen(
    f,
    party,
    from,
    ways.filter((way) => strengthAt(way) === least),
  )
}

/** All of the Region go; what lies on the way is taken. (H-SOLO-5) */
export function attacks(t: T, hero: HeroKind, way: Route): void {
  const party = partyOf(t, hero, false)
  for (const to of way) if (!enter(t, party, to)) return
}

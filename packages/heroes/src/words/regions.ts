// Further conditions on Regions. (H-ABILITY-2)
import type { Words } from '../box/words.ts'
import { AT, ON } from '../choices.ts'
import type { About } from '../cards/about.ts'
import { isCentre, type Place } from '../map/world.ts'
import { countGuests } from '../rules/guests.ts'
import { capitalOwner, isShallow, player } from '../rules/lookup.ts'
import { aboard } from '../rules/move/army.ts'
import { hasRoom, holds, wanderersAt } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import { fits as fitsOne, isEnemyAt } from '../rules/verbs/regions.ts'
import { touches, whereIs } from '../rules/verbs/scope.ts'
import { isVessel, type Terrain } from '../values/words.ts'
import { removable } from './purging.ts'

/** A longer list of Regions is asked by Continent first. */
const MOST_REGIONS = 60

/** The Continents of these Regions, and each of the Sea Regions. (H-VERB-5) */
export const byContinent: Words['byContinent'] = (f, places) => {
  if (places.length <= MOST_REGIONS) return null
  const { continents, lands } = f.values.world
  const found = new Set(places.flatMap((place) => lands[place]?.continent ?? []))
  const seas = places.filter((place) => lands[place] === undefined)
  return [
    ...continents.flatMap(({ id }, i) => (found.has(i) ? [ON(id)] : [])),
    ...seas.map((place) => AT(f, place)),
  ]
}

/** Whether there is room for the Vessel of the ability with everyone aboard. */
function holdsAll(f: F, { seat, bearer }: About, place: Place): boolean {
  if (bearer === undefined || !isVessel(bearer)) return false
  const n = 1 + aboard(player(f, seat), bearer) + countGuests(f, seat, bearer)
  return hasRoom(f, seat, place, n)
}

/** Whether the player who was picked has Units there that the effect may harm. */
const isTheirs = (f: F, about: About, place: Place): boolean =>
  about.who !== undefined && isEnemyAt(f, about, about.who, place, { enemy: {} })

const isEmpty = (f: F, place: Place): boolean =>
  capitalOwner(f, place) === null &&
  wanderersAt(f, place) === 0 &&
  f.state.players.every((p) => p.out || !holds(p, place))

const isBesideTerrain = ({ values: { world } }: F, place: Place, terrain: Terrain): boolean =>
  [...(world.byLand[place] ?? []), ...(world.coasts[place] ?? [])].some(
    (near) => world.lands[near]?.terrain === terrain,
  )

export const fits: Words['fits'] = (f, about, place, { at, any, tower, holdsBearer, shallow, ...more }) => {
  const { theirs, purgeable, empty, beside } = more
  if (empty === true && !isEmpty(f, place)) return false
  if (beside !== undefined && !isBesideTerrain(f, place, beside)) return false
  if (shallow === true && !isShallow(f, place)) return false
  if (holdsBearer === true && !holdsAll(f, about, place)) return false
  if (theirs === true && !isTheirs(f, about, place)) return false
  if (purgeable !== undefined && removable(f, place, purgeable).length === 0) return false
  if (at !== undefined && place !== whereIs(f, about, at)) return false
  if (tower === 'enemy') {
    const hasTower = (_: unknown, seat: number) =>
      touches(f, about, seat) && player(f, seat).towers.includes(place)
    if (!f.state.players.some(hasTower)) return false
  }
  if (tower === 'own' && !player(f, about.seat).towers.includes(place)) return false
  if (more.centre === true && !isCentre(f, place)) return false
  if (more.with !== undefined && !f.state.live.some((token) => token.at === place && token.id === more.with))
    return false
  return any === undefined || any.some((one) => fitsOne(f, about, place, one))
}

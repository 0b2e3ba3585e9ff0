// Further conditions on Regions. (H-ABILITY-2)
import type { Words } from '../box/words.ts'
import { AT, ON } from '../choices.ts'
import type { About } from '../cards/about.ts'
import type { Place } from '../map/world.ts'
import { countGuests } from '../rules/guests.ts'
import { player } from '../rules/lookup.ts'
import { aboard } from '../rules/move/army.ts'
import { hasRoom } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import { fits as fitsOne } from '../rules/verbs/regions.ts'
import { touches, whereIs } from '../rules/verbs/scope.ts'
import { isVessel } from '../values/words.ts'

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

export const fits: Words['fits'] = (f, about, place, { at, any, tower, holdsBearer }) => {
  if (holdsBearer === true && !holdsAll(f, about, place)) return false
  if (at !== undefined && place !== whereIs(f, about, at)) return false
  if (tower === 'enemy') {
    const isTheirs = (_: unknown, seat: number) =>
      touches(f, about, seat) && player(f, seat).towers.includes(place)
    if (!f.state.players.some(isTheirs)) return false
  }
  return any === undefined || any.some((filter) => fitsOne(f, about, place, filter))
}

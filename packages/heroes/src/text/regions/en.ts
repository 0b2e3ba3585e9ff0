// Regions and Continents by name.
import { CONTINENT_NAMES, CONTINENTS, idOf, LANDS, type Place, placeOf, PLACES } from '../../map/world.ts'
import type { Terrain } from '../../values/words.ts'

const TERRAINS_EN: Readonly<Record<Terrain, string>> = {
  capital: 'Capital Region',
  plains: 'Plains',
  forest: 'Forest',
  mountains: 'Mountains',
  desert: 'Desert',
  swamp: 'Swamp',
}

/** Seas lie round the world, straits between two Continents. */
const SEAS_EN: Readonly<Record<string, string>> = {
  centre: 'Central Sea',
  n: 'North Sea',
  ne: 'Northeast Sea',
  e: 'East Sea',
  se: 'Southeast Sea',
  s: 'South Sea',
  sw: 'Southwest Sea',
  w: 'West Sea',
  nw: 'Northwest Sea',
  'gap-n': 'North Strait',
  'gap-e': 'East Strait',
  'gap-s': 'South Strait',
  'gap-w': 'West Strait',
}

/** "Plains I-3", "North Strait". */
export function regionName(place: Place): string {
  const land = LANDS[place]
  const id = idOf(place)
  return land === undefined ? (SEAS_EN[id] ?? id) : `${TERRAINS_EN[land.terrain]} ${land.id}`
}

const isKnown = new Set(Array.from({ length: PLACES }, (_, place) => idOf(place)))

/** As it goes on in a sentence: "Plains I-3", "the North Strait". */
export function regionSaid(id: string): string {
  if (!isKnown.has(id)) return id
  const name = regionName(placeOf(id))
  return id in SEAS_EN ? `the ${name}` : name
}

/** "Aldermark (I)": its Regions begin with its number. */
export const continentSaid = (i: number): string => `${CONTINENT_NAMES[i] ?? ''} (${CONTINENTS[i] ?? ''})`

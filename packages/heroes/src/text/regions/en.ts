// Regions and Continents by name.
import { idOf, type InWorld, type Place } from '../../map/world.ts'
import type { Terrain } from '../../values/words.ts'

const TERRAINS_EN: Readonly<Record<Terrain, string>> = {
  capital: 'Capital Region',
  plains: 'Plains',
  forest: 'Forest',
  mountains: 'Mountains',
  desert: 'Desert',
  swamp: 'Swamp',
}

/** Seas surround the world; straits separate two Continents. */
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

export const CONTINENTS_EN: Readonly<Record<string, string>> = {
  aldermark: 'Aldermark',
  varnhold: 'Varnhold',
  sorrowmere: 'Sorrowmere',
  kestrane: 'Kestrane',
}

/** "Aldermark". */
export function continentName({ values }: InWorld, i: number): string {
  const { called = '' } = values.world.continents[i] ?? {}
  return CONTINENTS_EN[called] ?? values.world.names[called] ?? called
}

/** "Plains I-3", "North Strait". */
export function regionName(f: InWorld, place: Place): string {
  const { lands, names } = f.values.world
  const land = lands[place]
  const id = idOf(f, place)
  return land === undefined ? (SEAS_EN[id] ?? names[id] ?? id) : `${TERRAINS_EN[land.terrain]} ${land.id}`
}

/** Inside a sentence: "Plains I-3", "the North Strait". */
export function regionSaid(f: InWorld, id: string): string {
  const place = f.values.world.numbers.get(id)
  if (place === undefined) return id
  const name = regionName(f, place)
  return f.values.world.sea[place] === true ? `the ${name}` : name
}

/** "Aldermark (I)": its Regions begin with its number. */
export const continentSaid = (f: InWorld, i: number): string =>
  `${continentName(f, i)} (${f.values.world.continents[i]?.id ?? ''})`

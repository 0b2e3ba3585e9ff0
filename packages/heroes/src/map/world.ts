// The world as numbers: Land Regions first, Sea Regions behind them. Everything that only depends on the printed
// map is worked out once.
import map from '../values/map.json' with { type: 'json' }
import type { Resource, Terrain } from '../values/words.ts'

/** A Land Region or a Sea Region. */
export type Place = number

interface Land {
  readonly id: string
  readonly continent: number
  readonly terrain: Terrain
  /** What it yields; null: nothing. */
  readonly yields: Resource | null
  readonly workers: number
  /** Face-down tokens at the beginning; a free Capital Region has one more. */
  readonly tokens: number
}

interface Sea {
  readonly id: string
  readonly tokens: number
  readonly centre: boolean
}

const TERRAINS: readonly Terrain[] = ['capital', 'plains', 'forest', 'mountains', 'desert', 'swamp']
const YIELDS: Readonly<Partial<Record<Terrain, Resource>>> = {
  plains: 'food',
  forest: 'mana',
  mountains: 'ore',
}

const terrainOf = (kind: string): Terrain => TERRAINS.find((one) => one === kind) ?? 'plains'

export const CONTINENTS = map.continents.map(({ id }) => id)
/** What they are called, in the same order. */
export const CONTINENT_NAMES = map.continents.map(({ name }) => name)

export const LANDS: readonly Land[] = map.regions.map((region) => {
  const terrain = terrainOf(region.kind)
  return {
    id: region.id,
    continent: CONTINENTS.indexOf(region.continent),
    terrain,
    yields: YIELDS[terrain] ?? null,
    workers: region.workers ?? 0,
    tokens: region.tokens,
  }
})

export const SEAS: readonly Sea[] = map.seas.map(({ id, tokens, centre }) => ({
  id,
  tokens,
  centre,
}))

/** How many Land Regions there are: the first Sea Region has this number. */
export const FIRST_SEA = LANDS.length
export const PLACES = LANDS.length + SEAS.length

const NUMBERS = new Map([...LANDS, ...SEAS].map(({ id }, i) => [id, i]))

/** The number of a Region by its name. */
export function placeOf(id: string): Place {
  const place = NUMBERS.get(id)
  if (place === undefined) throw new RangeError(`no Region '${id}'`)
  return place
}

export const idOf = (place: Place): string => (LANDS[place] ?? SEAS[place - FIRST_SEA])?.id ?? ''

export const isSea = (place: Place): boolean => place >= FIRST_SEA
export const isCentre = (place: Place): boolean => SEAS[place - FIRST_SEA]?.centre === true

/** The Land Region that must be there: a Sea Region here is a bug in the rules. */
export function land(place: Place): Land {
  const found = LANDS[place]
  if (found === undefined) throw new RangeError(`no Land Region ${place}`)
  return found
}

/** The Capital Region of each Continent, and which Continents are neighbours. */
export const CAPITALS: readonly Place[] = map.continents.map(({ capital }) => placeOf(capital))
export const NEIGHBOURS: readonly (readonly number[])[] = map.continents.map(({ adjacent }) =>
  adjacent.map((id) => CONTINENTS.indexOf(id)),
)

interface Edge {
  readonly a: string
  readonly b: string
  readonly type: string
}

/** The neighbours of every place by edges of these types. */
function neighbours(edges: readonly Edge[], ...types: readonly string[]): readonly (readonly Place[])[] {
  const found: Place[][] = Array.from({ length: PLACES }, () => [])
  for (const { a, b, type } of edges) {
    if (!types.includes(type)) continue
    found[placeOf(a)]?.push(placeOf(b))
    found[placeOf(b)]?.push(placeOf(a))
  }
  return found.map((list) => list.toSorted((x, y) => x - y))
}

/** Adjacency has several sources; which of them count depends on who moves how. */
export const BORDERS = neighbours(map.edges, 'border')
/** Borders, ferry routes and wraps: adjacent for Land Units. */
export const BY_LAND = neighbours(map.edges, 'border', 'ferry', 'wrap')
export const BY_SEA = neighbours(map.seaEdges, 'route', 'wrap')
/** Coasts: the Sea Regions of a Land Region, and the Land Regions on the coast of a Sea Region. */
export const COASTS = neighbours(
  map.coasts.map(({ region, sea }) => ({ a: region, b: sea, type: 'coast' })),
  'coast',
)

export const isShore = (place: Place): boolean => (COASTS[place]?.length ?? 0) > 0

/** Steps by land from a Capital to every Land Region, one Continent closed or none; 0: no way leads there. */
function walked(from: number, closed: number | null): readonly number[] {
  const capital = CAPITALS[from] ?? -1
  const steps = LANDS.map(() => 0)
  const reached = [capital]
  for (const here of reached) {
    for (const to of BY_LAND[here] ?? []) {
      if (reached.includes(to) || LANDS[to]?.continent === closed) continue
      steps[to] = (steps[here] ?? 0) + 1
      reached.push(to)
    }
  }
  return steps
}

const WHOLE = CONTINENTS.map((_, from) => walked(from, null))
const CLOSED = CONTINENTS.map((_, closed) => CONTINENTS.map((__, from) => walked(from, closed)))

/** Land Regions between a Region and the Capital of a Continent, one Continent closed or none. (H-TOWER-2) */
export function distance(from: number, to: Place, closed: number | null): number {
  return (closed === null ? WHOLE[from] : CLOSED[closed]?.[from])?.[to] ?? 0
}

// The world of a table as numbers, computed once from its map. Places are numbered: first the Land Regions in the
// order of the map, then the Sea Regions. Lists in a World are indexed by place.
import { keptFor } from '../kept.ts'
import type { Resource, Terrain } from '../values/words.ts'
import { type Bearing, bearingsOf } from './bearings.ts'
import { kindsOf, type Lists, linesOf, merged, type Near } from './lines.ts'
import type { WorldMap } from './map.ts'

/** A Land Region or a Sea Region. */
export type Place = number

export interface Continent {
  readonly id: string
  /** The id of its name. */
  readonly called: string
  /** Its Capital Region. */
  readonly capital: Place
  /** The indexes of the Continents next to it. */
  readonly beside: readonly number[]
}

export interface Land {
  readonly id: string
  readonly continent: number
  readonly terrain: Terrain
  /** The resource it yields; null: none. */
  readonly yields: Resource | null
  readonly workers: number
  /** Face-down tokens at the start. A Capital Region without a Capital has one more. */
  readonly tokens: number
}

interface Sea {
  readonly id: string
  readonly place: Place
  readonly tokens: number
  readonly centre: boolean
}

export interface World {
  /** The id of its map. */
  readonly id: string
  readonly names: Readonly<Record<string, string>>
  readonly continents: readonly Continent[]
  /** By place; Sea Regions have no entry. */
  readonly lands: readonly Land[]
  readonly seas: readonly Sea[]
  /** By place, land and sea. */
  readonly ids: readonly string[]
  readonly sea: readonly boolean[]
  readonly centre: readonly boolean[]
  readonly numbers: ReadonlyMap<string, Place>
  /** Adjacent places by the map, for each way to move. */
  readonly near: Readonly<Record<Near, Lists>>
  readonly borders: Lists
  /** Adjacent for Land Units: borders, ferries, wraps and other lines that serve a March. */
  readonly byLand: Lists
  readonly bySea: Lists
  /** The Sea Regions of a Land Region, and the Land Regions on the coast of a Sea Region. */
  readonly coasts: Lists
  /** Every place that any line leads to, sorted by number. */
  readonly around: Lists
  /** The numbers of all places, of the Land Regions and of the Sea Regions. */
  readonly places: {
    readonly all: readonly Place[]
    readonly land: readonly Place[]
    readonly sea: readonly Place[]
  }
  readonly bearings: readonly (readonly Bearing[])[]
  /** The index of the Continent that floats, and the Sea Region below it; null: none does. */
  readonly floating: { readonly continent: number; readonly sea: Place } | null
  /**
   * The Continents that are closed together: none, each one, and the same with the floating one. `closingOf` gives the
   * index.
   */
  readonly closings: readonly (readonly number[])[]
  /** Steps by land from the Capital of each Continent, for each of these. */
  readonly steps: readonly (readonly (readonly number[])[])[]
}

/** Anything that knows its world: facts or a turn. */
export interface InWorld {
  readonly values: { readonly world: World }
}

const TERRAINS: readonly Terrain[] = ['capital', 'plains', 'forest', 'mountains', 'desert', 'swamp']
const YIELDS: Readonly<Partial<Record<Terrain, Resource>>> = {
  plains: 'food',
  forest: 'mana',
  mountains: 'ore',
}

/** Our maps are data, so an unknown name is a mistake in the map. */
function known<T>(found: T | undefined, what: string, id: string): T {
  if (found === undefined) throw new RangeError(`no ${what} '${id}'`)
  return found
}

function landsOf({ regions, continents }: WorldMap): Land[] {
  const numbers = new Map(continents.map(({ id }, i) => [id, i]))
  return regions.map(({ id, continent, kind, workers, tokens }) => {
    const terrain = known(
      TERRAINS.find((one) => one === kind),
      'terrain',
      kind,
    )
    return {
      id,
      continent: known(numbers.get(continent), 'Continent', continent),
      terrain,
      yields: YIELDS[terrain] ?? null,
      workers: workers ?? 0,
      tokens,
    }
  })
}

/** Steps by land from a Capital to every Land Region, with these Continents closed; 0: unreachable. */
function walked(lands: readonly Land[], byLand: Lists, capital: Place, closed: readonly number[]): number[] {
  const steps = lands.map(() => 0)
  const reached = [capital]
  const seen = new Set(reached)
  for (const here of reached) {
    for (const to of byLand[here] ?? []) {
      if (seen.has(to) || closed.includes(lands[to]?.continent ?? -1)) continue
      steps[to] = (steps[here] ?? 0) + 1
      reached.push(to)
      seen.add(to)
    }
  }
  return steps
}

const floatingOf = (
  { continent, over }: NonNullable<WorldMap['floating']>,
  continents: readonly Continent[],
  numberOf: (id: string) => Place,
) => ({ continent: continents.findIndex(({ id }) => id === continent), sea: numberOf(over) })

function closingsOf(continents: number, floating: number | undefined): readonly (readonly number[])[] {
  const each = [[], ...Array.from({ length: continents }, (_, closed) => [closed])]
  return floating === undefined ? each : [...each, ...each.map((closed) => [...closed, floating])]
}

/** Continents that nothing can enter: a closed one, and the floating one if it is not laid out. */
export interface Closing {
  readonly closed: number | null
  readonly unused?: number
}

/** The index of these closed Continents in `World.closings`. */
export const closingOf = ({ continents }: World, { closed, unused }: Closing): number =>
  (closed === null ? 0 : closed + 1) + (unused === undefined ? 0 : continents.length + 1)

/** Whether nothing can enter this Continent. */
export const isClosed = ({ state }: { readonly state: Closing }, continent: number): boolean =>
  continent === state.closed || continent === state.unused

function made(map: WorldMap): World {
  const lands = landsOf(map)
  const seas = map.seas.map(({ id, tokens, centre }, i) => ({ id, place: lands.length + i, tokens, centre }))
  const ids = [...lands, ...seas].map(({ id }) => id)
  const numbers = new Map(ids.map((id, place) => [id, place]))
  const numberOf = (id: string): Place => known(numbers.get(id), 'Region', id)
  const continents = map.continents.map(({ id, called, capital, adjacent }) => ({
    id,
    called,
    capital: numberOf(capital),
    beside: adjacent.map((other) => map.continents.findIndex((one) => one.id === other)),
  }))
  const sea = ids.map((_, place) => place >= lands.length)
  const lines = linesOf(map, ids.length, numberOf)
  const all = (...kinds: readonly string[]) => merged(lines, kinds, sea)
  const kinds = kindsOf(map)
  const served = (by: Near) =>
    all(...kinds.flatMap(({ line, serves }) => (serves.includes(by) ? [line] : [])))
  const byLand = served('march')
  const floating = map.floating === undefined ? null : floatingOf(map.floating, continents, numberOf)
  const closings = closingsOf(continents.length, floating?.continent)
  const stepsWith = (closed: readonly number[]) =>
    continents.map(({ capital }) => walked(lands, byLand, capital, closed))
  return {
    id: map.id,
    names: map.names ?? {},
    continents,
    lands,
    seas,
    ids,
    sea,
    centre: ids.map((id) => seas.some((one) => one.id === id && one.centre)),
    numbers,
    near: { march: byLand, sail: served('sail'), fly: served('fly'), any: served('any') },
    borders: all('border'),
    byLand,
    bySea: all('route', 'sea-wrap'),
    coasts: all('coast', 'shore'),
    around: all(...kinds.map(({ line }) => line)).map((list) => [...new Set(list)].toSorted((a, b) => a - b)),
    places: { all: [...ids.keys()], land: [...lands.keys()], sea: seas.map(({ place }) => place) },
    bearings: bearingsOf(map, ids, numberOf),
    floating,
    closings,
    steps: closings.map(stepsWith),
  }
}

const worlds = new WeakMap<WorldMap, World>()

/** The world of a map; always the same object for the same map. */
export function worldOf(map: WorldMap): World {
  const world = worlds.get(map) ?? made(map)
  worlds.set(map, world)
  return world
}

/** Computes something once per world. */
export const perWorld = <T>(work: (world: World) => T): ((world: World) => T) => keptFor(work)

/** The number of a Region by its id. */
export const placeOf = ({ values }: InWorld, id: string): Place =>
  known(values.world.numbers.get(id), 'Region', id)

export const idOf = ({ values }: InWorld, place: Place): string => values.world.ids[place] ?? ''

export const isSea = ({ values }: InWorld, place: Place): boolean => values.world.sea[place] === true
export const isCentre = ({ values }: InWorld, place: Place): boolean => values.world.centre[place] === true
export const isShore = ({ values }: InWorld, place: Place): boolean =>
  (values.world.coasts[place]?.length ?? 0) > 0

/** The Land Region with this number. A Sea Region here is a bug in the rules. */
export function land({ values }: InWorld, place: Place): Land {
  const found = values.world.lands[place]
  if (found === undefined) throw new RangeError(`no Land Region ${place}`)
  return found
}

/** The index of a Continent by its id; −1: unknown. */
export const continentOf = ({ values }: InWorld, id: string): number =>
  values.world.continents.findIndex((one) => one.id === id)

/** Steps by land from the Capital of a Continent to a Region, with these Continents closed. (H-TOWER-2) */
export const distance = ({ values: { world } }: InWorld, from: number, to: Place, closing: Closing): number =>
  world.steps[closingOf(world, closing)]?.[from]?.[to] ?? 0

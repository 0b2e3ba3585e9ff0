// The Floating Continent Skyhold, above a Central Sea of either side of the board. Wraps join it to other Continents;
// flights land on its edge from the sea below. It has no coast. Its Regions, borders and bearings are our own.
// (H-SKYHOLD-1)
import type { WorldMap } from '../../../map/map.ts'
import { MAP_EN } from '../text/map/en.ts'
import skyhold from './skyhold.json' with { type: 'json' }

type Side = (typeof skyhold.over)['four']
type Bearings = WorldMap['bearings'][string]

const SIDES: Readonly<Record<string, Side>> = skyhold.over

/** The other way. */
const back = (deg: number): number => (deg + 180) % 360

/** The bearings of a side's wraps and of flights to and from the edge, by place. */
function bearingsOn({ sea, wraps }: Side): Readonly<Record<string, Bearings>> {
  const found: Record<string, Bearings> = {}
  const add = (from: string, one: Bearings[number]) => {
    found[from] = [...(found[from] ?? []), one]
  }
  for (const { from, to, deg, back: home } of wraps) {
    add(from, { to, deg, by: 'wrap' })
    add(to, { to: from, deg: home, by: 'wrap' })
  }
  for (const { region, deg } of skyhold.skies) {
    add(sea, { to: region, deg, by: 'sky' })
    add(region, { to: sea, deg: back(deg), by: 'sky' })
  }
  return found
}

function above(map: WorldMap, side: Side): WorldMap {
  const { sea, wraps } = side
  const continentOf = new Map(map.regions.map(({ id, continent }) => [id, continent]))
  const beside = [...new Set(wraps.flatMap(({ to }) => continentOf.get(to) ?? []))].toSorted()
  const bearings: Record<string, Bearings> = { ...map.bearings, ...skyhold.bearings }
  for (const [from, more] of Object.entries(bearingsOn(side)))
    bearings[from] = [...(bearings[from] ?? []), ...more]
  return {
    ...map,
    names: { ...map.names, ...MAP_EN },
    continents: [
      ...map.continents.map((one) =>
        beside.includes(one.id) ? { ...one, adjacent: [...one.adjacent, 'F'] } : one,
      ),
      { id: 'F', called: 'skyhold', capital: 'F-1', adjacent: beside },
    ],
    regions: [...map.regions, ...skyhold.regions],
    floating: { continent: 'F', over: sea },
    lines: [...(map.lines ?? []), { line: 'sky', serves: ['fly'] }],
    edges: [
      ...map.edges,
      ...skyhold.edges,
      ...wraps.map(({ from, to }) => ({ a: from, b: to, type: 'wrap' })),
      ...skyhold.skies.map(({ region }) => ({ a: sea, b: region, type: 'sky' })),
    ],
    bearings,
  }
}

const known = new WeakMap<WorldMap, WorldMap>()

/** The map with Skyhold; always the same object for the same map. A side that Skyhold is not made for stays as it is. */
export function withSkyhold(map: WorldMap): WorldMap {
  const side = SIDES[map.id]
  if (side === undefined) return map
  const whole = known.get(map) ?? above(map, side)
  known.set(map, whole)
  return whole
}

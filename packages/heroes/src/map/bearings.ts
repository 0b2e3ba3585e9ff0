// The direction from each place to the places around it, as printed on the map. (H-SOLO-4)
import type { WorldMap } from './map.ts'

/** How one place is reached from another. The order decides between equal bearings. */
export const WAYS = ['land', 'ferry', 'wrap', 'coast', 'sea', 'sea-wrap', 'sky'] as const
export type Way = (typeof WAYS)[number]

export interface Bearing {
  readonly to: number
  readonly deg: number
  readonly way: Way
}

function wayOf(by: string): Way {
  const way = WAYS.find((one) => one === by)
  if (way === undefined) throw new RangeError(`no way '${by}'`)
  return way
}

/** A map without its bearings. */
type Drawn = Pick<WorldMap, 'edges' | 'seaEdges' | 'coasts'>

const opposite = (deg: number): number => (deg + 180) % 360

/**
 * The bearings along the lines of a map: borders, ferries and wraps, then those at sea, then the coasts. Each line has
 * the bearing from its first place, and the one back if that isn't the opposite. By place, clockwise from north.
 */
export function bearingsAlong(
  { edges, seaEdges, coasts }: Drawn,
  degrees: readonly (readonly number[])[],
): WorldMap['bearings'] {
  const lines: readonly (readonly [from: string, to: string, by: Way])[] = [
    ...edges.map(({ a, b, type }) => [a, b, type === 'border' ? 'land' : wayOf(type)] as const),
    ...seaEdges.map(({ a, b, type }) => [a, b, type === 'wrap' ? 'sea-wrap' : 'sea'] as const),
    ...coasts.map(({ region, sea }) => [region, sea, 'coast'] as const),
  ]
  const found: Record<string, { to: string; deg: number; by: Way }[]> = {}
  lines.forEach(([from, to, by], i) => {
    const [deg = 0, back = opposite(deg)] = degrees[i] ?? []
    ;(found[from] ??= []).push({ to, deg, by })
    ;(found[to] ??= []).push({ to: from, deg: back, by })
  })
  for (const list of Object.values(found))
    list.sort((a, b) => a.deg - b.deg || WAYS.indexOf(a.by) - WAYS.indexOf(b.by))
  return found
}

/** By place, in the order of the map. */
export const bearingsOf = (
  { bearings }: WorldMap,
  ids: readonly string[],
  numberOf: (id: string) => number,
): readonly (readonly Bearing[])[] =>
  ids.map((id) => (bearings[id] ?? []).map(({ to, deg, by }) => ({ to: numberOf(to), deg, way: wayOf(by) })))

// The direction from each place to the places around it, as printed on the map. (H-SOLO-4)
import type { WorldMap } from './map.ts'

/** How one place is reached from another. The order decides between equal bearings. */
export const WAYS = ['land', 'ferry', 'wrap', 'coast', 'sea', 'sea-wrap'] as const
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

/** By place, in the order of the map. */
export const bearingsOf = (
  { bearings }: WorldMap,
  ids: readonly string[],
  numberOf: (id: string) => number,
): readonly (readonly Bearing[])[] =>
  ids.map((id) => (bearings[id] ?? []).map(({ to, deg, by }) => ({ to: numberOf(to), deg, way: wayOf(by) })))

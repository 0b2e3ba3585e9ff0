// The compass of the solo game: where an arrow leads from a place. (H-SOLO-4)
import { type Bearing, type Way, WAYS } from './bearings.ts'
import type { InWorld, Place } from './world.ts'

export const ARROWS = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 } as const
export type Arrow = keyof typeof ARROWS
export type { Way } from './bearings.ts'

/** Ways that the Enemy's army can take on land. */
export const ON_LAND: readonly Way[] = ['land', 'ferry', 'wrap']
/** Ways that its Air Vessel can take: no ferries, no wraps. */
export const IN_THE_AIR: readonly Way[] = ['land', 'coast', 'sea', 'sky']
export const BY_SHIP: readonly Way[] = ['coast', 'sea', 'sea-wrap']
const bearingsAt = ({ values }: InWorld, from: Place): readonly Bearing[] => values.world.bearings[from] ?? []

/** An arrow points at places within this many degrees on either side. */
const BESIDE = 22.5

/**
 * The order in which an arrow prefers bearings. First those it points at: the closest to the arrow, of two equally
 * close ones the clockwise one. Then the others, clockwise.
 */
function rank({ deg, way, to }: Bearing, arrow: number): readonly number[] {
  const clockwise = (deg - arrow + 360) % 360
  const off = clockwise > 180 ? clockwise - 360 : clockwise
  const pointed = Math.abs(off) <= BESIDE
  return [pointed ? 0 : 1, pointed ? Math.abs(off) : clockwise, off < 0 ? 1 : 0, WAYS.indexOf(way), to]
}

function before(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((n, at) => n !== b[at])
  return i !== -1 && (a[i] ?? 0) < (b[i] ?? 0)
}

/** The place the arrow leads to, among those allowed; null: none. (H-SOLO-4) */
export function pointed(
  f: InWorld,
  from: Place,
  arrow: Arrow,
  ways: readonly Way[],
  may: (to: Place, way: Way) => boolean,
): Place | null {
  let best: { to: Place; rank: readonly number[] } | null = null
  for (const bearing of bearingsAt(f, from)) {
    if (!ways.includes(bearing.way) || !may(bearing.to, bearing.way)) continue
    const mine = rank(bearing, ARROWS[arrow])
    if (best === null || before(mine, best.rank)) best = { to: bearing.to, rank: mine }
  }
  return best?.to ?? null
}

/** The first allowed place clockwise after `passed`; null: none. (H-SOLO-7) */
export function clockwiseFrom(
  f: InWorld,
  from: Place,
  passed: Place,
  ways: readonly Way[],
  may: (to: Place) => boolean,
): Place | null {
  const all = bearingsAt(f, from)
  const start = all.find(({ to, way }) => to === passed && ways.includes(way))?.deg ?? 0
  const turn = ({ deg }: Bearing) => (deg - start + 360) % 360
  let best: Bearing | null = null
  for (const bearing of all) {
    if (!ways.includes(bearing.way) || !may(bearing.to)) continue
    if (best === null || turn(bearing) < turn(best)) best = bearing
  }
  return best?.to ?? null
}

/** Whether the arrow points at a place: within 22.5 degrees on either side. */
export function pointsAt(f: InWorld, from: Place, arrow: Arrow, to: Place): boolean {
  return bearingsAt(f, from).some((bearing) => bearing.to === to && rank(bearing, ARROWS[arrow])[0] === 0)
}

/** The places that these ways lead to. */
export const reached = (f: InWorld, from: Place, ways: readonly Way[]): readonly Place[] =>
  bearingsAt(f, from).flatMap(({ to, way }) => (ways.includes(way) ? [to] : []))

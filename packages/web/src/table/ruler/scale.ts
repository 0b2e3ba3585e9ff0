// Where things stand along the ruler. Pixels, worked out from the width it has.

/** A place on the ruler that means something: it is a thing, and says what when it is pointed at. */
export interface Notch {
  readonly at: string
  readonly points: number
  /** A path on the grid of the icon set. */
  readonly sign: string
  readonly name: string
}

/** One of several ways the game may end, and how near it is. */
export interface Way {
  readonly id: string
  /** A path on the grid of the icon set. */
  readonly sign: string
  readonly name: string
  /** Each seat's own count, or one that all share. */
  readonly counts: readonly { readonly seat: number | null; readonly n: number }[]
  /** How many it takes; null where nothing is counted, and `said` says how it stands. */
  readonly of: number | null
  readonly said?: string
}

/** What a game says of its race. */
export interface Scale {
  /** How far it reaches at least; it grows with the scores. */
  readonly most: number
  /** Points from one number to the next. */
  readonly step: number
  readonly notches: readonly Notch[]
  /** What ends the game, in one line. */
  readonly ends: string
  /** Where it may end in several ways: each of them, counted. */
  readonly ways?: readonly Way[]
}

/** Left of the first number, and right of the last. */
const EDGE = 12

/** From where to where: whole steps that hold every score. */
export function reachOf({ most, step }: Scale, scores: readonly number[]): readonly [number, number] {
  const low = Math.floor(Math.min(0, ...scores) / step) * step
  return [low, Math.ceil(Math.max(most, ...scores) / step) * step]
}

/** The pixel a score stands at. */
export const placeOn =
  ([low, high]: readonly [number, number], width: number) =>
  (points: number): number =>
    EDGE + ((points - low) / Math.max(1, high - low)) * (width - 2 * EDGE)

/** About how wide a number is; with a sign before it. */
const NUMBER = 16
const SIGNED = 32

/** The numbers below which nothing else is written: notches bring their own. */
export function numbersOn(scale: Scale, reach: readonly [number, number], width: number): readonly number[] {
  const [low, high] = reach
  const at = placeOn(reach, width)
  const wide = at(scale.step) - at(0) < NUMBER + 6 ? 2 * scale.step : scale.step
  const all = Array.from({ length: Math.floor((high - low) / wide) + 1 }, (_, i) => low + i * wide)
  const apart = (NUMBER + SIGNED) / 2
  return all.filter((n) => scale.notches.every(({ points }) => Math.abs(at(points) - at(n)) >= apart))
}

interface Cluster {
  readonly members: readonly number[]
  /** Where its middle would like to be. */
  readonly middle: number
}

/**
 * Marks that stand too close are moved apart, together no further than they must, and none leaves the ruler.
 * In the order they came in.
 */
export function apart(places: readonly number[], gap: number, width: number): number[] {
  const order = places.map((_, i) => i).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const half = ({ members }: Cluster) => ((members.length - 1) * gap) / 2
  const held = (cluster: Cluster): Cluster => {
    const edge = Math.min(half(cluster) + gap / 2, width / 2)
    return { ...cluster, middle: Math.min(Math.max(cluster.middle, edge), width - edge) }
  }
  const clusters: Cluster[] = []
  for (const i of order) {
    let next = held({ members: [i], middle: places[i] ?? 0 })
    for (let last = clusters.at(-1); last !== undefined; last = clusters.at(-1)) {
      if (last.middle + half(last) + gap <= next.middle - half(next)) break
      clusters.pop()
      const members = [...last.members, ...next.members]
      const middle = members.reduce((sum, one) => sum + (places[one] ?? 0), 0) / members.length
      next = held({ members, middle })
    }
    clusters.push(next)
  }
  const found: number[] = []
  for (const cluster of clusters) {
    cluster.members.forEach((i, place) => {
      found[i] = cluster.middle - half(cluster) + place * gap
    })
  }
  return found
}

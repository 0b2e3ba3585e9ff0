// Positions along the ruler, in pixels, computed from its width.

/** A score with a special meaning, marked on the ruler. It is a thing with a description. */
export interface Notch {
  readonly at: string
  readonly points: number
  /** A path on the grid of the icon set. */
  readonly sign: string
  readonly name: string
}

/** One of several ways the game can end, and how near it is. */
export interface Way {
  readonly id: string
  /** A path on the grid of the icon set. */
  readonly sign: string
  readonly name: string
  /** Each seat's own count, or one that all share. */
  readonly counts: readonly { readonly seat: number | null; readonly n: number }[]
  /** The count that ends the game; null: nothing is counted, and `said` describes the state. */
  readonly of: number | null
  readonly said?: string
  /** The consequence of reaching the count. */
  readonly text: string
}

/** A game's description of its race. */
export interface Scale {
  /** The least upper end of the ruler; it grows with the scores. */
  readonly most: number
  /** Points from one number to the next. */
  readonly step: number
  readonly notches: readonly Notch[]
  /** One line that says what ends the game. */
  readonly ends: string
  /** If the game can end in several ways: each of them, with its counts. */
  readonly ways?: readonly Way[]
}

/** Pixels left of the first number, and right of the last. */
const EDGE = 12

/** The lowest and highest number of the ruler: whole steps that include every score. */
export function reachOf({ most, step }: Scale, scores: readonly number[]): readonly [number, number] {
  const low = Math.floor(Math.min(0, ...scores) / step) * step
  return [low, Math.ceil(Math.max(most, ...scores) / step) * step]
}

/** The position of a score, in pixels. */
export const placeOn =
  ([low, high]: readonly [number, number], width: number) =>
  (points: number): number =>
    EDGE + ((points - low) / Math.max(1, high - low)) * (width - 2 * EDGE)

/** The approximate width of a number, and of a number with a sign. */
const NUMBER = 16
const SIGNED = 32

/** The numbers to write on the ruler. Those too close to a notch are left out: a notch shows its own number. */
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
  /** The ideal position of its middle. */
  readonly middle: number
}

/**
 * Moves marks that are too close apart, as little as possible, and keeps all of them on the ruler. Returns the
 * positions in the order of the input.
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

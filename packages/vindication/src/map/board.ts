// The island: 19 hexes, 36 spaces, and the tables the rules look things up in. All of it follows from the geometry and
// is computed once. (V-MAP-1, V-MAP-2, V-MAP-3)
import { at } from '../state.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Hex extends Point {
  readonly q: number
  readonly r: number
}

interface Vertex extends Point {
  readonly hexes: number[]
}

export const HEXES = 19
export const SPACES = 36
/** Spaces 1 to 12 are the numbered ones on the coast. */
export const COAST = 12

/** The angle clockwise from straight up, from 0 to a full turn, around the given center. */
function clockwise(p: Point, centre: Point = { x: 0, y: 0 }): number {
  const angle = Math.atan2(p.x - centre.x, centre.y - p.y)
  return angle < -1e-9 ? angle + 2 * Math.PI : Math.max(angle, 0)
}

function hexes(): Hex[] {
  const found: Hex[] = []
  for (let q = -2; q <= 2; q++) {
    for (let r = -2; r <= 2; r++) {
      if (Math.abs(q + r) <= 2) found.push({ q, r, x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) })
    }
  }
  const ring = (h: Hex) => Math.max(Math.abs(h.q), Math.abs(h.r), Math.abs(h.q + h.r))
  return found.toSorted((a, b) => ring(a) - ring(b) || clockwise(a) - clockwise(b))
}

/** The hexes 1 to 19: the center, then each ring clockwise. Index 0 is unused sea. */
export const HEX: readonly Hex[] = [{ q: 9, r: 9, x: 0, y: 0 }, ...hexes()]

function vertices(): Vertex[] {
  const corners = new Map<string, Vertex>()
  for (let h = 1; h <= HEXES; h++) {
    const hex = at(HEX, h)
    for (let corner = 0; corner < 6; corner++) {
      const x = hex.x + Math.cos((corner * Math.PI) / 3)
      const y = hex.y + Math.sin((corner * Math.PI) / 3)
      const key = `${Math.round(x * 100)},${Math.round(y * 100)}`
      const vertex = corners.get(key) ?? { x, y, hexes: [] }
      vertex.hexes.push(h)
      corners.set(key, vertex)
    }
  }
  return [...corners.values()]
}

function spaces(): Vertex[] {
  const far = (p: Point) => Math.round(Math.hypot(p.x, p.y) * 1000)
  const order = (a: Vertex, b: Vertex) => far(a) - far(b) || clockwise(a) - clockwise(b)
  const all = vertices()
  const coast = all.filter((v) => v.hexes.length === 2).toSorted((a, b) => clockwise(a) - clockwise(b))
  const inland = all.filter((v) => v.hexes.length === 3).toSorted(order)
  return [{ x: 0, y: 0, hexes: [] }, ...coast, ...inland]
}

const VERTEX = spaces()

/** The position of each space, in units of a hex's side. */
export const SPACE: readonly Point[] = VERTEX.map(({ x, y }) => ({ x, y }))

/** The hexes that touch a space, clockwise around it. (V-MAP-4) */
export const TOUCHES: readonly (readonly number[])[] = VERTEX.map((v) =>
  v.hexes.toSorted((a, b) => clockwise(at(HEX, a), v) - clockwise(at(HEX, b), v)),
)

/** The spaces one step away: the two ends of an edge that two hexes share. */
export const LINKS: readonly (readonly number[])[] = VERTEX.map((v, i) =>
  VERTEX.flatMap((w, j) => {
    const near = Math.hypot(v.x - w.x, v.y - w.y) < 1.01
    const shared = v.hexes.filter((h) => w.hexes.includes(h)).length
    return i !== 0 && j !== 0 && i !== j && near && shared === 2 ? [j] : []
  }),
)

type Links = readonly (readonly number[])[]

function distancesFrom(links: Links, start: number): number[] {
  const far: number[] = Array.from({ length: SPACES + 1 }, () => 99)
  far[start] = 0
  const queue = [start]
  for (const space of queue) {
    for (const next of at(links, space)) {
      if (at(far, next) !== 99) continue
      far[next] = at(far, space) + 1
      queue.push(next)
    }
  }
  return far
}

/** How figures move: where a step leads, the distance between spaces, and spaces by distance. */
export interface Ways {
  readonly links: Links
  readonly distance: Links
  /** The spaces at 0, 1, 2 … steps from each space. */
  readonly nearest: Links
}

function ways(links: Links): Ways {
  const far = VERTEX.map((_, space) => distancesFrom(links, space))
  const nearest = far.map((steps) =>
    Array.from({ length: SPACES }, (_x, i) => i + 1).toSorted((a, b) => at(steps, a) - at(steps, b) || a - b),
  )
  return { links, distance: far, nearest }
}

const INLAND = ways(LINKS)

/** The same for a figure that may also walk along the coast, from each numbered space to the next. */
const COASTAL = ways(
  LINKS.map((near, space) => {
    const after = (space % COAST) + 1
    const before = ((space + COAST - 2) % COAST) + 1
    return space === 0 || space > COAST ? near : [...near, before, after].toSorted((a, b) => a - b)
  }),
)

export const WAYS = { inland: INLAND, coastal: COASTAL }

/** Steps between two spaces. Figures can be passed, so nothing makes the way longer. */
export function distance(a: number, b: number): number {
  return at(at(INLAND.distance, a), b)
}

const TO_HEX: readonly (readonly number[])[] = VERTEX.map((_, space) =>
  Array.from({ length: HEXES + 1 }, (_x, hex) => {
    const beside = TOUCHES.flatMap((hexes, near) => (hexes.includes(hex) ? [distance(space, near)] : []))
    return Math.min(...beside, 99)
  }),
)

/** Steps from a space to the nearest one beside a hex. */
export function distanceToHex(space: number, hex: number): number {
  return at(at(TO_HEX, space), hex)
}

/** The spaces at 0, 1, 2 … steps from each space, nearest first. */
export const NEAREST: Links = INLAND.nearest

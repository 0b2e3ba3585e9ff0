// The keyboard on the island: an arrow goes to the linked space that lies most in its direction,
// with Shift to a region beside it and back.
import { HEX, HEXES, LINKS, type Point, SPACE, SPACES, TOUCHES } from '@lorehall/vindication/face'

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

interface Candidate extends Point {
  readonly at: string
}

const spaces = Array.from({ length: SPACES }, (_, i) => i + 1)
const hexes = Array.from({ length: HEXES }, (_, i) => i + 1)
const spaceSpot = (n: number): Candidate => ({ at: `space:${n}`, x: SPACE[n]?.x ?? 0, y: SPACE[n]?.y ?? 0 })
const hexSpot = (n: number): Candidate => ({ at: `region:${n}`, x: HEX[n]?.x ?? 0, y: HEX[n]?.y ?? 0 })

/** The candidate that lies most in the direction; nothing that lies sideways of it counts. */
function along(from: Point, way: Point, among: readonly Candidate[], narrow: number): string | null {
  let best: string | null = null
  let least = Infinity
  for (const { at, x, y } of among) {
    const far = Math.hypot(x - from.x, y - from.y)
    if (far < 0.01) continue
    const straight = ((x - from.x) * way.x + (y - from.y) * way.y) / far
    const cost = far * (2 - straight)
    if (straight > narrow && cost < least) {
      least = cost
      best = at
    }
  }
  return best
}

/** Where an arrow leads from a thing on the island. */
export function nextPlace(at: string, key: string, shift: boolean): string | null {
  const way = ARROWS[key]
  const [kind, number] = at.split(':')
  const n = Number(number)
  if (way === undefined || !(n > 0)) return null
  if (kind === 'space') {
    const from = spaceSpot(n)
    if (shift) return along(from, way, (TOUCHES[n] ?? []).map(hexSpot), 0.2)
    return (
      along(from, way, (LINKS[n] ?? []).map(spaceSpot), 0.3) ?? along(from, way, spaces.map(spaceSpot), 0.6)
    )
  }
  if (kind !== 'region') return null
  const from = hexSpot(n)
  const beside = spaces.filter((space) => TOUCHES[space]?.includes(n) === true)
  return shift ? along(from, way, beside.map(spaceSpot), 0.2) : along(from, way, hexes.map(hexSpot), 0.4)
}

// Where a Region has space for what is in it. From top to bottom: figures, their plate, and the row with the Region's
// number and Worker Spaces.
import type { Point } from '../../../../table-ui/stage/board.ts'
import { worldInPlay } from '../../world.ts'
import { freeAlong, type Span, type Widths, widthsOf } from './free.ts'
import type { Ground, Layout } from './layout.ts'

/** Heights, in pixels at size 1. */
const FIGURES = 28
export const PLATE = 15
export const CITY = { wide: 57, high: 46 } as const
const ROW = 14

export interface Room {
  /** Its roomiest spot. */
  readonly middle: Point
  /** The middle of the ground that the figures stand on; their plate begins below. */
  readonly feet: Point
  /** The same for a city, which is higher and has no row below. */
  readonly city: Point
  /** The middle of the row: its number and Worker Spaces, or a tag in their place. */
  readonly row: Point
  /** The free height above the row, and the free width. */
  readonly above: Span
  readonly widths: Widths
}

/** A part of a block: its heights from the feet, its width, and how bad it is if it reaches over a border. */
interface Part extends Span {
  readonly wide: number
  readonly weight: number
}

/** The space that most stacks need: two figures, their plate, and the row. */
const STACK: readonly Part[] = [
  { from: 2 - FIGURES, to: 0, wide: 42, weight: 1 },
  { from: 0, to: PLATE + 1, wide: 76, weight: 2 },
  { from: PLATE + 1, to: PLATE + ROW, wide: 46, weight: 2 },
]

/** Roofs may reach over a coast. */
const TOWN: readonly Part[] = [
  { from: 18 - CITY.high, to: 0, wide: CITY.wide - 14, weight: 1 },
  { from: 0, to: PLATE + 3, wide: 54, weight: 4 },
]

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const boxesOf = (block: readonly Part[], { x, y }: Point, size: number): readonly Box[] =>
  block.map(({ from, to, wide }) => ({
    left: x - (wide / 2) * size,
    right: x + (wide / 2) * size,
    top: y + from * size,
    bottom: y + to * size,
  }))

/** How far two boxes would have to be moved apart. */
const overlap = (a: Box, b: Box) =>
  Math.max(
    0,
    Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    ),
  )

/** Anything above the upper edge of the world is cut off. */
const ABOVE_ALL: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: 3 }

/** How far feet are moved at most, and in which steps; the nearest come first. */
const FAR = 24
const BY = 4
const STEPS = Array.from({ length: (2 * FAR) / BY + 1 }, (_, i) => i * BY - FAR).toSorted(
  (a, b) => Math.abs(a) - Math.abs(b),
)

interface Spot {
  readonly at: Point
  readonly widths: Widths
  /** The blocks of others nearby. */
  readonly others: readonly Box[]
}

/** The feet that keep a block inside its outline and off others as far as possible, and near to the roomiest spot. */
function feetOf(block: readonly Part[], { at, widths, others }: Spot, size: number): Point {
  const middle = at.y - (((block[0]?.from ?? 0) + (block.at(-1)?.to ?? 0)) / 2) * size
  let best = { x: at.x, y: middle }
  let least = Infinity
  for (const down of STEPS) {
    const y = middle + down * size
    const free = block.map(({ from, to, wide, weight }) => ({
      ...widths({ from: y + from * size, to: y + to * size }),
      half: (wide / 2) * size,
      weight,
    }))
    for (const right of STEPS) {
      const x = at.x + right * size
      let cost = (Math.abs(down) + Math.abs(right)) / 8
      for (const { from, to, half, weight } of free)
        cost += weight * (Math.max(0, from - x + half) + Math.max(0, x + half - to))
      if (cost >= least) continue
      for (const box of boxesOf(block, { x, y }, size))
        for (const other of others) cost += 8 * overlap(box, other)
      if (cost >= least) continue
      least = cost
      best = { x, y }
    }
  }
  return best
}

/** Regions whose spots are further apart than this can't cover each other. */
const NEAR = 110

/** How often all blocks are moved apart; each time, every block is where the last time left it. */
const TIMES = 2

/** The rooms of land Regions, so that what they hold does not cover what others hold. */
function roomsOnLand(lands: readonly Ground[], size: number): readonly Room[] {
  const all = lands.map((ground) => ({
    ...ground,
    widths: widthsOf(ground.at, ground.corners),
    isTown: worldInPlay().lands[ground.place]?.terrain === 'capital',
    near: lands.flatMap(({ at }, i) =>
      at !== ground.at && Math.hypot(at.x - ground.at.x, at.y - ground.at.y) < NEAR * size ? [i] : [],
    ),
  }))
  const boxes = all.map(({ at, isTown }) => boxesOf(isTown ? TOWN : STACK, at, size))
  const feetIn = (block: readonly Part[], { at, widths, near }: (typeof all)[number]) =>
    feetOf(block, { at, widths, others: [ABOVE_ALL, ...near.flatMap((i) => boxes[i] ?? [])] }, size)
  for (let time = 0; time < TIMES; time++) {
    for (const [i, land] of all.entries()) {
      const block = land.isTown ? TOWN : STACK
      boxes[i] = boxesOf(block, feetIn(block, land), size)
    }
  }
  return all.map((land) => {
    const feet = feetIn(STACK, land)
    const row = { x: feet.x, y: feet.y + (PLATE + ROW / 2) * size }
    return {
      middle: land.at,
      feet,
      city: land.isTown ? feetIn(TOWN, land) : feet,
      row,
      above: { from: freeAlong('y', feet, land.corners).from, to: row.y - (ROW / 2) * size },
      widths: land.widths,
    }
  })
}

/** At sea there is no row, and masts may reach over a coast. */
const roomAtSea = ({ at, corners }: Ground, size: number): Room => ({
  middle: at,
  feet: { x: at.x, y: at.y + 3 * size },
  city: at,
  row: { x: at.x, y: at.y + (FIGURES + ROW / 2) * size },
  above: { from: at.y - FIGURES * size, to: at.y + 11 * size },
  widths: widthsOf(at, corners),
})

const known = new WeakMap<Layout, readonly Room[]>()

/** The room of each place. */
export function roomsIn(layout: Layout): readonly Room[] {
  const before = known.get(layout)
  if (before !== undefined) return before
  const { places, size } = layout
  // Land comes first in the order of places.
  const land = roomsOnLand(places.slice(0, worldInPlay().lands.length), size)
  const rooms = places.map((ground, i) => land[i] ?? roomAtSea(ground, size))
  known.set(layout, rooms)
  return rooms
}

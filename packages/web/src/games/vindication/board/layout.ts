// Where everything lies on the shared table, in units of a hundredth of a hex's side. The table has
// two shapes: wide, with the spheres beside the island, and tall, with the spheres above and below.
import { HEX, type Point, SPACE } from '@lorehall/vindication/face'
import type { Box, Room, Shape } from '../../../table/stage/board.ts'

export const SIDE = 100
/** A step of the honor track, which runs along the frame: 100 of them in both shapes. */
export const CELL = 56
const STEPS = 100

export interface Station {
  readonly sphere: Point
  readonly card: Box
  readonly deck: Box
  readonly badges: readonly [Point, Point]
}

export interface Layout extends Shape {
  readonly shape: 'wide' | 'tall'
  readonly map: Box
  readonly island: Point
  /** By attribute, in the order of ATTRIBUTES. */
  readonly stations: readonly Station[]
  readonly triggers: readonly Box[]
  readonly stack: Box
  /** The compass, where there is room for one. */
  readonly rose: Point | null
  /** The steps of the honor track, clockwise from the lower left corner. */
  readonly track: readonly Point[]
}

/** Clockwise on the colour wheel, each heroic attribute between its parents. */
const WHEEL = ['inspiration', 'courage', 'strength', 'vision', 'knowledge', 'wisdom'] as const
const ORDER = ['inspiration', 'knowledge', 'strength', 'courage', 'wisdom', 'vision'] as const

export const SPHERE = 80
const CARD = { w: 134, h: 186 }
const DECK = { w: 112, h: 82 }
const TRIGGER: Box = { x: 0, y: 0, w: 214, h: 64 }

/** The corners' steps count once; they are walked up the left side first. */
function track(cols: number, rows: number): Point[] {
  const at = (col: number, row: number) => ({ x: (col + 0.5) * CELL, y: (row + 0.5) * CELL })
  const found: Point[] = []
  for (let row = rows - 1; row > 0; row--) found.push(at(0, row))
  for (let col = 0; col < cols - 1; col++) found.push(at(col, 0))
  for (let row = 0; row < rows - 1; row++) found.push(at(cols - 1, row))
  for (let col = cols - 1; col > 0; col--) found.push(at(col, rows - 1))
  return found
}

function byAttribute<T>(around: readonly T[]): T[] {
  return ORDER.flatMap((name) => around.filter((_, i) => WHEEL[i] === name))
}

const off = (p: Point, x: number, y: number): Point => ({ x: p.x + x, y: p.y + y })

/** The sphere lies towards the island, its cards towards the edge. */
function beside(corner: Point, left: boolean): Station {
  return {
    sphere: off(corner, left ? 236 : 92, 96),
    card: { ...off(corner, left ? 4 : 190, 0), ...CARD },
    deck: { ...off(corner, left ? 15 : 201, 200), ...DECK },
    badges: [off(corner, left ? 190 : 46, 246), off(corner, left ? 282 : 138, 246)],
  }
}

function wide(): Layout {
  const [cols, rows] = [32, 20]
  const map = { x: 400, y: 68, w: 992, h: 984 }
  const island = { x: 896, y: 560 }
  const rowsAt = [74, 412, 750]
  const [top, middle, bottom] = rowsAt.map((y) => ({ left: { x: 66, y }, right: { x: 1402, y } }))
  const around = [
    top && beside(top.left, true),
    top && beside(top.right, false),
    middle && beside(middle.right, false),
    bottom && beside(bottom.right, false),
    bottom && beside(bottom.left, true),
    middle && beside(middle.left, true),
  ].filter((station) => station !== undefined)
  const triggers = [416, 1162].flatMap((x) => [84, 152, 220].map((y) => ({ ...TRIGGER, x, y })))
  return {
    shape: 'wide',
    w: cols * CELL,
    h: rows * CELL,
    apart: SIDE,
    heart: map,
    map,
    island,
    stations: byAttribute(around),
    triggers: triggers.toSorted((a, b) => a.y - b.y || a.x - b.x),
    stack: { x: 416, y: 930, w: 214, h: 106 },
    rose: { x: 1300, y: 950 },
    track: track(cols, rows),
  }
}

function above(corner: Point): Station {
  return {
    sphere: off(corner, 92, 92),
    badges: [off(corner, 226, 52), off(corner, 226, 138)],
    card: { ...off(corner, 4, 204), ...CARD },
    deck: { ...off(corner, 154, 204), ...DECK },
  }
}

function tall(): Layout {
  const [cols, rows] = [17, 35]
  const map = { x: 62, y: 480, w: 828, h: 1000 }
  const corners = [70, 346, 622].flatMap((x) => [
    { x, y: 70 },
    { x, y: 1494 },
  ])
  const upper = corners.filter(({ y }) => y === 70).map(above)
  const lower = corners
    .filter(({ y }) => y !== 70)
    .map(above)
    .toReversed()
  const triggers = [
    [70, 490],
    [656, 490],
    [70, 560],
    [656, 560],
    [656, 1336],
    [656, 1406],
  ].map(([x = 0, y = 0]) => ({ x, y, w: 226, h: 64 }))
  return {
    shape: 'tall',
    w: cols * CELL,
    h: rows * CELL,
    apart: SIDE,
    // As wide as the frame: on a phone the spaces are then far enough apart for a finger.
    heart: { ...map, x: 0, w: cols * CELL },
    map,
    island: { x: 476, y: 980 },
    stations: byAttribute([...upper, ...lower]),
    triggers,
    stack: { x: 70, y: 1364, w: 226, h: 106 },
    rose: null,
    track: track(cols, rows),
  }
}

const WIDE = wide()
const TALL = tall()

export const layoutFor = ({ w, h }: Room): Layout => (w < h * 1.05 ? TALL : WIDE)

/** The step of the track for an honor, and how often it went round. */
export function stepOf(layout: Layout, honor: number): Point {
  return layout.track[((honor % STEPS) + STEPS) % STEPS] ?? { x: 0, y: 0 }
}

/** Places on the island, from its centre. */
export const hexAt = (hex: number): Point => scaled(HEX[hex])
export const spaceAt = (space: number): Point => scaled(SPACE[space])

function scaled(p: Point | undefined): Point {
  return p === undefined ? { x: 0, y: 0 } : { x: p.x * SIDE, y: p.y * SIDE }
}

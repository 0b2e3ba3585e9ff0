// Where the world lies: outlines stretch with the room there is, letters and pieces do not. One unit is one pixel.
import { type Place } from '@lorehall/heroes/face'
import type { Point, Room, Shape } from '../../../../table/stage/board.ts'
import { idOf, WORLD } from '../../world.ts'
import outlines from './outlines.json' with { type: 'json' }

interface Outlined {
  /** Its roomiest spot, and its corners. */
  readonly at: string
  readonly edge: string
}

const LANDS: Readonly<Record<string, Outlined>> = outlines.lands
const SEAS: Readonly<Record<string, Outlined>> = outlines.seas

/** What the outlines are drawn on. */
const WIDE = 1000
const HIGH = 700

/** How far outlines may stretch, width to height. */
const NARROWEST = 1.34
const WIDEST = 2.1

export interface Layout extends Shape {
  readonly kind: 'world'
  /** The size of letters, and of pieces where 1 is the smallest they may be. */
  readonly letters: number
  readonly size: number
  readonly places: readonly Ground[]
}

export interface Ground {
  readonly place: Place
  readonly id: string
  /** Its roomiest spot. */
  readonly at: Point
  readonly corners: readonly Point[]
  /** The same as a path. */
  readonly path: string
}

const even = (n: number) => Math.floor(n / 2) * 2

const known = new Map<string, Layout>()

export function layoutFor(room: Room): Layout {
  const h = even(Math.max(300, room.h))
  const w = even(Math.min(Math.max(room.w, h * NARROWEST), h * WIDEST))
  const key = `${w} ${h}`
  const layout = known.get(key) ?? laidOut(w, h)
  known.set(key, layout)
  return layout
}

const rounded = (n: number) => Math.round(n * 10) / 10

/** Numbers two by two as points of a world of this size. */
function pointsOf(text: string, { w, h }: Room): Point[] {
  const numbers = text.split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: rounded(((numbers[2 * i] ?? 0) * w) / WIDE),
    y: rounded(((numbers[2 * i + 1] ?? 0) * h) / HIGH),
  }))
}

const pathOf = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`

function groundOf(place: Place, room: Room): Ground {
  const id = idOf(place)
  const { at, edge } = LANDS[id] ?? SEAS[id] ?? { at: '0 0', edge: '' }
  const corners = pointsOf(edge, room)
  return { place, id, at: pointsOf(at, room)[0] ?? { x: 0, y: 0 }, corners, path: pathOf(corners) }
}

function laidOut(w: number, h: number): Layout {
  const size = Math.min(1.45, Math.max(1, Math.min(h / 452, w / 800)))
  return {
    kind: 'world',
    w,
    h,
    fits: 'height',
    size,
    letters: Math.min(19, Math.max(14, h / 28)),
    places: WORLD.ids.map((_, place) => groundOf(place, { w, h })),
  }
}

/** The ends of each ferry route. */
export const ferriesIn = (room: Room): readonly (readonly Point[])[] =>
  outlines.ferries.map((line) => pointsOf(line, room))

export interface Wrap {
  readonly from: string
  /** The Region at the other edge of the world. */
  readonly to: string
  readonly side: string
  readonly line: readonly Point[]
}

export const wrapsIn = (room: Room): readonly Wrap[] =>
  outlines.wraps.map(({ line, ...wrap }) => ({ ...wrap, line: pointsOf(line, room) }))

/** A jetty for each coast. */
export const docksIn = (room: Room): readonly Point[] =>
  Object.values(outlines.docks).flatMap((at) => pointsOf(at, room))

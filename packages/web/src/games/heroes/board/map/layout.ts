// The layout of the world. Outlines stretch with the area; letters and pieces don't. A unit is a pixel.
import type { Place, World } from '@lorehall/heroes/client'
import type { Point, Area, Shape } from '../../../../table-ui/stage/board.ts'
import { idOf, worldInPlay } from '../../world.ts'
import { DOCKS, FERRIES, GRID, outlineOf, pointsIn, WRAPS } from './outlines.ts'

/** The limits of stretching, as width to height. */
const NARROWEST = 1.34
const WIDEST = 2.1

export interface Layout extends Shape {
  readonly kind: 'world'
  /** The size of letters, and the scale of pieces, at least 1. */
  readonly letters: number
  readonly size: number
  readonly places: readonly Ground[]
}

export interface Ground {
  readonly place: Place
  readonly id: string
  /** The spot with the most space around it. */
  readonly at: Point
  readonly corners: readonly Point[]
  /** `corners` as a path. */
  readonly path: string
}

const even = (n: number) => Math.floor(n / 2) * 2

/** Keyed by world, then by size. A table has one world, and a page few sizes. */
const known = new WeakMap<World, Map<string, Layout>>()

export function layoutFor(area: Area): Layout {
  const world = worldInPlay()
  const sizes = known.get(world) ?? new Map<string, Layout>()
  known.set(world, sizes)
  const h = even(Math.max(300, area.h))
  const w = even(Math.min(Math.max(area.w, h * NARROWEST), h * WIDEST))
  const key = `${w} ${h}`
  const layout = sizes.get(key) ?? laidOut(w, h)
  sizes.set(key, layout)
  return layout
}

/** The mean width of a Region, as a share of the world's width. */
const REGION = 0.105

/** Regions narrower than this, in pixels on the screen, show only the highest figure of each stack. */
const SMALL = 70

export const areRegionsSmall = ({ w }: Layout, zoom: number): boolean => w * REGION * zoom < SMALL

const rounded = (n: number) => Math.round(n * 10) / 10

/** Stretches points of the grid to this area. */
const stretched = (points: readonly Point[], { w, h }: Area): Point[] =>
  points.map(({ x, y }) => ({ x: rounded((x * w) / GRID.w), y: rounded((y * h) / GRID.h) }))

const pointsOf = (text: string, area: Area): Point[] => stretched(pointsIn(text), area)

const pathOf = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`

function groundOf(place: Place, area: Area): Ground {
  const id = idOf(place)
  const outline = outlineOf(id)
  const corners = stretched(outline.corners, area)
  const [at = outline.at] = stretched([outline.at], area)
  return { place, id, at, corners, path: pathOf(corners) }
}

function laidOut(w: number, h: number): Layout {
  const size = Math.min(1.45, Math.max(1, Math.min(h / 452, w / 800)))
  return {
    kind: 'world',
    w,
    h,
    fits: 'height',
    size,
    letters: Math.min(19, Math.max(14, Math.min(h / 28, w / 50))),
    places: worldInPlay().ids.map((_, place) => groundOf(place, { w, h })),
  }
}

/** The ends of each ferry route. */
export const ferriesIn = (area: Area): readonly (readonly Point[])[] =>
  FERRIES.map((line) => pointsOf(line, area))

export interface Wrap {
  readonly from: string
  /** The Region at the other edge of the world. */
  readonly to: string
  readonly side: string
  readonly line: readonly Point[]
}

export const wrapsIn = (area: Area): readonly Wrap[] =>
  WRAPS.map(({ line, ...wrap }) => ({ ...wrap, line: pointsOf(line, area) }))

/** A jetty for each coast. */
export const docksIn = (area: Area): readonly Point[] => DOCKS.flatMap((at) => pointsOf(at, area))

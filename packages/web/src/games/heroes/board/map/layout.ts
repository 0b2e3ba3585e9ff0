// The layout of the world. Outlines stretch with the area; letters and pieces don't. A unit is a pixel.
import type { Place, World } from '@lorehall/heroes/client'
import type { Across } from '../../../../table-ui/stage/across.ts'
import type { Point, Area, Shape } from '../../../../table-ui/stage/board.ts'
import { idOf, worldInPlay } from '../../world.ts'
import { GRID, type Outlines, outlinesInPlay, pointsIn } from './outlines.ts'

/** The limits of stretching, as width to height. */
const NARROWEST = 1.34
const WIDEST = 2.1

export interface Layout extends Shape {
  readonly kind: 'world'
  /** The size of letters, and the scale of pieces, at least 1. */
  readonly letters: number
  readonly size: number
  readonly places: readonly Ground[]
  /** The mean width of a Land Region. */
  readonly region: number
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

/** Regions narrower than this, in pixels on the screen, show only the highest figure of each stack. */
const SMALL = 78

export const areRegionsSmall = ({ region }: Layout, zoom: number): boolean => region * zoom < SMALL

const rounded = (n: number) => Math.round(n * 10) / 10

/** Stretches points of the grid to this area. */
const stretched = (points: readonly Point[], { w, h }: Area): Point[] =>
  points.map(({ x, y }) => ({ x: rounded((x * w) / GRID.w), y: rounded((y * h) / GRID.h) }))

const pointsOf = (text: string, area: Area): Point[] => stretched(pointsIn(text), area)

const pathOf = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`

const NOWHERE = { at: { x: 0, y: 0 }, corners: [] }

function groundOf(place: Place, { places }: Outlines, area: Area): Ground {
  const id = idOf(place)
  const outline = places.get(id) ?? NOWHERE
  const corners = stretched(outline.corners, area)
  const [at = outline.at] = stretched([outline.at], area)
  return { place, id, at, corners, path: pathOf(corners) }
}

function meanWidth(grounds: readonly Ground[]): number {
  const drawn = grounds.filter(({ corners }) => corners.length > 0)
  const widths = drawn.map(({ corners }) => {
    const xs = corners.map(({ x }) => x)
    return Math.max(...xs) - Math.min(...xs)
  })
  return widths.reduce((sum, wide) => sum + wide, 0) / widths.length
}

function laidOut(w: number, h: number): Layout {
  const outlines = outlinesInPlay()
  const { ids, lands } = worldInPlay()
  const places = ids.map((_, place) => groundOf(place, outlines, { w, h }))
  const size = Math.min(1.45, Math.max(1, Math.min(h / 452, w / 800)))
  return {
    kind: 'world',
    w,
    h,
    fits: 'height',
    size,
    letters: Math.min(19, Math.max(14, Math.min(h / 28, w / 50))),
    places,
    region: meanWidth(places.slice(0, lands.length)),
  }
}

/** The ends of each ferry route. */
export const ferriesIn = (area: Area): readonly (readonly Point[])[] =>
  outlinesInPlay().ferries.map((line) => pointsOf(line, area))

type WrapFile = Outlines['wraps'][number]

export interface Wrap extends Omit<WrapFile, 'line'> {
  readonly line: readonly Point[]
}

export interface Title {
  readonly at: Point
  readonly anchor: 'start' | 'end'
}

/** Where the name of each Continent is. */
export const titlesIn = (area: Area): readonly Title[] =>
  outlinesInPlay().titles.flatMap(({ at, ends = false }) =>
    pointsOf(at, area).map((point) => ({ at: point, anchor: ends ? ('end' as const) : ('start' as const) })),
  )

export const wrapsIn = (area: Area): readonly Wrap[] =>
  outlinesInPlay().wraps.map(({ line, ...wrap }) => ({ ...wrap, line: pointsOf(line, area) }))

/** Where the way between two Regions leaves the map and comes back at the opposite edge; null: it stays on the map. */
export function acrossEdge(area: Area, from: string, to: string): Across | null {
  const wraps = wrapsIn(area)
  const leaves = wraps.find((wrap) => wrap.from === from && wrap.to === to)?.line.at(-1)
  const returns = wraps.find((wrap) => wrap.from === to && wrap.to === from)?.line.at(-1)
  return leaves === undefined || returns === undefined ? null : [leaves, returns]
}

/** A jetty for each coast. */
export const docksIn = (area: Area): readonly Point[] =>
  outlinesInPlay().docks.flatMap((at) => pointsOf(at, area))

// The layout of the map: ten columns and four rows, drawn for their area. A unit is a pixel.
import { CELLS, MAP_COLUMNS, MAP_ROWS } from '@lorehall/now-or-never/client'
import { valuesInPlay } from '../../cards/box.ts'
import type { Box, Point, Area, Shape } from '../../../../table-ui/stage/board.ts'

export interface Layout extends Shape {
  readonly kind: 'map'
  /** The size of one space, including its gap. */
  readonly cell: Area
  /** Too low for both a drawing and a name. */
  readonly low: boolean
  /** The size of letters on it. */
  readonly letters: number
}

/** The width that a name in two lines needs. */
const NARROWEST = 98

const LOW = 90

/** The least height; in a lower area, for instance while a window changes its size, the map is scaled down. */
const LOWEST = 200

/** The wood around the map. */
const RIM = 5

/** Rounded down, so that a resize of a pixel redraws nothing. */
const even = (n: number) => Math.floor(n / 2) * 2

/** Columns beside the map, for spaces outside it. */
const columnsBeside = (): number => Math.ceil((valuesInPlay().spaces.length - CELLS) / MAP_ROWS)

const known = new Map<string, Layout>()

export function layoutFor(area: Area): Layout {
  const w = even(Math.max(NARROWEST * MAP_COLUMNS, area.w))
  const h = even(Math.max(LOWEST, area.h))
  const columns = MAP_COLUMNS + columnsBeside()
  const key = `${w} ${h} ${columns}`
  const layout = known.get(key) ?? laidOut(w, h, columns)
  known.set(key, layout)
  return layout
}

function laidOut(w: number, h: number, columns: number): Layout {
  const cell = { w: (w - 2 * RIM) / columns, h: (h - 2 * RIM) / MAP_ROWS }
  const low = cell.h < LOW
  const letters = low ? 12 : Math.min(17, Math.max(13, cell.w / 8))
  return { kind: 'map', w, h, fits: 'height', cell, low, letters }
}

const GAP = 2

/** Spaces outside the map are to the right of it. */
export const rowOf = (space: number) =>
  space < CELLS ? Math.floor(space / MAP_COLUMNS) : (space - CELLS) % MAP_ROWS
export const columnOf = (space: number) =>
  space < CELLS ? space % MAP_COLUMNS : MAP_COLUMNS + Math.floor((space - CELLS) / MAP_ROWS)

export function boxOf(space: number, { cell }: Pick<Layout, 'cell'>): Box {
  return {
    x: RIM + columnOf(space) * cell.w + GAP,
    y: RIM + rowOf(space) * cell.h + GAP,
    w: cell.w - 2 * GAP,
    h: cell.h - 2 * GAP,
  }
}

export function middleOf(space: number, layout: Pick<Layout, 'cell'>): Point {
  const { x, y, w, h } = boxOf(space, layout)
  return { x: x + w / 2, y: y + h / 2 }
}

// Where the spaces of the map lie: ten columns and four rows, drawn for the room there is. One unit is one pixel.
import { MAP_COLUMNS, MAP_ROWS } from '@lorehall/now-or-never/face'
import type { Box, Point, Room, Shape } from '../../../../table/stage/board.ts'

export interface Layout extends Shape {
  readonly kind: 'map'
  /** One space, gap and all. */
  readonly cell: Room
  /** So low that a drawing and a name do not both find room. */
  readonly low: boolean
  /** The size of letters on it. */
  readonly letters: number
}

/** A name in two lines needs as much. */
const NARROWEST = 98

const LOW = 90

/** The wood around the map. */
const RIM = 5

/** A few pixels more or less draw nothing anew. */
const even = (n: number) => Math.floor(n / 2) * 2

const known = new Map<string, Layout>()

export function layoutFor(room: Room): Layout {
  const w = even(Math.max(NARROWEST * MAP_COLUMNS, room.w))
  const h = even(room.h)
  const key = `${w} ${h}`
  const layout = known.get(key) ?? laidOut(w, h)
  known.set(key, layout)
  return layout
}

function laidOut(w: number, h: number): Layout {
  const cell = { w: (w - 2 * RIM) / MAP_COLUMNS, h: (h - 2 * RIM) / MAP_ROWS }
  const low = cell.h < LOW
  const letters = low ? 12 : Math.min(17, Math.max(13, cell.w / 8))
  return { kind: 'map', w, h, fits: 'height', cell, low, letters }
}

const GAP = 2

export const rowOf = (space: number) => Math.floor(space / MAP_COLUMNS)
export const columnOf = (space: number) => space % MAP_COLUMNS

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

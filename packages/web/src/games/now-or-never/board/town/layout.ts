// Where things lie on the board of a town. It is drawn for the room it gets, a unit a pixel: the town with what
// each row is worth, and the tiles not yet built beside it, or below it where the room is tall.
import type { Box, Point, Room, Shape } from '../../../../table/stage/board.ts'

export interface TownLayout extends Shape {
  readonly kind: 'broad' | 'wide' | 'tall'
  /** Sixteen places from the top, row by row. */
  readonly places: readonly Box[]
  /** What each row is worth and who lives in it. */
  readonly rows: readonly Box[]
  /** Twenty tiles, 4 rows of 5. */
  readonly tiles: readonly Box[]
  /** Where the headings begin. */
  readonly heads: { readonly town: Point; readonly tiles: Point }
  /** The size of names, and of all other words. */
  readonly names: number
  readonly words: number
}

const [ROWS, PLACES, TILES] = [4, 4, 5]

/** Smaller rooms show a part of it. */
const LEAST: Room = { w: 380, h: 300 }

const HEAD = 34
const EDGE = 6
const GAP = 2

/** Boxes in columns and rows, with a gap between them. */
function boxes({ x, y, w, h }: Box, columns: number, gap: number): Box[] {
  const [wide, high] = [w / columns, h / ROWS]
  return Array.from({ length: columns * ROWS }, (_, i) => ({
    x: x + (i % columns) * wide,
    y: y + Math.floor(i / columns) * high,
    w: wide - gap,
    h: high - gap,
  }))
}

type Laid = Pick<TownLayout, 'places' | 'rows' | 'tiles' | 'heads'>

/** How the width is shared by places, rows and tiles. */
const SHARES = {
  broad: { places: 0.387, rows: 0.15 },
  wide: { places: 0.41, rows: 0.13 },
} as const

function beside({ w, h }: Room, kind: keyof typeof SHARES): Laid {
  const across = w - 2 * EDGE - 2 * EDGE
  const town = { x: EDGE, y: HEAD, w: across * SHARES[kind].places, h: h - HEAD - EDGE }
  const rows = { ...town, x: town.x + town.w + EDGE, w: across * SHARES[kind].rows }
  const x = rows.x + rows.w + EDGE
  const tiles = { ...town, x, w: w - EDGE - x }
  return {
    places: boxes(town, PLACES, GAP),
    rows: boxes(rows, 1, 6),
    tiles: boxes(tiles, TILES, 4),
    heads: { town: { x: EDGE + 2, y: HEAD - 12 }, tiles: { x: x + 2, y: HEAD - 12 } },
  }
}

function below({ w, h }: Room): Laid {
  const high = (h - 2 * HEAD - EDGE) / 2
  const across = w - 3 * EDGE
  const town = { x: EDGE, y: HEAD, w: across * 0.755, h: high }
  const rows = { ...town, x: town.x + town.w + EDGE, w: across * 0.245 }
  const tiles = { x: EDGE, y: 2 * HEAD + high, w: w - 2 * EDGE, h: high }
  return {
    places: boxes(town, PLACES, GAP),
    rows: boxes(rows, 1, 4),
    tiles: boxes(tiles, TILES, 3),
    heads: { town: { x: EDGE + 2, y: HEAD - 12 }, tiles: { x: EDGE + 2, y: tiles.y - 12 } },
  }
}

/** A few pixels more or less draw nothing anew. */
const even = (n: number) => Math.floor(n / 6) * 6

const known = new Map<string, TownLayout>()

/** By the width of a tile. */
function lettersFor(tile: number): Pick<TownLayout, 'names' | 'words'> {
  if (tile < 84) return { names: 11.5, words: 11.5 }
  return tile > 120 ? { names: 16, words: 16 } : { names: 13, words: 13 }
}

function made({ w, h }: Room): TownLayout {
  const ratio = w / h
  const kind = ratio >= 1.9 ? 'broad' : ratio >= 1 ? 'wide' : 'tall'
  const laid = kind === 'tall' ? below({ w, h }) : beside({ w, h }, kind)
  return { kind, w, h, ...laid, ...lettersFor(laid.tiles[0]?.w ?? 0) }
}

export function layoutFor(room: Room): TownLayout {
  const size = { w: even(Math.max(room.w, LEAST.w)), h: even(Math.max(room.h, LEAST.h)) }
  const key = `${size.w} ${size.h}`
  const layout = known.get(key) ?? made(size)
  known.set(key, layout)
  return layout
}

// The layout of a town, drawn for its area; a unit is a pixel. The town with its row panels, and the unbuilt tiles next
// to it, or below it in a tall area.
import type { Box, Point, Area, Shape } from '../../../../table-ui/stage/board.ts'

export interface TownLayout extends Shape {
  readonly kind: 'broad' | 'wide' | 'tall'
  /** Sixteen places, row by row from the top. */
  readonly places: readonly Box[]
  /** The panel of each row: its worth and its villagers. */
  readonly rows: readonly Box[]
  /** Twenty tiles, 4 rows of 5. */
  readonly tiles: readonly Box[]
  /** The start of each heading. */
  readonly heads: { readonly town: Point; readonly tiles: Point }
  /** The letter size of names, and of other text. */
  readonly names: number
  readonly words: number
}

const [ROWS, PLACES, TILES] = [4, 4, 5]

/** A smaller area shows only a part of the board. */
const LEAST: Area = { w: 380, h: 300 }

const HEAD = 34
const EDGE = 6
const GAP = 2

/** A grid of boxes with a gap between them. */
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

/** The shares of the width for places and rows; the tiles get the rest. */
const SHARES = {
  broad: { places: 0.387, rows: 0.15 },
  wide: { places: 0.41, rows: 0.13 },
} as const

function beside({ w, h }: Area, kind: keyof typeof SHARES): Laid {
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

function below({ w, h }: Area): Laid {
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

/** Rounded down, so that a resize of a few pixels redraws nothing. */
const even = (n: number) => Math.floor(n / 6) * 6

const known = new Map<string, TownLayout>()

/** By the width of a tile. */
function lettersFor(tile: number): Pick<TownLayout, 'names' | 'words'> {
  if (tile < 84) return { names: 11.5, words: 11.5 }
  return tile > 120 ? { names: 16, words: 16 } : { names: 13, words: 13 }
}

function made({ w, h }: Area): TownLayout {
  const ratio = w / h
  const kind = ratio >= 1.9 ? 'broad' : ratio >= 1 ? 'wide' : 'tall'
  const laid = kind === 'tall' ? below({ w, h }) : beside({ w, h }, kind)
  return { kind, w, h, ...laid, ...lettersFor(laid.tiles[0]?.w ?? 0) }
}

export function layoutFor(area: Area): TownLayout {
  const size = { w: even(Math.max(area.w, LEAST.w)), h: even(Math.max(area.h, LEAST.h)) }
  const key = `${size.w} ${size.h}`
  const layout = known.get(key) ?? made(size)
  known.set(key, layout)
  return layout
}

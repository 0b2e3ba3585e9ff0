// The layout of the battle board: Ronak on top, and his seven rings in rows below him, as many per row as the width
// allows. A unit is a pixel.
import type { Box, Area, Shape } from '../../../../../table-ui/stage/board.ts'

export interface BattleLayout extends Shape {
  readonly kind: 'broad' | 'tall'
  readonly words: number
  readonly head: Box
  /** One per ring. */
  readonly rings: readonly Box[]
}

const EDGE = 8
const GAP = 8
const RINGS = 7
/** Three lines below the title. */
const LEAST_HEAD = 76
/** A smaller area shows only a part of the board. */
const LEAST: Area = { w: 360, h: 420 }

function made({ w, h }: Area): BattleLayout {
  const kind = w / h >= 1.15 ? 'broad' : 'tall'
  const words = w > 1300 ? 15 : w < 560 ? 12 : 13
  const columns = kind === 'broad' ? 4 : 2
  const rows = Math.ceil((RINGS + (kind === 'broad' ? 1 : 0)) / columns)
  const top = kind === 'broad' ? 0 : Math.max(LEAST_HEAD, Math.min(96, h * 0.14))
  const wide = (w - 2 * EDGE - GAP * (columns - 1)) / columns
  const high = (h - 2 * EDGE - top - GAP * (rows - 1)) / rows
  // If there is width, the head takes the first cell. A last ring that is alone in its row takes the whole row.
  const first = kind === 'broad' ? 1 : 0
  const place = (i: number): Box => ({
    x: EDGE + (i % columns) * (wide + GAP),
    y: EDGE + top + Math.floor(i / columns) * (high + GAP),
    w: i === first + RINGS - 1 && (i + 1) % columns === 1 ? w - 2 * EDGE : wide,
    h: high,
  })
  return {
    kind,
    w,
    h,
    words,
    head: kind === 'broad' ? place(0) : { x: EDGE, y: EDGE, w: w - 2 * EDGE, h: top - GAP },
    rings: Array.from({ length: RINGS }, (_, i) => place(first + i)),
  }
}

/** Rounded down, so that a resize of a few pixels redraws nothing. */
const even = (n: number) => Math.floor(n / 6) * 6

const known = new Map<string, BattleLayout>()

export function layoutFor(area: Area): BattleLayout {
  const size = { w: even(Math.max(area.w, LEAST.w)), h: even(Math.max(area.h, LEAST.h)) }
  const key = `${size.w} ${size.h}`
  const layout = known.get(key) ?? made(size)
  known.set(key, layout)
  return layout
}

/** The arrangement of n champion lines: one column, or two if one would be too high. */
export function leaders(
  n: number,
  high: number,
  line: number,
): { readonly columns: number; readonly rows: number } {
  const columns = n * line > high ? 2 : 1
  return { columns, rows: Math.ceil(n / columns) }
}

// Where things lie on the battle board: Ronak above, and his seven rings in rows below him, as many beside each
// other as the room has width for. A unit is a pixel.
import type { Box, Room, Shape } from '../../../../../table/stage/board.ts'

export interface BattleLayout extends Shape {
  readonly kind: 'broad' | 'tall'
  readonly words: number
  readonly head: Box
  /** One for each ring. */
  readonly rings: readonly Box[]
}

const EDGE = 8
const GAP = 8
const RINGS = 7
/** Three lines below the title. */
const LEAST_HEAD = 76
/** Smaller rooms show a part of it. */
const LEAST: Room = { w: 360, h: 420 }

function made({ w, h }: Room): BattleLayout {
  const kind = w / h >= 1.15 ? 'broad' : 'tall'
  const words = w > 1300 ? 15 : w < 560 ? 12 : 13
  const columns = kind === 'broad' ? 4 : 2
  const rows = Math.ceil((RINGS + (kind === 'broad' ? 1 : 0)) / columns)
  const top = kind === 'broad' ? 0 : Math.max(LEAST_HEAD, Math.min(96, h * 0.14))
  const wide = (w - 2 * EDGE - GAP * (columns - 1)) / columns
  const high = (h - 2 * EDGE - top - GAP * (rows - 1)) / rows
  // Where there is width the head has the first place of the rows; the last ring of an odd number takes the rest.
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

/** A few pixels more or less draw nothing anew. */
const even = (n: number) => Math.floor(n / 6) * 6

const known = new Map<string, BattleLayout>()

export function layoutFor(room: Room): BattleLayout {
  const size = { w: even(Math.max(room.w, LEAST.w)), h: even(Math.max(room.h, LEAST.h)) }
  const key = `${size.w} ${size.h}`
  const layout = known.get(key) ?? made(size)
  known.set(key, layout)
  return layout
}

/** So many leaders in lines of this height: one below the other, or where that is too high in two columns. */
export function leaders(
  n: number,
  high: number,
  line: number,
): { readonly columns: number; readonly rows: number } {
  const columns = n * line > high ? 2 : 1
  return { columns, rows: Math.ceil(n / columns) }
}

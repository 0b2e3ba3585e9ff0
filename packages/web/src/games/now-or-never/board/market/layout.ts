// The layout of the season board, drawn for its area; a unit is a pixel. Sales are on the left, people in the middle,
// gear and piles on the right; in a tall area they are stacked, and the board pans up and down if they don't fit.
import type { Box, Area, Shape } from '../../../../table-ui/stage/board.ts'

export interface MarketLayout extends Shape {
  readonly kind: 'broad' | 'wide' | 'tall'
  /** The letter size of texts; names are slightly larger. */
  readonly words: number
  readonly sales: Box
  readonly specialists: Box
  readonly villagers: Box
  readonly orders: Box
  readonly gear: Box
  readonly piles: Box
}

type Sections = Omit<MarketLayout, keyof Shape | 'words'>

const EDGE = 6
const GAP = 6

/** A smaller area shows only a part of the board. */
const LEAST: Area = { w: 372, h: 300 }

/** Divides a length into consecutive parts with a gap between them. */
function shared(from: number, length: number, shares: readonly number[]): { at: number; size: number }[] {
  const sum = shares.reduce((a, b) => a + b, 0)
  const area = length - GAP * (shares.length - 1)
  let at = from
  return shares.map((share) => {
    const size = (area * share) / sum
    const part = { at, size }
    at += size + GAP
    return part
  })
}

const NOWHERE = { at: 0, size: 0 }

const column = ({ w, h }: Area, of: { at: number; size: number }, shares: readonly number[]): Box[] =>
  shared(EDGE, h - 2 * EDGE, shares).map(({ at, size }) => ({
    x: EDGE + of.at,
    y: at,
    w: Math.min(of.size, w),
    h: size,
  }))

const NONE: Box = { x: 0, y: 0, w: 0, h: 0 }

function beside(area: Area, columns: readonly [number, number, number]): Sections {
  const [left = NOWHERE, middle = NOWHERE, right = NOWHERE] = shared(0, area.w - 2 * EDGE, columns)
  const [sales = NONE] = column(area, left, [1])
  const [specialists = NONE, villagers = NONE, orders = NONE] = column(area, middle, [41, 26, 33])
  const [gear = NONE, piles = NONE] = column(area, right, [68, 32])
  return { sales, specialists, villagers, orders, gear, piles }
}

/**
 * The heights of the stacked sections in a tall area, in lines of text. Extra height is divided in the same
 * proportions.
 */
const LINES = [17.7, 6.7, 5.6, 9.3, 6.3] as const

/** The height that the stacked sections need. */
const highEnough = (words: number) =>
  words * LINES.reduce((sum, lines) => sum + lines, 0) + GAP * (LINES.length - 1) + 2 * EDGE

function below(area: Area): Sections {
  const all = { at: 0, size: area.w - 2 * EDGE }
  const [sales = NONE, specialists = NONE, villagers = NONE, gear = NONE, last = NONE] = column(
    area,
    all,
    LINES,
  )
  const half = (last.w - GAP) / 2
  return {
    sales,
    specialists,
    villagers,
    gear,
    orders: { ...last, w: half },
    piles: { ...last, x: last.x + half + GAP, w: half },
  }
}

function made({ w, h }: Area): MarketLayout {
  const ratio = w / h
  const words = w > 1400 ? 16 : w < 640 ? 11.5 : 13
  if (ratio < 1) {
    const high = Math.max(h, highEnough(words))
    const longer = high > h ? ({ fits: 'width' } as const) : {}
    return { kind: 'tall', w, h: high, ...longer, words, ...below({ w, h: high }) }
  }
  const kind = ratio >= 1.9 ? 'broad' : 'wide'
  return { kind, w, h, words, ...beside({ w, h }, kind === 'broad' ? [29, 37, 34] : [34, 33, 33]) }
}

/** Rounded down, so that a resize of a few pixels redraws nothing. */
const even = (n: number) => Math.floor(n / 6) * 6

const known = new Map<string, MarketLayout>()

export function layoutFor(area: Area): MarketLayout {
  const size = { w: even(Math.max(area.w, LEAST.w)), h: even(Math.max(area.h, LEAST.h)) }
  const key = `${size.w} ${size.h}`
  const layout = known.get(key) ?? made(size)
  known.set(key, layout)
  return layout
}

/** The margin that a highlight needs. */
const AROUND = 8

/** The area of a section below its heading. */
export const under = ({ x, y, w, h }: Box, words: number): Box => {
  const head = words * 1.55 + AROUND
  return { x: x + AROUND, y: y + head, w: w - 2 * AROUND, h: h - head - AROUND }
}

/** A grid of n boxes of the same size. */
export function gridIn({ x, y, w, h }: Box, n: number, columns: number, gap = AROUND): Box[] {
  const rows = Math.ceil(n / columns)
  const [wide, high] = [(w - gap * (columns - 1)) / columns, (h - gap * (rows - 1)) / rows]
  return Array.from({ length: n }, (_, i) => ({
    x: x + (i % columns) * (wide + gap),
    y: y + Math.floor(i / columns) * (high + gap),
    w: wide,
    h: high,
  }))
}

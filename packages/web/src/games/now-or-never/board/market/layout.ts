// Where things lie on the season board. It is drawn for the room it gets, a unit a pixel: sales at the left, people
// in the middle, gear and piles at the right; below each other where the room is tall, and moved where it is too low.
import type { Box, Room, Shape } from '../../../../table/stage/board.ts'

export interface MarketLayout extends Shape {
  readonly kind: 'broad' | 'wide' | 'tall'
  /** The size of words; names are a little larger. */
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

/** Smaller rooms show a part of it. */
const LEAST: Room = { w: 372, h: 300 }

/** Parts of a length, one behind the other, with a gap between them. */
function shared(from: number, length: number, shares: readonly number[]): { at: number; size: number }[] {
  const sum = shares.reduce((a, b) => a + b, 0)
  const room = length - GAP * (shares.length - 1)
  let at = from
  return shares.map((share) => {
    const size = (room * share) / sum
    const part = { at, size }
    at += size + GAP
    return part
  })
}

const NOWHERE = { at: 0, size: 0 }

const column = ({ w, h }: Room, of: { at: number; size: number }, shares: readonly number[]): Box[] =>
  shared(EDGE, h - 2 * EDGE, shares).map(({ at, size }) => ({
    x: EDGE + of.at,
    y: at,
    w: Math.min(of.size, w),
    h: size,
  }))

const NONE: Box = { x: 0, y: 0, w: 0, h: 0 }

function beside(room: Room, columns: readonly [number, number, number]): Sections {
  const [left = NOWHERE, middle = NOWHERE, right = NOWHERE] = shared(0, room.w - 2 * EDGE, columns)
  const [sales = NONE] = column(room, left, [1])
  const [specialists = NONE, villagers = NONE, orders = NONE] = column(room, middle, [41, 26, 33])
  const [gear = NONE, piles = NONE] = column(room, right, [68, 32])
  return { sales, specialists, villagers, orders, gear, piles }
}

/** What lies below each other in a tall room, in lines of words; more room is shared in the same way. */
const LINES = [17.7, 6.7, 5.6, 9.3, 6.3] as const

/** As high as what lies in it needs. */
const highEnough = (words: number) =>
  words * LINES.reduce((sum, lines) => sum + lines, 0) + GAP * (LINES.length - 1) + 2 * EDGE

function below(room: Room): Sections {
  const all = { at: 0, size: room.w - 2 * EDGE }
  const [sales = NONE, specialists = NONE, villagers = NONE, gear = NONE, last = NONE] = column(
    room,
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

function made({ w, h }: Room): MarketLayout {
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

/** A few pixels more or less draw nothing anew. */
const even = (n: number) => Math.floor(n / 6) * 6

const known = new Map<string, MarketLayout>()

export function layoutFor(room: Room): MarketLayout {
  const size = { w: even(Math.max(room.w, LEAST.w)), h: even(Math.max(room.h, LEAST.h)) }
  const key = `${size.w} ${size.h}`
  const layout = known.get(key) ?? made(size)
  known.set(key, layout)
  return layout
}

/** What glows needs so much around it. */
const AROUND = 8

/** A section below its heading. */
export const under = ({ x, y, w, h }: Box, words: number): Box => {
  const head = words * 1.55 + AROUND
  return { x: x + AROUND, y: y + head, w: w - 2 * AROUND, h: h - head - AROUND }
}

/** So many boxes of the same size in so many columns. */
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

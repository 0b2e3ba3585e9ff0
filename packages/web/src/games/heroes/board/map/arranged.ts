// Where each thing in a Region is drawn: the pieces in the middle, tokens beside them, so that nothing covers anything.
import type { City, Lone, Rank, Shown, Stack } from '../../pieces/shown.ts'
import type { Point } from '../../../../table-ui/stage/board.ts'
import type { Span } from './free.ts'
import { CITY, PLATE, type Room } from './room.ts'

/** Widths and heights, in pixels at size 1. */
export const MARK = 15
const SHIELD = 17
/** A column of a plate, and what each letter beyond the first two adds. */
const COLUMN = 20
const TOWER_COLUMN = 16
const VESSEL_COLUMN = 36
const LETTER = 8
/** The end of a plate, behind the shield. */
const END = 9
const LONE_WIDE = { tower: 20, sea: 43, air: 45 } as const
const BRIEF = 30
const TOKEN = 20
const TOKEN_BESIDE = 18
const GAP = 3

/** Four ranks and more are closer together: few Regions are as wide as they would be otherwise. */
const [CROWD, CLOSER] = [4, 0.75]

export const columnOf = ({ kind, label }: Rank, ranks: number): number => {
  const least = kind === 'tower' ? TOWER_COLUMN : kind === 'sea' || kind === 'air' ? VESSEL_COLUMN : COLUMN
  return least * (ranks < CROWD ? 1 : CLOSER) + Math.max(0, label.length - 2) * LETTER
}

export const ranksWide = (ranks: readonly Rank[]): number =>
  ranks.reduce((sum, rank) => sum + columnOf(rank, ranks.length), 0)

export const plateWide = (ranks: readonly Rank[]): number => MARK + ranksWide(ranks) + END

/** With the half of the shield that reaches beyond its plate. */
function wideOf(shown: Shown): number {
  if (shown.form === 'city') return CITY.wide
  if (shown.form === 'lone') return LONE_WIDE[shown.kind] + SHIELD / 2
  return plateWide(shown.ranks) + SHIELD / 2
}

export interface Put<T> extends Point {
  readonly of: T
  readonly size: number
}

export interface PutPiece extends Put<Shown> {
  /** Only the highest figure and the Strength, because the Region has no space for more. */
  readonly brief: boolean
}

export interface Arranged<T> {
  readonly pieces: readonly PutPiece[]
  readonly tokens: readonly Put<T>[]
}

/** The middle of something this wide, as near to `x` as it fits in the span. */
function within({ from, to }: Span, x: number, wide: number): number {
  if (wide > to - from) return (from + to) / 2
  return Math.min(Math.max(x, from + wide / 2), to - wide / 2)
}

/** The middles of things in a line, with gaps between them. */
function inLine(middle: number, widths: readonly number[], gap: number): readonly number[] {
  const all = widths.reduce((sum, wide) => sum + wide, gap * (widths.length - 1))
  let left = middle - all / 2
  return widths.map((wide) => {
    const x = left + wide / 2
    left += wide + gap
    return x
  })
}

const total = (widths: readonly number[], gap: number) =>
  widths.reduce((sum, wide) => sum + wide, gap * Math.max(0, widths.length - 1))

interface InRegion<T> {
  readonly room: Room
  readonly size: number
  readonly shown: readonly Shown[]
  readonly tokens: readonly T[]
  /** The width of the row below. */
  readonly row: number
  /** Regions are too small for more than the highest figure of each stack. */
  readonly brief: boolean
}

export function arranged<T>(region: InRegion<T>): Arranged<T> {
  const { shown, brief } = region
  const [only] = shown
  if (only === undefined) return { pieces: [], tokens: alone(region) }
  if (shown.length > 1 || brief) return several(region)
  return only.form === 'lone' ? beside(region, only) : withPlate(region, only)
}

/** Tokens just above the row, or in the middle of the space above it if that is low. */
function alone<T>({ room, size, tokens, brief }: InRegion<T>): readonly Put<T>[] {
  const wide = TOKEN * size * (brief ? 0.5 : 1)
  const { from, to } = room.above
  const near = brief ? room.middle : { x: room.feet.x, y: Math.max((from + to) / 2, to - 16 * size) }
  const { y } = near
  const widths = tokens.map(() => wide)
  const span = room.widths({ from: y - wide / 2, to: y + wide / 2 })
  const xs = inLine(within(span, near.x, total(widths, GAP)), widths, GAP)
  return tokens.map((of, i) => ({ of, x: xs[i] ?? 0, y, size: wide }))
}

/** A Tower or a Vessel, and the tokens to its right, in one line. */
function beside<T>({ room, size, tokens }: InRegion<T>, shown: Lone): Arranged<T> {
  const y = room.feet.y + (PLATE / 2) * size
  const wide = TOKEN_BESIDE * size
  const widths = [wideOf(shown) * size, ...tokens.map(() => wide)]
  const span = room.widths({ from: y - 20 * size, to: y })
  const [x = 0, ...xs] = inLine(within(span, room.feet.x, total(widths, GAP)), widths, GAP)
  return {
    pieces: [{ of: shown, x: x - (SHIELD / 4) * size, y, size, brief: false }],
    tokens: tokens.map((of, i) => ({ of, x: xs[i] ?? 0, y: y - 11 * size, size: wide })),
  }
}

/** The least share of the usual size at which words on a plate can be read. */
const TIGHT = 0.9

/** A stack or a city, with tokens on both sides of its figures. */
function withPlate<T>({ room, size: usual, tokens, row }: InRegion<T>, shown: City | Stack): Arranged<T> {
  const isCity = shown.form === 'city'
  const { x: near, y } = isCity ? room.city : room.feet
  const span = room.widths({ from: y, to: y + PLATE * usual })
  const size = usual * Math.min(1, Math.max(TIGHT, (span.to - span.from) / (wideOf(shown) * usual)))
  const x = within(span, near, wideOf(shown) * size) - (SHIELD / 4) * size
  return {
    pieces: [{ of: shown, x, y, size, brief: false }],
    tokens: onSides(tokens, TOKEN_BESIDE * usual, room, [
      {
        x: isCity ? x : x + ((MARK - END) / 2) * size,
        y: y - 10 * size,
        wide: (isCity ? CITY.wide : ranksWide(shown.ranks)) * size,
      },
      { ...room.row, wide: row * usual },
    ]),
  }
}

/** The pieces of several players: side by side if there is space, or else with their highest figures only. */
function several<T>({ room, size, shown, tokens, row, brief }: InRegion<T>): Arranged<T> {
  // Small Regions have no row below the plate.
  const near = brief ? { x: room.middle.x, y: room.middle.y + 6 * size } : room.feet
  const { y } = near
  const span = room.widths({ from: y, to: y + PLATE * size })
  const whole = shown.map((one) => wideOf(one) * size)
  const short = brief || total(whole, GAP) > span.to - span.from
  const widths = short ? shown.map(() => BRIEF * size) : whole
  const x = within(span, near.x, total(widths, 0))
  const xs = inLine(x, widths, 0)
  return {
    pieces: shown.map((of, i) => ({ of, x: (xs[i] ?? 0) - (SHIELD / 4) * size, y, size, brief: short })),
    tokens: onSides(tokens, TOKEN_BESIDE * size * (brief ? 0.6 : 1), room, [
      brief
        ? { x, y: y - 6 * size, wide: total(widths, 0) }
        : { x: room.row.x, y: room.row.y + 3 * size, wide: row * size },
    ]),
  }
}

/** Things that tokens can be beside: its middle and its width. */
interface Middle extends Point {
  readonly wide: number
}

/**
 * Tokens to the right and left of the figures, or else of the row: each on the first side that has space for it, or on
 * the side with the most space.
 */
function onSides<T>(
  tokens: readonly T[],
  size: number,
  room: Room,
  middles: readonly Middle[],
): readonly Put<T>[] {
  const sides = middles.flatMap(({ x, y, wide }) => {
    const { from, to } = room.widths({ from: y - size / 2, to: y + size / 2 })
    const [left, right] = [x - wide / 2, x + wide / 2]
    return [
      { toward: 1, edge: right, free: to - right, y },
      { toward: -1, edge: left, free: left - from, y },
    ]
  })
  return tokens.flatMap((of) => {
    const side = sides.find(({ free }) => free >= size * 0.7) ?? sides.toSorted((a, b) => b.free - a.free)[0]
    if (side === undefined) return []
    const { toward, edge, y } = side
    side.edge += toward * (size + GAP)
    side.free -= size + GAP
    return [{ of, x: edge + toward * (size / 2 + 1), y, size }]
  })
}

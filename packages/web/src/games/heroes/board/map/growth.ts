// The plants of the land, in small pen strokes. Each terrain has its own, so that terrains differ without color.
import type { Terrain } from '@lorehall/heroes/client'
import type { Point } from '../../../../table-ui/stage/board.ts'
import { placed } from '../../../../table-ui/stage/placed.ts'
import { sway } from '../../../../table-ui/stage/wobble.ts'
import type { Ground } from './layout.ts'

/** Strokes around 0,0, about 12 pixels wide: filled shapes in `solid`, lines in `line`. */
interface Plant {
  readonly solid: string
  readonly line: string
}

const PLANTS: Readonly<Record<Terrain, readonly Plant[]>> = {
  forest: [
    { solid: 'M0-8L5 2H2L6 6H-6L-2 2H-5Z', line: 'M0 6V9' },
    { solid: 'M0-7A5 5 0 0 1 4 2A4 4 0 0 1-4 2A5 5 0 0 1 0-7Z', line: 'M0 4V9' },
  ],
  mountains: [
    { solid: 'M-1-8L2-2L0 1L4 5H9L4-3L2-5Z', line: 'M-9 6L-1-8L8 6M-4-2L-2 0L0-3' },
    { solid: 'M1-5L3 0L1 5H7L4-1Z', line: 'M-6 5L1-5L7 5' },
  ],
  plains: [
    { solid: '', line: 'M-4 4Q-4-1-6-3M0 4V-5M4 4Q4-1 6-3' },
    { solid: '', line: 'M-3 3Q-3 0-4-2M1 3Q1-1 2-3' },
  ],
  desert: [
    { solid: '', line: 'M-9 3Q-4-4 0 2Q4-3 9 2' },
    { solid: '', line: 'M-6 1Q-2-3 2 1M-1 4Q3 1 6 4' },
  ],
  swamp: [
    { solid: 'M-4-7Q-2.6-4-4-2Q-5.4-4-4-7ZM2-9Q3.4-6 2-4Q.6-6 2-9Z', line: 'M-8 5H7M-4-2V4M2-4V4M-5 8H9' },
    { solid: '', line: 'M-7 0H-1M-3 3H6M-8 6H0' },
  ],
  capital: [
    { solid: 'M-5 1L0-4L5 1V5H-5Z', line: 'M-1 5V2H1V5' },
    { solid: '', line: 'M-7 3H7M-5 0H5M-7 6H7' },
  ],
}

/** The distance between two plants, in pixels. */
const STEP: Readonly<Record<Terrain, number>> = {
  forest: 17,
  mountains: 21,
  plains: 18,
  desert: 21,
  swamp: 21,
  capital: 24,
}

function isInside(corners: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  corners.forEach((a, i) => {
    const b = corners.at(i - 1) ?? a
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}

/** Is the whole plant on its land? */
const hasArea = (corners: readonly Point[], { x, y }: Point, by: number) =>
  [
    { x: x - by, y },
    { x: x + by, y },
    { x, y: y - by },
    { x, y: y + by },
  ].every((point) => isInside(corners, point))

/** Two paths: the filled shapes, and the lines. */
export function growthOn({ place, corners }: Ground, terrain: Terrain, size: number): Plant {
  const step = STEP[terrain] * size
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const columns = Math.ceil((Math.max(...xs) - left) / step)
  const rows = Math.ceil((Math.max(...ys) - top) / step)
  const kinds = PLANTS[terrain]
  const grown = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const at = {
      x: left + (column + 0.5 + (row % 2) / 2) * step + sway(place, i) * 3,
      y: top + (row + 0.5) * step + sway(i, place, 3) * 3,
    }
    const kind = kinds[sway(i, place, 9) > 0.25 ? 1 : 0]
    return kind !== undefined && hasArea(corners, at, 8 * size) ? { at, kind } : null
  }).filter((one) => one !== null)
  const drawn = (which: keyof Plant) =>
    grown.map(({ at, kind }) => (kind[which] === '' ? '' : placed(kind[which], at, 0.86 * size))).join('')
  return { solid: drawn('solid'), line: drawn('line') }
}

// The outlines of Skyhold on both sides of the board, and the spots of the Sea Regions that it would cover.
import type { Area, Point } from '../../../../table-ui/stage/board.ts'
import { GRID, type OutlinesFile, pointsIn } from '../../board/map/outlines.ts'
import skyhold from './outlines.json' with { type: 'json' }

interface Floating extends Pick<OutlinesFile, 'lines' | 'lands'> {
  /** The spot with the most space beside Skyhold, by Sea Region. */
  readonly seas: Readonly<Record<string, string>>
  /** Where its name begins, and the middle of the switch: in free water. */
  readonly title: string
  readonly switch: string
}

const SIDES: Readonly<Record<string, Floating>> = skyhold

/** A point of the grid of this map, in an area. */
export function spotIn(map: string, of: 'title' | 'switch', { w, h }: Area): Point {
  const [{ x, y } = { x: 0, y: 0 }] = pointsIn(SIDES[map]?.[of] ?? '0 0')
  return { x: (x * w) / GRID.w, y: (y * h) / GRID.h }
}

export function withSkyhold(map: string, file: OutlinesFile): OutlinesFile {
  const side = SIDES[map]
  if (side === undefined) return file
  const { length: first } = file.lines
  const lands = Object.entries(side.lands).map(
    ([id, { at, edge }]) => [id, { at, edge: String(Number(edge) + first) }] as const,
  )
  const seas = Object.entries(file.seas).map(
    ([id, sea]) => [id, { ...sea, at: side.seas[id] ?? sea.at }] as const,
  )
  return {
    ...file,
    lines: [...file.lines, ...side.lines],
    lands: { ...file.lands, ...Object.fromEntries(lands) },
    seas: Object.fromEntries(seas),
  }
}

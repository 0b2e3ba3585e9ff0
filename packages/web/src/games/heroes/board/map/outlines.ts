// The outlines of a map, on a grid of 1000 by 700. Two Regions that touch share the line between them, so
// each line is stored once: its first point, then the step to each next point.
import type { World } from '@lorehall/heroes/client'
import type { Point } from '../../../../table-ui/stage/board.ts'
import { modulesInPlay } from '../../cards/box.ts'
import { worldInPlay } from '../../world.ts'
import printed from './outlines.json' with { type: 'json' }

/** The size of the grid that the outlines are drawn on. */
export const GRID = { w: 1000, h: 700 } as const

const numbersIn = (text: string) => text.split(' ').map(Number)

/** Reads pairs of numbers as points. */
export function pointsIn(text: string): readonly Point[] {
  const numbers = numbersIn(text)
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i] ?? 0,
    y: numbers[2 * i + 1] ?? 0,
  }))
}

interface Drawn {
  /** Its spot with the most space around it. */
  readonly at: string
  /** The lines of its outline. A line n that runs backward is -1-n. */
  readonly edge: string
}

/** As stored: points and lines are written as numbers with spaces between them. */
export interface OutlinesFile {
  readonly lines: readonly string[]
  readonly lands: Readonly<Record<string, Drawn>>
  readonly seas: Readonly<Record<string, Drawn>>
  readonly ferries: readonly string[]
  readonly wraps: readonly {
    readonly from: string
    /** The Region at the other edge of the world. */
    readonly to: string
    readonly side: string
    readonly line: string
  }[]
  readonly docks: readonly string[]
  /** The names of the Continents, in corners of the sea without land: where they begin, or end. */
  readonly titles: readonly { readonly at: string; readonly ends?: boolean }[]
}

interface Outline {
  /** Its spot with the most space around it. */
  readonly at: Point
  readonly corners: readonly Point[]
}

export interface Outlines extends Pick<OutlinesFile, 'ferries' | 'wraps' | 'docks' | 'titles'> {
  readonly places: ReadonlyMap<string, Outline>
}

function read({ lines: stored, lands, seas, ...others }: OutlinesFile): Outlines {
  const lines = stored.map((line) => {
    const at = { x: 0, y: 0 }
    return pointsIn(line).map((step) => {
      at.x += step.x
      at.y += step.y
      return { ...at }
    })
  })
  /** Each line without its last point, where the next begins. */
  const cornersOf = (edge: string): readonly Point[] =>
    numbersIn(edge).flatMap((n) => {
      const line = n < 0 ? lines[-1 - n]?.toReversed() : lines[n]
      return line?.slice(0, -1) ?? []
    })
  const places = Object.entries({ ...lands, ...seas }).map(([id, { at, edge }]): [string, Outline] => [
    id,
    { at: pointsIn(at)[0] ?? { x: 0, y: 0 }, corners: cornersOf(edge) },
  ])
  return { ...others, places: new Map(places) }
}

const known = new WeakMap<World, Outlines>()

/** The outlines of the table's map: the printed one, or one that a module brings, with the Regions modules add. */
export function outlinesInPlay(): Outlines {
  const world = worldInPlay()
  const { id } = world
  const { outlines, drawnOver } = modulesInPlay()
  const whole =
    known.get(world) ?? read(drawnOver.reduce((file, add) => add(id, file), outlines[id] ?? printed))
  known.set(world, whole)
  return whole
}

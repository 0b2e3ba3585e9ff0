// The three layouts of the shared table.
import type { Box, Point, Area } from '../../../table-ui/stage/board.ts'
import { HIGH, type Layout, type Station } from './layout.ts'

type Laid = Omit<Layout, 'kind' | 'w' | 'h' | 'letters'>

/** Clockwise on the color wheel, each heroic attribute between its parents. */
const WHEEL = ['inspiration', 'courage', 'strength', 'vision', 'knowledge', 'wisdom'] as const
const ORDER = ['inspiration', 'knowledge', 'strength', 'courage', 'wisdom', 'vision'] as const

function byAttribute<T>(around: readonly T[]): T[] {
  return ORDER.flatMap((name) => around.filter((_, i) => WHEEL[i] === name))
}

/** Three cells down the left side and three down the right. */
function sides(left: number, right: number, w: number, h: number): readonly Box[] {
  const at = (x: number, row: number): Box => ({ x, y: (h / 3) * row, w, h: h / 3 })
  return byAttribute([at(left, 0), at(right, 0), at(right, 1), at(right, 2), at(left, 2), at(left, 1)])
}

/**
 * The end triggers, in the corners of the sea. Each corner has an outer and an inner one; the outer is wider because
 * the coast leaves more space there.
 */
function sea(
  map: Box,
  island: Point,
  letters: number,
): Pick<Laid, 'triggers' | 'stack' | 'aboveStack' | 'serpent' | 'rose'> {
  const h = Math.round(letters * 2.8)
  const edge = 10
  const top = Math.max(map.y + 5, island.y - 466)
  const bottom = Math.min(map.y + map.h - 5, island.y + 466) - h
  const outer = Math.min(map.w / 2 - edge - 140, letters * 10.4)
  const inner = Math.min(map.w / 2 - edge - 228, letters * 10.4)
  const place = (right: boolean, y: number, w: number): Box => ({
    x: right ? map.x + map.w - edge - w : map.x + edge,
    y,
    w,
    h,
  })
  return {
    triggers: [
      place(false, top, outer),
      place(true, top, outer),
      place(true, bottom, outer),
      place(false, top + h + 4, inner),
      place(true, top + h + 4, inner),
      place(true, bottom - h - 4, inner),
    ],
    stack: place(false, bottom, outer),
    aboveStack: place(false, bottom - h - 4, inner),
    serpent: { x: map.x + edge + 90, y: bottom - 44 },
    rose: map.w < 1170 ? null : { x: map.x + map.w - 84, y: island.y },
  }
}

/** From the edge inward: cards, sphere, race. */
function whole(cell: Box, left: boolean, letters: number): Station {
  const gap = 16
  const area = cell.w - 2 * gap - 34
  const card = Math.min(230, area * 0.3)
  const sphere = Math.min(240, area * 0.32)
  const race = Math.min(300, area - card - sphere)
  const [top, high] = [cell.y + 15, cell.h - 30]
  // Measured from the edge of the table inward.
  const x = (from: number, w: number) => (left ? cell.x + from : cell.x + cell.w - from - w)
  const spare = (area - card - sphere - race) / 2
  const deck = Math.max(54, letters * 2.3)
  const at = { card: 16, sphere: 16 + card + gap + spare, race: 16 + card + gap + sphere + gap + 2 * spare }
  const radius = Math.min(sphere / 2 - 8, (high - letters * 2) / 2 - 6)
  const middle = x(at.sphere, sphere) + sphere / 2
  return {
    plate: null,
    sphere: { x: middle, y: top + radius + 6 },
    radius,
    name: { x: middle, y: top + radius * 2 + 12 + letters * 0.9 },
    race: { x: x(at.race, race), y: top, w: race, h: high },
    card: { x: x(at.card, card), y: top, w: card, h: high - deck },
    deck: { x: x(at.card, card), y: top + high - deck, w: card, h: deck },
  }
}

export function broad({ w, h }: Area, letters: number): Laid {
  // The sea gets a quarter of the width that the stations don't need.
  const across = Math.min(1000, 904 + Math.max(0, w - 2200) * 0.25)
  const map: Box = { x: (w - across) / 2, y: 6, w: across, h: h - 12 }
  const island = { x: w / 2, y: h / 2 }
  const cells = sides(0, w - map.x, map.x, h)
  return {
    map,
    island,
    stations: cells.map((cell) => whole(cell, cell.x === 0, letters)),
    ...sea(map, island, letters),
  }
}

/** Sphere and race, below them the face-up card with its deck at its side. */
function narrow(cell: Box, letters: number): Station {
  const plate: Box = { x: cell.x + 5, y: cell.y + 6, w: cell.w - 10, h: cell.h - 12 }
  const line = letters * 1.5
  const radius = Math.min(plate.w / 2 - 12, (plate.h - line) * 0.22)
  const top = plate.y + 10 + 2 * radius + 8
  const deck = letters * 1.7
  const low: Box = { x: plate.x + 8, y: top + line, w: plate.w - 16, h: plate.y + plate.h - top - line - 10 }
  return {
    plate,
    sphere: { x: plate.x + plate.w / 2, y: plate.y + 10 + radius },
    radius,
    name: null,
    race: { x: plate.x + 4, y: top, w: plate.w - 8, h: line },
    card: { ...low, w: low.w - deck - 6 },
    deck: { ...low, x: low.x + low.w - deck, w: deck },
  }
}

export function wide({ w, h }: Area, letters: number): Laid {
  const side = Math.min(250, Math.max(172, (w - 904) / 2 - 6))
  const map: Box = { x: side + 6, y: 6, w: w - 2 * side - 12, h: h - 12 }
  const island = { x: w / 2, y: h / 2 }
  return {
    map,
    island,
    stations: sides(0, w - side, side, h).map((cell) => narrow(cell, letters)),
    ...sea(map, island, letters),
  }
}

export function tall({ w, h }: Area, letters: number): Laid {
  const row = Math.min(430, Math.max(330, h - HIGH))
  const map: Box = { x: 0, y: 0, w, h: h - row }
  const island = { x: w / 2, y: Math.max(HIGH / 2, map.h / 2) }
  const cells = ORDER.map((_, i): Box => ({ x: (w / 6) * i, y: h - row, w: w / 6, h: row }))
  return {
    map,
    island,
    stations: cells.map((cell) => narrow(cell, letters)),
    ...sea(map, island, letters),
  }
}

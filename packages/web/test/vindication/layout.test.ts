// The shared board at common window sizes: everything is on screen, nothing overlaps, and all text is readable.
import { HEXES, REGION_KINDS, SPACES } from '@lorehall/vindication/client'
import { describe, expect, it } from 'vitest'
import { crowdedBy, grownBy, nameAt, numberAt } from '../../src/games/vindication/board/heads.ts'
import { regionText } from '../../src/games/vindication/cards/card-texts.ts'
import { linesOf, ribbonOf, wideIn } from '../../src/games/vindication/board/letters.ts'
import { hexAt, type Layout, SIDE, spaceAt, type Station } from '../../src/games/vindication/board/layout.ts'
import { layoutFor } from '../../src/games/vindication/board/layout-for.ts'
import type { Box } from '../../src/table-ui/stage/board.ts'

/** The area for the board, below the ruler. */
const ROOMS = {
  '1366 × 650': { w: 1150, h: 444, kind: 'broad', side: 46 },
  '1440 × 757': { w: 1224, h: 546, kind: 'broad', side: 55 },
  '1536 × 730': { w: 1312, h: 523, kind: 'broad', side: 53 },
  '1920 × 940': { w: 1640, h: 694, kind: 'broad', side: 70 },
  '390 × 844': { w: 390, h: 612, kind: 'tall', side: 44 },
  '844 × 390': { w: 580, h: 362, kind: 'wide', side: 37 },
  'a tablet': { w: 808, h: 556, kind: 'wide', side: 55 },
  'a replay': { w: 888, h: 490, kind: 'wide', side: 50 },
} as const

const scaleOf = ({ w, h }: { w: number; h: number }, layout: Layout) => Math.min(w / layout.w, h / layout.h)

const around = ({ sphere: { x, y }, radius: r }: Station): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })

function boxesOf({ stations, triggers, stack, aboveStack }: Layout): readonly (readonly [string, Box])[] {
  return [
    ...stations.flatMap((station, i) => [
      [`sphere ${i}`, around(station)] as const,
      [`race ${i}`, station.race] as const,
      [`card ${i}`, station.card] as const,
      [`deck ${i}`, station.deck] as const,
    ]),
    ...triggers.map((box, i) => [`trigger ${i}`, box] as const),
    ['stack', stack],
    ['above the stack', aboveStack],
  ]
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5

/** The boxes of spaces and hexes. Spaces extend beyond the coast into the sea. */
function land({ island, letters }: Layout): readonly (readonly [string, Box])[] {
  const box = (x: number, y: number, r: number): Box => ({
    x: island.x + x - r,
    y: island.y + y - r,
    w: 2 * r,
    h: 2 * r,
  })
  const stone = letters * 0.92
  return [
    ...Array.from({ length: SPACES }, (_, i) => {
      const { x, y } = spaceAt(i + 1)
      return [`space ${i + 1}`, box(x, y, stone)] as const
    }),
    ...Array.from({ length: HEXES }, (_, i) => {
      const { x, y } = hexAt(i + 1)
      // The width of a hex at its top and bottom.
      return [`hex ${i + 1}`, { ...box(x, y, 50), y: island.y + y - 86, h: 172 }] as const
    }),
  ]
}

describe.each(Object.entries(ROOMS))('at %s', (_name, area) => {
  const layout = layoutFor(area)
  const scale = scaleOf(area, layout)

  it('the layout fits the area, and the island is large', () => {
    expect(layout.kind).toBe(area.kind)
    expect(scale * 100).toBeGreaterThan(area.side)
    // The board fills the area except for a few pixels.
    expect(area.w - layout.w * scale).toBeLessThan(6)
    expect(area.h - layout.h * scale).toBeLessThan(6)
  })

  it('no text is smaller than 11 pixels', () => {
    expect(layout.letters * scale).toBeGreaterThan(11)
  })

  it('nothing overlaps or is beyond the edge', () => {
    const boxes = boxesOf(layout)
    const all = [...boxes, ...land(layout)]
    const met = boxes.flatMap(([name, box], i) =>
      all.slice(i + 1).flatMap(([other, its]) => (overlap(box, its) ? [`${name} and ${other}`] : [])),
    )
    expect(met).toEqual([])
    const out = boxes.filter(
      ([, { x, y, w, h }]) => x < 0 || y < 0 || x + w > layout.w + 0.5 || y + h > layout.h + 0.5,
    )
    expect(out).toEqual([])
  })

  it('the name of a sphere is below it and above the next', () => {
    for (const { sphere, radius, name, race } of layout.stations) {
      if (name === null) continue
      expect(name.y - layout.letters * 0.8).toBeGreaterThan(sphere.y + radius)
      expect(name.y + layout.letters * 0.8).toBeLessThan(race.y + race.h)
    }
  })
})

describe('the names of regions', () => {
  /** A phone on which a hint takes up some of the height. */
  const HINTED = { w: 390, h: 500 }
  const rooms = [...Object.entries(ROOMS), ['a phone with a hint', HINTED] as const]

  it.each(rooms)('%s: all are readable, on their regions and hardly narrowed', (_, area) => {
    const { letters } = layoutFor(area)
    for (const kind of REGION_KINDS) {
      for (const line of linesOf(regionText(kind).name, letters, false)) {
        const { half, narrowed } = ribbonOf(line, letters, false)
        const wide = wideIn(line, letters)
        expect(half).toBeLessThanOrEqual(86)
        expect((narrowed ?? wide) / wide).toBeGreaterThan(0.85)
      }
    }
  })

  it.each(rooms)('%s: none is under the stones next to it when it moves away for a figure', (_, area) => {
    const { letters } = layoutFor(area)
    for (const kind of REGION_KINDS) {
      const { name } = regionText(kind)
      const { half } = ribbonOf(name, letters, true)
      expect(half + letters * 0.92).toBeLessThanOrEqual(SIDE)
    }
  })

  /** The regions whose name a figure on this space could cover: it is below their middle, within the widest name. */
  const over = (space: number) =>
    Array.from({ length: HEXES }, (_, i) => i + 1).filter((hex) => {
      const { x, y } = spaceAt(space)
      return Math.abs(x - hexAt(hex).x) < 78 && y > hexAt(hex).y
    })

  it.each(rooms)('%s: none is hidden by the head of a figure', (_, area) => {
    const { letters } = layoutFor(area)
    const hidden = Array.from({ length: SPACES }, (_space, i) => i + 1).flatMap((space) => {
      const head = spaceAt(space).y - 55 * grownBy(letters)
      const crowded = crowdedBy([space])
      return over(space).filter(
        (hex) => hexAt(hex).y + nameAt(letters, crowded.has(hex)) + letters * 0.62 > head,
      )
    })
    expect(hidden).toEqual([])
  })

  it.each(rooms)('%s: none is covered by the number of its region', (_, area) => {
    const { letters } = layoutFor(area)
    for (const crowded of [false, true]) {
      const low = numberAt(letters, crowded).y + letters * 0.55
      const high = nameAt(letters, crowded) - letters * 0.62
      expect(low).toBeLessThanOrEqual(high + 2)
    }
    const below = numberAt(letters, false, 2).y - letters * 0.55
    expect(below).toBeGreaterThanOrEqual(nameAt(letters, false) + letters * 0.62 - 2)
  })

  it('stay in place without figures', () => {
    const { letters } = layoutFor(ROOMS['390 × 844'])
    expect(nameAt(letters, false)).toBeGreaterThan(nameAt(letters, true))
    expect(crowdedBy([]).size).toBe(0)
  })
})

it('the same area gives the same layout object', () => {
  expect(layoutFor({ w: 1150, h: 444 })).toBe(layoutFor({ w: 1150, h: 444 }))
})

// The player's town: prices on its spaces, villagers in its rows, and points.
import { describe, expect, it } from 'vitest'
import { housing, type Scenario, scenario, town } from '@lorehall/now-or-never/testing'
import { layoutFor } from '../../src/games/now-or-never/board/town/layout.ts'
import { aboutTown } from '../../src/games/now-or-never/board/town/about.ts'
import { townOf } from '../../src/games/now-or-never/board/town/town-facts.ts'
import { linesOf } from '../../src/games/now-or-never/board/letters.ts'
import type { Update } from '@lorehall/host'
import type { Box } from '../../src/table-ui/stage/board.ts'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

/** A player's tiles, with a gap in the upper left corner. */
const GRID = [
  '',
  'tool-smithy',
  'library',
  'inn',
  'school',
  'bottlery',
  'town-hall',
  'workshop',
  'crystal-lab',
  'crystal-kiln',
]

const grid = (...tiles: readonly string[]) => Array.from({ length: 20 }, (_, i) => tiles[i] ?? '')

const BUILT = { 12: 'construction-hq', 13: 'garden-house' } as const

const builder = (coins: number): Scenario =>
  scenario({
    players: {
      0: {
        coins,
        town: town(BUILT),
        grid: grid(...GRID),
        specialists: [{ id: 'osk', up: true }, null, null, null],
        housing: housing({ 3: { shell: 1, tool: 2 } }),
        waiting: { crystal: 1 },
      },
    },
  })

const shown = (g: Scenario) => {
  const found = townOf(seen(g), 0)
  if (found === null) throw new Error('there is no town')
  return found
}

const said = (g: Scenario, at: string, reasons: Update['reasons'] = []) => {
  const about = aboutTown({ ...seen(g), reasons }, at, ENGLISH)
  return about === null ? '' : [about.title, about.text, ...about.lines].join('\n')
}

describe('a selected tile', () => {
  const taken = (coins: number) => builder(coins).play('0 use:osk', '0 tile:tool-smithy')

  it('shows its full price on every free space: tile plus space minus discounts', () => {
    const { places } = shown(taken(30))
    // 8 for the tile, minus 1 for the Construction HQ, plus the cost of each space.
    expect(places.map(({ price }) => price)).toEqual([
      9,
      8,
      10,
      9,
      10,
      8,
      11,
      8,
      9,
      8,
      8,
      9,
      null,
      null,
      7,
      7,
    ])
  })

  it('costs the price shown on the space', () => {
    for (const space of [8, 9, 14]) {
      const g = taken(30)
      const price = shown(g).places[space]?.price ?? 0
      const before = g.player(0).coins
      g.play(`0 space:${space}`)
      expect(before - g.player(0).coins).toBe(price)
    }
  })

  it('says how the price is made up and what the space gives', () => {
    const words = said(taken(30), 'town:8')
    expect(words).toContain('Third row, space 1')
    expect(words).toContain('Tool Smithy costs 9 coins here: 8 for the tile, 2 for the space, minus 1')
    expect(words).toContain('gain 1 tool')
  })

  it('is too expensive without enough coins', () => {
    const g = taken(10)
    // Osk cost 3 of them.
    expect(g.player(0).coins).toBe(7)
    expect(
      shown(g)
        .places.filter(({ price }) => price !== null)
        .every(({ dear, price }) => dear === (price ?? 0) > 7),
    ).toBe(true)
    expect(said(g, 'town:8')).toContain('You have 7.')
  })
})

it('a space says its cost and what it gives while no tile is selected', () => {
  expect(shown(builder(30)).places.every(({ price }) => price === null)).toBe(true)
  expect(said(builder(30), 'town:4')).toMatch(/gain 1 bottled demon.*3 extra coins/s)
})

it('a tile says its price with discounts, its icons, and whether it can be built', () => {
  expect(said(builder(30), 'tile:tool-smithy')).toContain('Costs 7 coins instead of 8')
  expect(said(builder(30), 'tile:library')).toContain('It has a book icon.')
  expect(said(builder(30), 'tile:inn')).toContain('It has 2 beds.')
  expect(said(builder(30), 'tile:bottlery')).not.toContain("You can't build it yet")
  expect(said(builder(30), 'tile:library')).toContain('no tile next to it has been built')
})

it('a building says what is next to it and what it would score', () => {
  const g = scenario({ players: { 0: { town: town({ 12: 'library', 13: 'school', 8: 'inn' }) } } })
  expect(said(g, 'town:12')).toMatch(/Next to it: (?:Inn, School|School, Inn)\./)
  expect(said(g, 'town:12')).toContain('Would score 3 points')
})

describe('a row', () => {
  it('shows its villagers and how many more fit', () => {
    const row = shown(builder(9)).rows[3]
    expect(row?.people).toEqual({ shell: 1, tool: 2, demon: 0, crystal: 0 })
    // Two buildings, plus the bed of the Garden House.
    expect([row?.built, row?.housed, row?.beds]).toEqual([2, 3, 3])
    expect(said(builder(9), 'row:3')).toContain('Housed here: 1 shell villager, 2 tool villagers.')
    expect(said(builder(9), 'row:3')).toContain('No room for more.')
  })

  it('says what it scores and what is missing for a set', () => {
    expect(said(builder(9), 'row:3')).toMatch(/^Bottom row\n.* 8 points .* 7 more/)
    expect(said(builder(9), 'row:3')).toContain('Missing for a set: bottled demon, crystal.')
    expect(said(builder(9), 'row:0')).toContain('Four buildings score nothing here')
  })
})

it('villagers who wait outside are listed, and make nothing yet', () => {
  expect(said(builder(9), 'waiting:crystal')).toMatch(/^1 crystal villager\nThey make nothing/)
})

it('another player sees the same town without prices', () => {
  const g = builder(30).play('0 use:osk', '0 tile:tool-smithy')
  const theirs = townOf(seen(g, 1), 0)
  expect(theirs?.places[12]?.id).toBe('construction-hq')
  expect(theirs?.places.every(({ price }) => price === null)).toBe(true)
})

const ROOMS = {
  '1366 × 650': { w: 1046, h: 444, kind: 'broad' },
  '1920 × 940': { w: 1536, h: 694, kind: 'broad' },
  '390 × 844': { w: 390, h: 576, kind: 'tall' },
  '844 × 390': { w: 580, h: 326, kind: 'wide' },
  'a tablet': { w: 808, h: 520, kind: 'wide' },
} as const

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5

describe.each(Object.entries(ROOMS))('at %s', (_, area) => {
  const layout = layoutFor(area)
  const boxes = [...layout.places, ...layout.rows, ...layout.tiles]

  it('everything is on screen, nothing overlaps, and all text is readable', () => {
    expect(layout.kind).toBe(area.kind)
    expect(boxes.filter((a, i) => boxes.some((b, j) => i < j && overlap(a, b)))).toEqual([])
    expect(boxes.every(({ x, y, w, h }) => x >= 0 && y >= 0 && x + w <= layout.w && y + h <= layout.h)).toBe(
      true,
    )
    expect(Math.min(layout.names, layout.words)).toBeGreaterThanOrEqual(11)
  })
})

it('names on tiles have at most two lines, and are left out if they don’t fit', () => {
  expect(linesOf('Tool Smithy', 90, 13)).toEqual(['Tool Smithy'])
  expect(linesOf('Bottled Demons Lab', 90, 13)).toHaveLength(2)
  expect(linesOf('Construction HQ', 44, 11.5)).toEqual([])
})

it('leaves the rule of a space to the refusal that says it', () => {
  const RULE = 'New buildings go next to ones you have.'
  const refused = {
    id: 'space:0',
    at: 'town:0',
    manner: 'plain',
    label: 'Top row, space 1',
    why: 'This space is not next to a building.',
    rule: 'N-BUILD-2',
  } as const
  expect(said(builder(30), 'town:0')).toContain(RULE)
  expect(said(builder(30), 'town:0', [refused])).not.toContain(RULE)
  expect(said(builder(30), 'town:1', [refused])).toContain(RULE)
})

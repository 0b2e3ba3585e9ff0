// One's own town: prices on its spaces, who lives where, what a row is worth.
import { describe, expect, it } from 'vitest'
import { housing, type Scenario, scenario, town } from '@lorehall/now-or-never/testing'
import { layoutFor } from '../../src/games/now-or-never/board/town/layout.ts'
import { aboutTown } from '../../src/games/now-or-never/board/town/about.ts'
import { townOf } from '../../src/games/now-or-never/board/town/town-facts.ts'
import { linesOf } from '../../src/games/now-or-never/board/letters.ts'
import type { Box } from '../../src/table/stage/board.ts'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

/** The tiles of a hand that builds from the upper left corner. */
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

const said = (g: Scenario, at: string) => {
  const about = aboutTown(seen(g), at, ENGLISH)
  return about === null ? '' : [about.title, about.text, ...about.lines].join('\n')
}

describe('a tile that is taken', () => {
  const taken = (coins: number) => builder(coins).play('0 use:osk', '0 tile:tool-smithy')

  it('has its whole price on every free space: tile, space, less what is owned', () => {
    const { places } = shown(taken(30))
    // 8 for the tile, 1 less by the Construction HQ, and what each space asks.
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

  it('costs what its space said', () => {
    for (const space of [8, 9, 14]) {
      const g = taken(30)
      const price = shown(g).places[space]?.price ?? 0
      const before = g.player(0).coins
      g.play(`0 space:${space}`)
      expect(before - g.player(0).coins).toBe(price)
    }
  })

  it('says what the price is made of, and what the space gives', () => {
    const words = said(taken(30), 'town:8')
    expect(words).toContain('Third row, space 1')
    expect(words).toContain('Tool Smithy costs 9 coins here: 8 for the tile, 2 for the space, 1 less')
    expect(words).toContain('gains 1 tool')
  })

  it('is too dear where there are not as many coins', () => {
    const g = taken(10)
    // Osk took three of them.
    expect(g.player(0).coins).toBe(7)
    expect(
      shown(g)
        .places.filter(({ price }) => price !== null)
        .every(({ dear, price }) => dear === (price ?? 0) > 7),
    ).toBe(true)
    expect(said(g, 'town:8')).toContain('You have 7.')
  })
})

it('a space says what it asks and gives while no tile is taken', () => {
  expect(shown(builder(30)).places.every(({ price }) => price === null)).toBe(true)
  expect(said(builder(30), 'town:4')).toMatch(/gains 1 bottled demon.*3 coins more/s)
})

it('a tile says its price with what is owned, its signs, and whether it can be reached', () => {
  expect(said(builder(30), 'tile:tool-smithy')).toContain('Costs 7 coins (8 on the tile)')
  expect(said(builder(30), 'tile:library')).toContain('It has a book sign.')
  expect(said(builder(30), 'tile:inn')).toContain('It has 2 beds.')
  expect(said(builder(30), 'tile:bottlery')).not.toContain('Not within reach')
  expect(said(builder(30), 'tile:library')).toContain('no gap beside it')
})

it('a building says what stands beside it and what it is worth', () => {
  const g = scenario({ players: { 0: { town: town({ 12: 'library', 13: 'school', 8: 'inn' }) } } })
  expect(said(g, 'town:12')).toMatch(/Beside it here: (?:Inn, School|School, Inn)\./)
  expect(said(g, 'town:12')).toContain('Now worth 3 points')
})

describe('a row', () => {
  it('shows who lives in it, and how many more there is room for', () => {
    const row = shown(builder(9)).rows[3]
    expect(row?.people).toEqual({ shell: 1, tool: 2, demon: 0, crystal: 0 })
    // Two buildings and the bed of the Garden House.
    expect([row?.built, row?.housed, row?.beds]).toEqual([2, 3, 3])
    expect(said(builder(9), 'row:3')).toContain('Here live 1 shell villager, 2 tool villagers.')
    expect(said(builder(9), 'row:3')).toContain('There is no room for more.')
  })

  it('says what it is worth and what a set still lacks', () => {
    expect(said(builder(9), 'row:3')).toMatch(/^Bottom row\n.* 8 points .* 7 more/)
    expect(said(builder(9), 'row:3')).toContain('For a set still: bottled demon, crystal.')
    expect(said(builder(9), 'row:0')).toContain('gives nothing for being full')
  })
})

it('who waits outside is told, and makes nothing yet', () => {
  expect(said(builder(9), 'waiting:crystal')).toMatch(/^1 crystal villager\nThey make nothing/)
})

it('another player sees the same town and no prices of theirs', () => {
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

describe.each(Object.entries(ROOMS))('at %s', (_, room) => {
  const layout = layoutFor(room)
  const boxes = [...layout.places, ...layout.rows, ...layout.tiles]

  it('all of it is in sight, nothing lies on anything else, every word can be read', () => {
    expect(layout.kind).toBe(room.kind)
    expect(boxes.filter((a, i) => boxes.some((b, j) => i < j && overlap(a, b)))).toEqual([])
    expect(boxes.every(({ x, y, w, h }) => x >= 0 && y >= 0 && x + w <= layout.w && y + h <= layout.h)).toBe(
      true,
    )
    expect(Math.min(layout.names, layout.words)).toBeGreaterThanOrEqual(11)
  })
})

it('names stand on tiles in two lines at most, and give way to the drawing where they would not fit', () => {
  expect(linesOf('Tool Smithy', 90, 13)).toEqual(['Tool Smithy'])
  expect(linesOf('Bottled Demons Lab', 90, 13)).toHaveLength(2)
  expect(linesOf('Construction HQ', 44, 11.5)).toEqual([])
})

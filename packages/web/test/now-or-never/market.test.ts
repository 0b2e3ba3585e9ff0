// The market on the season board, as one player sees it.
import type { Update } from '@lorehall/host'
import { nowOrNever } from '@lorehall/now-or-never'
import { type Scenario, scenario } from '@lorehall/now-or-never/testing'
import { expect, it, vi } from 'vitest'
import { gridIn, layoutFor, under } from '../../src/games/now-or-never/board/market/layout.ts'
import { ENGLISH, update } from '../kit.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { gearOf, ordersOf, recruitsOf, stallOf, villagersOf } =
  await import('../../src/games/now-or-never/board/market/market-facts.ts')
const { aboutMarket } = await import('../../src/games/now-or-never/board/market/about.ts')
const { viewOf } = await import('../../src/games/now-or-never/view.ts')

/** The update for seat 0. */
const shown = ({ table: { machine } }: Scenario): Update =>
  update({
    options: machine.options,
    view: nowOrNever.see.view(machine, 0),
    values: machine.values.file,
    seats: [],
    eyes: 0,
  })

const told = (at: string, of: Scenario) => aboutMarket(shown(of), at, ENGLISH)

const GOODS = [
  [{ shell: 3, tool: 2 }, 9],
  [{ shell: 3, tool: 3, demon: 3, crystal: 3 }, 38],
  [{ shell: 5, tool: 4, demon: 3, crystal: 2 }, 37],
  [{ shell: 6, tool: 3 }, 16],
] as const

it.each(GOODS)('says what selling %o gives', (goods, sum) => {
  const g = scenario({ players: { 0: { goods, coins: 0 } } })
  expect(stallOf(shown(g)).sum).toBe(sum)
  g.play(`0 sell-all:${sum}`)
  expect(g.player(0).coins).toBe(sum)
  expect(stallOf(shown(g)).sum).toBe(0)
})

it('lists the rows of the best sale, which add up to its total', () => {
  const g = scenario({ players: { 0: { goods: { shell: 3, tool: 3, demon: 3, crystal: 3 } } } })
  const { sales, sum } = stallOf(shown(g))
  const used = sales.filter(({ best }) => best > 0)
  expect(used.reduce((all, { best, coins }) => all + best * coins, 0)).toBe(sum)
  expect(told('market', g)?.lines).toEqual([
    '3 shells, 3 tools, 3 bottled demons and 3 crystals sell for up to 38 coins',
    '3 × 1 shell, 1 tool and 1 bottled demon for 9',
    '1 × 3 crystals for 11',
  ])
})

it('distinguishes rows that can be used now from the others', () => {
  const g = scenario({ players: { 0: { goods: { shell: 6 } } } })
  const times = Object.fromEntries(stallOf(shown(g)).sales.map((sale) => [sale.id, sale.times]))
  expect(times).toMatchObject({ M1: 6, M2: 0, M5: 2, M10: 0 })
  expect(told('sale:M5', g)).toMatchObject({
    title: '3 shells for 5 coins',
    lines: ['You have the goods for 2 sales', 'Selling all goods at the best price uses this row 2 times'],
  })
})

it('shows rows that a card has changed or added', () => {
  const g = scenario({ players: { 0: { goods: { shell: 3, tool: 3 }, done: ['B30', 'B13'] } } })
  const { sales, sum } = stallOf(shown(g))
  expect(sales).toHaveLength(12)
  expect(sales.find(({ goods }) => goods.shell === 3)?.coins).toBe(8)
  expect(sales.find(({ goods }) => goods.tool === 3)?.coins).toBe(10)
  expect(sum).toBe(18)
})

it('says which of my orders can be completed', () => {
  const g = scenario({ players: { 0: { goods: { tool: 3 }, orders: ['O1', 'O2'] } } })
  expect(ordersOf(shown(g)).map(({ id, payable }) => [id, payable])).toEqual([
    ['O1', false],
    ['O2', true],
  ])
  expect(g.offered(0)).toContain('order:O2')
})

it('shows the price of a recruit with my discounts', () => {
  const state = { specialistRow: ['wren', 'ione'] }
  const plain = scenario({ state })
  expect(recruitsOf(shown(plain)).map(({ price }) => price)).toEqual([8, 12])
  const led = scenario({ state, players: { 0: { blue: ['leadership', '', '', ''] } } })
  expect(recruitsOf(shown(led)).map(({ price }) => price)).toEqual([7, 11])
})

it('stacks copies of the same gear', () => {
  const state = { gearRow: { red: ['gaff-hook', '', 'gaff-hook'], blue: ['', '', 'goat-hooks'] } }
  const g = scenario({ state })
  expect(gearOf(shown(g), 'red')).toEqual([{ id: 'gaff-hook', price: 6, copies: 2 }])
  expect(gearOf(shown(g), 'blue')).toEqual([{ id: 'goat-hooks', price: 5, copies: 1 }])
})

it('groups villagers by good', () => {
  const g = scenario({ state: { villagerRow: ['tool', 'shell', 'tool'] } })
  expect(villagersOf(viewOf(shown(g)))).toEqual([
    { good: 'shell', n: 1, before: 0 },
    { good: 'tool', n: 2, before: 1 },
  ])
})

it('says how many cards next to a pile are discarded', () => {
  const g = scenario()
  const { discard } = g.state.quests.basic
  expect(discard.length).toBeGreaterThan(0)
  expect(told('pile:basic', g)?.title).toContain(`${discard.length} discarded`)
})

/** The stage without its wings in windows of 1366 by 650 and 1920 by 940, next to the map, and on a phone both ways. */
const ROOMS = [
  { w: 1046, h: 444 },
  { w: 1536, h: 694 },
  { w: 470, h: 694 },
  { w: 390, h: 576 },
  { w: 580, h: 326 },
]

it.each(ROOMS)('keeps all parts inside and apart in an area of %o', (area) => {
  const { w, h, sales, specialists, villagers, orders, gear, piles, words } = layoutFor(area)
  const parts = [sales, specialists, villagers, orders, gear, piles]
  expect(words).toBeGreaterThanOrEqual(11)
  for (const part of parts) {
    expect(part.x).toBeGreaterThanOrEqual(0)
    expect(part.x + part.w).toBeLessThanOrEqual(w)
    expect(part.y + part.h).toBeLessThanOrEqual(h)
    const over = parts.filter(
      (other) =>
        other !== part &&
        other.x < part.x + part.w &&
        part.x < other.x + other.w &&
        other.y < part.y + part.h &&
        part.y < other.y + other.h,
    )
    expect(over).toEqual([])
  }
})

it('divides a box evenly', () => {
  const boxes = gridIn({ x: 0, y: 0, w: 105, h: 105 }, 3, 2, 5)
  expect(boxes).toEqual([
    { x: 0, y: 0, w: 50, h: 50 },
    { x: 55, y: 0, w: 50, h: 50 },
    { x: 0, y: 55, w: 50, h: 50 },
  ])
})

it('on a phone every section has enough space, and the board scrolls if the area is too low', () => {
  const wide = layoutFor({ w: 390, h: 566 })
  expect(wide.h).toBeLessThanOrEqual(566)
  expect(wide.fits).toBeUndefined()
  const low = layoutFor({ w: 390, h: 450 })
  expect(low.fits).toBe('width')
  for (const { gear, specialists, words } of [wide, low]) {
    // Enough for a name and, below it, the effect and the price.
    expect((under(gear, words).h - 5) / 2).toBeGreaterThan(words * 2.8)
    expect(under(specialists, words).h).toBeGreaterThan(words * 3.6)
  }
})

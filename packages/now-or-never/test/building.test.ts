import { describe, expect, it } from 'vitest'
import { scenario, town } from '../testing/index.ts'

const GRID = `
  school garden-house inn library market-hall
  snail-ranch town-hall workshop shell-flats divers-rest
  tool-smithy tinkers-row bottlery imp-cellar crystal-kiln
  prism-terrace warm-spring bottled-demons-lab construction-hq crystal-lab
`
  .trim()
  .split(/\s+/)
const without = (...tiles: readonly string[]) => GRID.map((tile) => (tiles.includes(tile) ? '' : tile))
const osk = [{ id: 'osk', up: true }, null, null, null]

const site = (more: object = {}, coins = 40) =>
  scenario({ players: { 0: { specialists: osk, grid: GRID, coins, ...more } } }).play('0 use:osk')

const tiles = (g: ReturnType<typeof site>) =>
  g.offered(0).flatMap((id) => (id.startsWith('tile:') ? [id.slice(5)] : []))
const spaces = (g: ReturnType<typeof site>) =>
  g.offered(0).flatMap((id) => (id.startsWith('space:') ? [Number(id.slice(6))] : []))

describe('building', () => {
  it('N-BUILD-1 the first tile comes from the border of the grid', () => {
    const g = site()
    expect(tiles(g)).toHaveLength(14)
    expect(g.refusedWhy(0, 'tile:town-hall')).toBe('first-on-border')
  })

  it('N-BUILD-1 later ones come from next to a gap, orthogonally; the outside is not a gap', () => {
    const g = site({ grid: without('garden-house'), town: town({ 12: 'garden-house' }) })
    expect(tiles(g)).toEqual(['school', 'inn', 'town-hall'])
    expect(g.refusedWhy(0, 'tile:crystal-lab')).toBe('no-gap-beside')
    const corner = site({ grid: without('crystal-lab'), town: town({ 12: 'crystal-lab' }) })
    expect(tiles(corner)).toEqual(['crystal-kiln', 'construction-hq'])
  })

  it('N-BUILD-2 the first building goes in the row with the star, later ones next to another', () => {
    const g = site().play('0 tile:school')
    expect(spaces(g)).toEqual([12, 13, 14, 15])
    expect(g.refusedWhy(0, 'space:8')).toBe('first-in-start-row')
    const later = site({ grid: without('inn'), town: town({ 13: 'inn' }) }).play('0 tile:library')
    expect(spaces(later)).toEqual([9, 12, 14])
    expect(later.refusedWhy(0, 'space:13')).toBe('full')
    expect(later.refusedWhy(0, 'space:15')).toBe('no-neighbour')
  })

  it('N-BUILD-2 the player may choose another tile', () => {
    const g = site().play('0 tile:school', '0 other-tile')
    expect(g.asked).toEqual(['0 build'])
  })

  it('N-BUILD-3 tile and space are paid together; only affordable pairs are offered', () => {
    const g = site({ grid: without('inn'), town: town({ 12: 'inn' }) }, 3 + 7)
    // Garden House costs 5; the ends of row 3 cost 2 more coins.
    g.play('0 tile:garden-house')
    expect(spaces(g)).toEqual([8, 13])
    g.play('0 space:8')
    expect(g.player(0).coins).toBe(0)
    expect(g.player(0).goods.tool).toBe(1)
    const poor = site({ grid: without('inn'), town: town({ 12: 'inn' }) }, 3 + 6).play('0 tile:garden-house')
    expect(spaces(poor)).toEqual([13])
    expect(poor.refusedWhy(0, 'space:8')).toBe('cannot-pay')
    const poorer = site({ grid: without('inn'), town: town({ 12: 'inn' }), goods: { shell: 3 } }, 3 + 4)
    expect(poorer.refusedWhy(0, 'tile:garden-house')).toBe('cannot-pay')
  })

  it('N-BUILD-3 Construction HQ makes every other building 1 coin cheaper, not itself', () => {
    const g = site({ grid: without('library') }).play('0 tile:construction-hq', '0 space:12')
    expect(g.player(0).coins).toBe(40 - 3 - 4)
    const next = site({ grid: without('construction-hq'), town: town({ 12: 'construction-hq' }) })
    next.play('0 tile:crystal-lab', '0 space:13')
    expect(next.player(0).coins).toBe(40 - 3 - 12)
  })

  it('N-BUILD-4 the icon of the space is gained after paying, then the book of the tile', () => {
    const g = site({}, 8).play('0 tile:school', '0 space:13')
    expect(g.player(0)).toMatchObject({ coins: 0, books: 1 })
    expect(g.player(0).goods.shell).toBe(1)
    expect(g.player(0).town[13]).toBe('school')
    expect(g.player(0).grid[0]).toBe('')
    const plain = site({ grid: without('inn'), town: town({ 12: 'inn' }) }).play(
      '0 tile:library',
      '0 space:13',
    )
    expect(plain.player(0)).toMatchObject({ coins: 40 - 3 - 12, books: 1 })
  })

  it('N-BUILD-5 the Scaffold is chosen before paying, and may make the building affordable', () => {
    const blue = ['clockwork-scaffold', '', '', '']
    const g = site({ blue, mana: 1 }, 3 + 3).play('0 tile:school', '0 space:12')
    expect(g.offered(0)).toEqual(['cheaper:clockwork-scaffold'])
    expect(g.refusedWhy(0, 'full-price:5')).toBe('cannot-pay')
    g.play('0 cheaper:clockwork-scaffold')
    expect(g.player(0)).toMatchObject({ coins: 0, mana: 0, books: 1 })
    const rich = site({ blue, mana: 1 }).play('0 tile:school', '0 space:12', '0 full-price:5')
    expect(rich.player(0)).toMatchObject({ coins: 32, mana: 1 })
    const spent = site({ blue, mana: 0, goods: { shell: 3 } }, 3 + 3)
    expect(spent.refusedWhy(0, 'tile:school')).toBe('cannot-pay')
  })

  it('N-BUILD-5 it adds to Construction HQ on tile and space together, not below 0', () => {
    const built = (cost: number, space: number) =>
      scenario({
        values: { buildings: { 'bottled-demons-lab': { cost } } },
        players: {
          0: {
            specialists: osk,
            grid: without('construction-hq'),
            town: town({ 12: 'construction-hq' }),
            coins: 20,
            blue: ['clockwork-scaffold', '', '', ''],
            mana: 1,
          },
        },
      }).play('0 use:osk', '0 tile:bottled-demons-lab', `0 space:${space}`, '0 cheaper:clockwork-scaffold')
    // Osk costs 3; the left end of row 3 costs 2 more coins.
    expect(built(13, 8).player(0)).toMatchObject({ coins: 20 - 3 - 12, mana: 0 })
    expect(built(2, 13).player(0)).toMatchObject({ coins: 20 - 3, mana: 0 })
  })

  it('N-BUILD-5 the Scaffold is offered for any price of at least 1 coin, not for a price of 0', () => {
    const asked = (cost: number) =>
      scenario({
        values: { buildings: { school: { cost } } },
        players: {
          0: { specialists: osk, grid: GRID, coins: 9, blue: ['clockwork-scaffold', '', '', ''], mana: 1 },
        },
      }).play('0 use:osk', '0 tile:school', '0 space:12').asked
    expect(asked(1)).toEqual(['0 buildPay'])
    expect(asked(0)).not.toContain('0 buildPay')
  })

  it('N-BUILD-6 two unbuilt tiles are swapped; each swap may be declined', () => {
    const g = site().play('0 none').turnOf(0)
    g.run(0, [{ verb: 'swapTiles', times: 2, may: true }])
    g.play('0 swap:school', '0 swap:crystal-lab')
    expect([g.player(0).grid[0], g.player(0).grid[19]]).toEqual(['crystal-lab', 'school'])
    expect(g.asked).toEqual(['0 swapFirst'])
    g.play('0 none')
    expect(g.asked).toEqual(['0 turn'])
  })

  it('N-BUILD-6 declining the second tile goes back to the first; declining the first ends the swap', () => {
    const swapping = (ruleset: number) =>
      scenario({ ruleset, players: { 0: { grid: GRID } } })
        .run(0, [{ verb: 'swapTiles', times: 2, may: true }])
        .play('0 swap:school', '0 none')
    const g = swapping(2)
    expect(g.asked).toEqual(['0 swapFirst'])
    g.play('0 swap:inn', '0 swap:library')
    expect(g.player(0).grid.slice(0, 4)).toEqual(['school', 'garden-house', 'library', 'inn'])
    g.play('0 swap:school', '0 none', '0 none')
    expect(g.asked).toEqual(['0 turn'])
    expect(swapping(1).asked).toEqual(['0 turn'])
  })

  it('N-BUILD-6 a gap is never swapped', () => {
    const g = site({ grid: without('inn') })
      .play('0 none')
      .turnOf(0)
    g.run(0, [{ verb: 'swapTiles', times: 1, may: true }])
    expect(g.offered(0).filter((id) => id.startsWith('swap:'))).toHaveLength(19)
    g.play('0 swap:school')
    expect(g.offered(0)).not.toContain('swap:school')
  })

  it('N-BUILD-6 the last two can be swapped, a single one cannot', () => {
    const left = (...tiles: readonly string[]) => {
      const grid = without(...GRID.filter((tile) => !tiles.includes(tile)))
      const g = scenario({ players: { 0: { grid } } })
      return g.run(0, [{ verb: 'swapTiles', times: 1, may: true }]).asked
    }
    expect(left('inn', 'school')).toEqual(['0 swapFirst'])
    expect(left('inn')).toEqual(['0 turn'])
  })

  it('N-BUILD-2 nothing can be built in a full town', () => {
    const built = GRID.slice(0, 16)
    const full = Object.fromEntries(built.map((tile, space) => [space, tile]))
    const g = site({ grid: without(...built), town: town(full) })
    expect(g.asked).toEqual(['1 turn'])
  })
})

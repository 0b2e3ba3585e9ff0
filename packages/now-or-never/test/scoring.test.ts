import { describe, expect, it } from 'vitest'
import { nowOrNever } from '../src/index.ts'
import { housing, scenario, town } from '../testing/index.ts'

type Spot = NonNullable<Parameters<typeof scenario>[0]>['players']

const one = { shell: 1, tool: 1, demon: 1, crystal: 1 }

/** The points of the first seat, by line. */
function points(player: NonNullable<Spot>[number], options = {}): Record<string, number> {
  const { machine } = scenario({ players: { 0: player }, options }).table
  const lines = nowOrNever.see.standing(machine, 'host')[0]?.lines ?? []
  return Object.fromEntries(lines.map(({ what, points: n }) => [what, n]))
}

describe('scoring', () => {
  it('N-SCORE-1 a coin of the final production is a point', () => {
    expect(points({ housing: housing({ 0: one }), tokens: ['hidden-cave'] })['coins']).toBe(13)
  })

  it.each([
    [0, 0],
    [1, 6],
    [2, 8],
    [3, 8],
  ])('N-SCORE-2 four buildings in row %i: %i points', (row, vp) => {
    const full = ['school', 'inn', 'warm-spring', 'snail-ranch'].map((id, i): [number, string] => [
      row * 4 + i,
      id,
    ])
    expect(points({ town: town(Object.fromEntries(full)) })['rows']).toBe(vp)
    expect(points({ town: town(Object.fromEntries(full.slice(1))) })['rows']).toBe(0)
  })

  it.each([
    [0, 5],
    [1, 5],
    [2, 6],
    [3, 7],
  ])('N-SCORE-3 one of each villager in row %i: %i points, once', (row, vp) => {
    expect(points({ housing: housing({ [row]: one }) })['sets']).toBe(vp)
    expect(points({ housing: housing({ [row]: { shell: 2, tool: 2, demon: 2, crystal: 2 } }) })['sets']).toBe(
      vp,
    )
    expect(points({ housing: housing({ [row]: { shell: 3, tool: 2, demon: 2 } }) })['sets']).toBe(0)
  })

  it('N-SCORE-4 the Library counts books beside it, not its own, and not diagonally', () => {
    const built = { 9: 'library', 8: 'school', 13: 'imp-cellar', 4: 'workshop', 10: 'inn' }
    expect(points({ town: town(built) })['library']).toBe(6)
  })

  it('N-SCORE-4 the Market Hall counts producers of goods beside it, not of hearts and coins', () => {
    const built = {
      9: 'market-hall',
      8: 'shell-flats',
      10: 'crystal-kiln',
      5: 'warm-spring',
      13: 'garden-house',
    }
    expect(points({ town: town(built) })['market-hall']).toBe(8)
  })

  it('N-SCORE-4 the Town Hall counts bed icons beside it', () => {
    const built = { 9: 'town-hall', 8: 'inn', 10: 'snail-ranch', 5: 'school', 0: 'warm-spring' }
    expect(points({ town: town(built) })['town-hall']).toBe(6)
  })

  it.each([
    ['bottled-demons-lab', 'demon', 'bottlery', 3],
    ['crystal-lab', 'crystal', 'crystal-kiln', 3],
    ['workshop', 'tool', 'tool-smithy', 2],
  ] as const)('N-SCORE-5 the %s counts each %s of the final production', (lab, good, maker, vp) => {
    const built = town({ 12: lab, 13: maker })
    const own = { [good]: 2 }
    expect(points({ town: built, housing: housing({ 3: own }), goods: { [good]: 9 } })[lab]).toBe(3 * vp)
  })

  it('N-SCORE-6 completed quests, their end-of-game points, and 2 for each completed order', () => {
    const counted = points({
      done: ['D10', 'D11', 'D17', 'B21'],
      red: ['dark-flame', 'gaff-hook', '', ''],
      blue: ['leadership', 'quilted-vest', '', ''],
      housing: housing({ 3: { shell: 3, tool: 2 } }),
      tokens: ['hidden-cave', 'hidden-cave', 'buried-purse'],
      ordersDone: ['O1', 'O2'],
      orders: ['O3'],
      hand: ['D09'],
    })
    expect(counted['quests']).toBe(4 + 4 + 4 + 4)
    // Two abilities, five villagers in pairs, three search tokens.
    expect(counted['endings']).toBe(2 + 2 + 3)
    expect(counted['orders']).toBe(4)
  })

  it('N-SCORE-6 end-of-game points have a maximum', () => {
    expect(points({ done: ['D17'], tokens: Array.from({ length: 8 }, () => 'hidden-cave') })['endings']).toBe(
      6,
    )
  })

  it('N-SCORE-7 during the game, the score is that of a final production now, without hands and purses', () => {
    const rich = points({ coins: 99, goods: { shell: 9 }, books: 9, xp: 9, hand: ['D09'], waiting: one })
    expect(Object.values(rich).every((n) => n === 0)).toBe(true)
  })

  it('N-SCORE-8 ties: experience and books, then hearts, then the win is shared', () => {
    const won = (a: object, b: object) => {
      const same = { xp: 1, books: 1, hearts: 5 }
      const players = { 0: { ...same, ...a }, 1: { ...same, ...b } }
      return nowOrNever.play.winners(scenario({ players, state: { season: 6 } }).passAll().table.machine)
    }
    expect(won({}, { ordersDone: ['O1'], xp: 0, books: 0 })).toEqual([1])
    expect(won({ xp: 2, books: 1 }, { xp: 0, books: 2, hearts: 9 })).toEqual([0])
    expect(won({ xp: 2, books: 0 }, { hearts: 6 })).toEqual([1])
    expect(won({ xp: 2, books: 0 }, {})).toEqual([0, 1])
  })

  it('N-SCORE-9 solo: 100 points win, fewer do not', () => {
    const won = (quests: readonly string[], orders: number) => {
      const g = scenario({
        seats: 1,
        players: { 0: { done: [...quests], ordersDone: Array.from({ length: orders }, () => 'O1') } },
        state: { season: 6 },
      })
      return nowOrNever.play.winners(g.passAll().table.machine)
    }
    const ten = ['D01', 'D04', 'D05', 'D06', 'D12', 'D13', 'D15', 'D02']
    expect(won(ten, 10)).toEqual([])
    expect(won(ten, 11)).toEqual([0])
  })
})

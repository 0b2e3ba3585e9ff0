// The options a look-ahead bot tries: only one if the worths alone decide.
import { describe, expect, test } from 'vitest'
import { cellAt, CELLS } from '../../src/map/cells.ts'
import { atStop, onTurn, rolls, type Scenario, scenario, town } from '../../testing/index.ts'
import { judge } from '../../src/judge.ts'

/** The options the seat tries for its question or its open offer. */
function promising({ table: { machine } }: Scenario, seat = 0): string[] {
  const ask = machine.asks.find((one) => one.seat === seat)
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`)
  return (judge.promising?.(machine, ask) ?? []).map(({ id }) => id)
}

/** Plays the only option to try, this many times. */
function follow(g: Scenario, times: number): string[] {
  return Array.from({ length: times }, () => {
    const [only, other] = promising(g)
    if (only === undefined || other !== undefined) throw new Error(`${g.asked.join()} has no one answer`)
    g.play(`0 ${only}`)
    return only
  })
}

/** A map with nothing but its locations, and an enemy on a space. */
const bare = (foe = -1) => ({
  enemies: Array.from({ length: CELLS }, (_, cell) => (cell === foe ? 1 : 0)),
  searches: Array.from({ length: CELLS }, () => false),
})

describe('a hero action', () => {
  test('takes the arrow and the route to the best stop, then acts there', () => {
    const foe = cellAt(1, 6)
    const g = onTurn({ hand: [], players: { 0: { hearts: 12, coins: 0 } }, state: bare(foe) })
    const done = follow(g, 6)
    expect(done[0]).toMatch(/^arrow/)
    expect(done.slice(3)).toEqual([`move:${foe}`, 'stop', 'fight:3'])
    expect(g.player(0).hearts).toBe(11)
  })

  test('plays a quest card before it visits', () => {
    const g = atStop('monument', { hand: ['B18'], me: { hearts: 4 } })
    expect(follow(g, 2)).toEqual(['play:B18', 'visit:monument'])
  })
})

describe('a fight', () => {
  const facing = (hearts: number) => {
    const g = onTurn({
      values: { enemies: { 1: { health: 6, attack: 3, reward: { villagers: 1 } } } },
      players: { 0: { covered: [false, true, true], hearts, mana: 0, coins: 0 } },
    })
    g.play(`0 move:${cellAt(3, 4)}`, '0 stop')
    return rolls(g, 2).play('0 fight:1')
  }

  test('continues while a win is likely', () => {
    expect(promising(facing(12))).toEqual(['roll-on'])
  })

  test('retreats if the next strike would be the last', () => {
    expect(promising(facing(5))).toEqual(['retreat'])
  })
})

test('does not fight for villagers who will have no bed', () => {
  const foe = cellAt(1, 6)
  const waiting = (shell: number) => {
    const players = { 0: { hearts: 12, coins: 0, waiting: { shell } } }
    const g = onTurn({ hand: [], players, state: { ...bare(foe), season: 6 } })
    return follow(g, 3)
  }
  expect(waiting(0)).toContain(`move:${cellAt(1, 5)}`)
  expect(waiting(9)).not.toContain(`move:${cellAt(1, 5)}`)
})

describe('building', () => {
  test('a tile and its space, or none if nothing is worth its price', () => {
    const asked = (coins: number) =>
      onTurn({ step: { do: 'build', seat: 0, from: 'osk' }, players: { 0: { coins, goods: { shell: 3 } } } })
    expect(follow(asked(9), 2).map((id) => id.split(':')[0])).toEqual(['tile', 'space'])
    expect(promising(asked(0))).toEqual(['none'])
  })

  test('begins next to cheap tiles, not in a corner of expensive ones', () => {
    const beginning = (corner: string, middle: string) => {
      const grid = [
        [corner, 'crystal-lab', 'market-hall', 'imp-cellar', 'library'],
        ['bottlery', 'town-hall', 'workshop', 'crystal-kiln', 'prism-terrace'],
        ['tool-smithy', 'tinkers-row', 'inn', 'bottled-demons-lab', 'school'],
        ['warm-spring', 'snail-ranch', middle, 'construction-hq', 'garden-house'],
      ].flat()
      const g = onTurn({ step: { do: 'build', seat: 0, from: 'osk' }, players: { 0: { coins: 5, grid } } })
      return follow(g, 1)[0]
    }
    expect(beginning('shell-flats', 'divers-rest')).toBe('tile:divers-rest')
    expect(beginning('divers-rest', 'shell-flats')).toBe('tile:shell-flats')
  })

  test('completes a row instead of starting one', () => {
    const g = onTurn({
      step: { do: 'build', seat: 0, from: 'osk' },
      players: { 0: { coins: 30 } },
      state: { season: 6 },
    })
    const built = town({ 12: 'inn', 13: 'school', 14: 'snail-ranch' })
    const grid = g.player(0).grid.map((tile) => (built.includes(tile) ? '' : tile))
    const [, space] = follow(g.lay({ players: { 0: { grid, town: built } } }), 2)
    expect(space).toMatch(/^space:15/)
  })
})

test('no option of an open offer is tried: it can wait for the seat’s turn', () => {
  const g = scenario({ players: { 1: { goods: { shell: 3 } } } })
  expect(g.table.machine.asks.some(({ seat, aside }) => aside && seat === 1)).toBe(true)
  expect(promising(g, 1)).toEqual([])
})

test('before production waiting villagers are housed, if there is room', () => {
  const g = onTurn({
    step: { do: 'lastThings', seat: 0 },
    players: { 0: { town: town({ 12: 'inn' }), waiting: { tool: 1 } } },
    state: { phase: 'production' },
  })
  expect(promising(g)).toEqual(['house:tool-3'])
})

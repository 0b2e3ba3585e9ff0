// Setup: factions, Capitals, the closed Continent, and face-down tokens.
import { describe, expect, it } from 'vitest'
import { land } from '../src/map/world.ts'
import { placeOf, PRINTED } from '../testing/world.ts'
import { Scenario } from '../testing/index.ts'

/** Plays the setup with the first option of each question, unless another is given. */
function setUp(seats: number, ...answers: readonly string[]): Scenario {
  const g = new Scenario({ seats, options: { factions: 'random' } })
  for (const answer of answers) g.play(`${g.asked[0]?.split(' ')[0]} ${answer}`)
  return g
}

describe('setup', () => {
  it('H-SETUP-1 each faction is played once', () => {
    const g = new Scenario({ seats: 2 })
    const first = Number(g.asked[0]?.split(' ')[0])
    g.play(`${first} faction:orcs`)
    expect(g.refusedWhy(1 - first, 'faction:orcs')).toBe('faction-taken')
    expect(g.offered(1 - first)).toContain('faction:elves')
  })

  it('H-SETUP-6 the first player chooses last, and each Capital is next to another', () => {
    const g = setUp(3)
    const { first } = g.state
    expect(g.asked).toEqual([`${(first + 2) % 3} pickCapital`])
    g.play(`${(first + 2) % 3} continent:I-1`)
    expect(g.refusedWhy((first + 1) % 3, 'continent:I-1')).toBe('occupied')
    expect(g.refusedWhy((first + 1) % 3, 'continent:IV-1')).toBe('not-beside')
    expect(g.offered((first + 1) % 3)).toEqual(['continent:II-1', 'continent:III-1'])
  })

  it('H-SETUP-7 with two players, the one who is not first closes a free Continent', () => {
    const g = setUp(2, 'continent:I-1', 'continent:II-1')
    const second = 1 - g.state.first
    expect(g.asked).toEqual([`${second} closeContinent`])
    expect(g.refusedWhy(second, 'close:I-1')).toBe('occupied')
    g.play(`${second} close:IV-1`)
    expect(
      PRINTED.values.world.lands.every(({ continent }, i) => continent !== 3 || g.state.down[i] === 0),
    ).toBe(true)
  })

  it('H-SETUP-8 one token per Region, two in a Swamp, none where a Capital is', () => {
    const g = setUp(3, 'continent:I-1', 'continent:II-1', 'continent:III-1')
    const down = (id: string) => g.state.down[placeOf(id)]
    expect(
      PRINTED.values.world.lands.flatMap(({ terrain }, i) => (terrain === 'swamp' ? [g.state.down[i]] : [])),
    ).toEqual([2, 2, 2, 2])
    expect([down('I-1'), down('IV-1'), down('centre'), down('n')]).toEqual([0, 1, 2, 1])
    expect(g.state.down.reduce((sum, n) => sum + n, 0)).toBe(41 + 14)
    expect(g.broken).toEqual([])
  })

  it('H-SETUP-6 everybody begins with two Serfs and a Warrior in the Courtyard', () => {
    const g = setUp(2, 'continent:I-1', 'continent:II-1', 'close:IV-1')
    for (const p of g.state.players) {
      expect([p.serfs[p.capital], p.warriors[p.capital], p.ore, p.mana, p.food]).toEqual([2, 1, 2, 2, 2])
      expect(land(PRINTED, p.capital).terrain).toBe('capital')
      expect(p.hand).toHaveLength(1)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { housing, scenario, town } from '../testing/index.ts'

describe('houses', () => {
  const homes = town({ 12: 'school', 13: 'garden-house', 8: 'inn' })

  it('N-HOUSE-1 a building has room for 1 villager, a bed for 1 more', () => {
    const g = scenario({ players: { 0: { town: homes, waiting: { shell: 4 } } } })
    // Row 4: school and Garden House with a bed: three. Row 3: the Inn with two beds: three.
    for (let n = 0; n < 3; n++) g.play('0 house:shell-3')
    expect(g.refusedWhy(0, 'house:shell-3')).toBe('no-room')
    g.play('0 house:shell-2')
    expect(g.player(0).housing[3]?.shell).toBe(3)
    expect(g.player(0).housing[2]?.shell).toBe(1)
    expect(g.broken.filter((law) => law.startsWith('seat'))).toEqual([])
  })

  it('N-HOUSE-1 nobody is housed without room', () => {
    const g = scenario({ players: { 0: { waiting: { tool: 1 } } } })
    expect(g.refusedWhy(0, 'house:tool-3')).toBe('no-room')
  })

  it('N-HOUSE-2 housed villagers stay: only waiting ones are offered a house', () => {
    const g = scenario({
      players: {
        0: { town: town({ 12: 'school', 8: 'warm-spring' }), housing: housing({ 3: { demon: 1 } }) },
      },
    })
    expect(g.offered(0).filter((id) => id.includes('house'))).toEqual([])
  })

  it("N-HOUSE-3 villagers of the Inn's row may move to another row with room, at any time", () => {
    const g = scenario({
      players: { 0: { town: homes, housing: housing({ 2: { tool: 1 }, 3: { shell: 2 } }) } },
    })
    expect(g.offered(0)).not.toContain('rehouse:shell-2')
    g.turnOf(1).play('0 rehouse:tool-3')
    expect(g.player(0).housing[2]?.tool).toBe(0)
    expect(g.player(0).housing[3]?.tool).toBe(1)
    expect(g.asked).toEqual(['1 turn'])
    g.lay({ players: { 0: { housing: housing({ 2: { tool: 1 }, 3: { shell: 3 } }) } } })
    expect(g.offered(0)).not.toContain('rehouse:tool-3')
  })
})

describe('villagers', () => {
  it('N-VILLAGER-1 they are chosen from the row, one at a time, and wait below the town', () => {
    const g = scenario({ state: { villagerRow: ['shell', 'shell', 'tool', 'crystal'] } })
    g.run(0, [{ verb: 'gainVillagers', n: 2 }])
    expect(g.offered(0).filter((id) => id.startsWith('take:'))).toEqual([
      'take:shell',
      'take:tool',
      'take:crystal',
    ])
    g.play('0 take:crystal')
    expect(g.offered(0)).not.toContain('take:crystal')
    g.play('0 take:shell')
    expect(g.player(0).waiting).toEqual({ shell: 1, tool: 0, demon: 0, crystal: 1 })
    expect(g.state.villagerRow).toEqual(['shell', 'tool'])
    expect(g.asked).toEqual(['0 turn'])
  })

  it('N-VILLAGER-2 an empty row is refilled immediately, even during a gain, as far as the supply goes', () => {
    const supply = { shell: 0, tool: 0, demon: 2, crystal: 0 }
    const g = scenario({ state: { villagerRow: ['tool'], villagerSupply: supply } })
    g.run(0, [{ verb: 'gainVillagers', n: 4 }])
    expect(g.state.villagerRow).toEqual([])
    expect(g.asked).toEqual(['0 turn'])
    expect(g.player(0).waiting).toEqual({ shell: 0, tool: 1, demon: 2, crystal: 0 })
  })

  it('N-VILLAGER-3 2 experience fill all empty slots, even between two villagers of one gain', () => {
    const g = scenario({ players: { 0: { xp: 3 } }, state: { villagerRow: ['shell', 'shell'] } })
    g.run(0, [{ verb: 'gainVillagers', n: 2 }]).play('0 take:shell', '0 refill')
    expect(g.player(0).xp).toBe(1)
    expect(g.state.villagerRow).toHaveLength(6)
    expect(g.asked).toEqual(['0 villager'])
    expect(g.refusedWhy(0, 'refill')).toBe('not-enough-xp')
  })

  it('N-VILLAGER-3 only on the player’s turn, with an empty slot and a villager in the supply', () => {
    const g = scenario({ players: { 0: { xp: 2 }, 1: { xp: 2 } } })
    expect(g.refusedWhy(0, 'refill')).toBe('row-full')
    g.lay({ state: { villagerRow: ['tool'] } })
    expect(g.offered(0)).toContain('refill')
    expect(g.offered(1)).not.toContain('refill')
    g.lay({ state: { villagerSupply: { shell: 0, tool: 0, demon: 0, crystal: 0 } } })
    expect(g.refusedWhy(0, 'refill')).toBe('no-supply')
  })

  it('N-VILLAGER-4 effects of gaining a villager apply to each one; moving one is no gain', () => {
    const g = scenario({
      players: { 0: { blue: ['homecoming-lamp', '', '', ''], done: ['B12'], coins: 0, hearts: 5 } },
    })
    g.run(0, [{ verb: 'gainVillagers', n: 1 }])
    const [first] = g.offered(0)
    g.play(`0 ${first}`)
    expect(g.player(0)).toMatchObject({ coins: 3, hearts: 7 })
    g.lay({
      players: {
        0: { town: town({ 12: 'inn', 8: 'school' }), housing: housing({ 3: { tool: 1 } }), coins: 0 },
      },
    })
    g.play('0 rehouse:tool-2')
    expect(g.player(0).coins).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { begun, scenario, Scenario } from '../testing/index.ts'
import { nowOrNever } from '../src/index.ts'
import { lookup } from '../src/rules/lookup.ts'

const count = <X>(list: readonly X[], one: X) => list.filter((other) => other === one).length

describe('setup', () => {
  it('N-SETUP-1 1 to 4 players', () => {
    expect(nowOrNever.form.allows({}).seats).toEqual([1, 2, 3, 4])
    expect(Object.keys(nowOrNever.form.options.properties)).toEqual(
      expect.arrayContaining(['map', 'heroes', 'reroll']),
    )
  })

  it('N-SETUP-2 the first player is random', () => {
    const firsts = new Set(
      Array.from({ length: 20 }, (_, i) => new Scenario({ seats: 4, seed: `first ${i}` }).state.first),
    )
    expect(firsts).toEqual(new Set([0, 1, 2, 3]))
  })

  it('N-SETUP-3 the three random locations are on their spaces, each once, and differ between games', () => {
    const lay = (seed: string) => {
      const g = new Scenario({ seed })
      const slots = g.table.machine.values.spaces.flatMap(({ kind }, i) => (kind === 'random' ? [i] : []))
      return slots.map((i) => g.state.locations[i])
    }
    const seen = Array.from({ length: 12 }, (_, i) => lay(`tiles ${i}`))
    for (const tiles of seen) {
      expect(new Set(tiles)).toEqual(new Set(['city-of-spirits', 'nomad-camp', 'scholars-tower']))
    }
    expect(new Set(seen.map((tiles) => tiles.join(' '))).size).toBeGreaterThan(1)
    expect(new Scenario({}).state.locations.filter((id) => id !== '')).toHaveLength(14)
  })

  it.each([
    [1, 1, 1],
    [2, 2, 1],
    [3, 3, 2],
    [4, 4, 2],
  ])('N-SETUP-4 with %i players: %i enemies per level, %i of level 9', (seats, each, last) => {
    const g = new Scenario({ seats })
    const { spaces } = g.table.machine.values
    spaces.forEach((space, i) => {
      const expected = space.kind !== 'enemy' ? 0 : space.level === 9 ? last : each
      expect(g.state.enemies[i]).toBe(expected)
    })
  })

  it('N-SETUP-4 fourteen search tokens are on the letters; nobody has seen any of the eighteen', () => {
    const g = new Scenario({})
    expect(count(g.state.searches, true)).toBe(14)
    expect(g.state.searchPool).toHaveLength(18)
  })

  it('N-SETUP-5 six villagers, three gear of each color and four specialists are face up', () => {
    const { state } = new Scenario({})
    expect(state.villagerRow).toHaveLength(6)
    expect([state.gearRow.red.length, state.gearPile.red.length]).toEqual([3, 6])
    expect([state.gearRow.blue.length, state.gearPile.blue.length]).toEqual([3, 9])
    expect([state.specialistRow.length, state.specialistPile.length]).toEqual([4, 10])
    expect(state.orders.down).toHaveLength(9)
  })

  it('N-SETUP-6 everybody has a starting builder and a starting healer; the others leave the game', () => {
    const g = new Scenario({ seats: 3 })
    for (const { specialists } of g.state.players) {
      const actions = specialists.map((slot) => slot && lookup.specialist(g.table.machine, slot.id).action)
      expect(actions).toEqual(['build', 'heal', null, null])
      expect(specialists.every((slot) => slot === null || slot.up)).toBe(true)
    }
    expect(g.state.box).toHaveLength(2)
  })

  it('N-SETUP-6 solo: the player chooses who goes on the left; the bot has its own builder and healer', () => {
    const g = new Scenario({ seats: 1 }).play('0 hero:zeik')
    expect(g.asked).toEqual(['0 standLeft'])
    const [, healer] = g.player(0).specialists.map((slot) => slot?.id)
    g.play(`0 left:${healer}`)
    expect(g.player(0).specialists[0]?.id).toBe(healer)
    expect(g.player(0).specialists.filter((slot) => slot !== null)).toHaveLength(2)
    expect(g.state.bot?.specialists.filter((slot) => slot !== null)).toHaveLength(2)
    expect(g.state.bot?.deck).toHaveLength(9)
    expect(g.state.box).toHaveLength(4)
  })

  it('N-SETUP-7 heroes are picked in the open, by the last player first, each hero once', () => {
    const g = new Scenario({ seats: 3 })
    const { first } = g.state
    const last = (first + 2) % 3
    const middle = (first + 1) % 3
    expect(g.asked).toEqual([`${last} pickHero`])
    g.play(`${last} hero:namal`)
    expect(g.asked).toEqual([`${middle} pickHero`])
    expect(g.refusedWhy(middle, 'hero:namal')).toBe('hero-taken')
    g.play(`${middle} hero:zeik`, `${first} hero:halia`)
    expect(g.player(last)).toMatchObject({ hero: 'namal', hearts: 12, mana: 3 })
    expect(g.player(last).toLearn).toHaveLength(6)
    expect(g.player(middle)).toMatchObject({ hero: 'zeik', hearts: 11, mana: 4 })
  })

  it('N-SETUP-7 heroes can be dealt at random, too', () => {
    const g = new Scenario({ seats: 4, options: { heroes: 'random' } })
    expect(g.state.players.map(({ hero }) => hero).toSorted()).toEqual(['halia', 'marklun', 'namal', 'zeik'])
  })

  it('N-SETUP-8 everybody has the same twenty tiles in a grid of their own', () => {
    const g = scenario()
    const [a, b] = g.state.players.map(({ grid }) => grid)
    expect(a?.toSorted()).toEqual(b?.toSorted())
    expect(a).not.toEqual(b)
    expect(new Set(a).size).toBe(20)
  })

  it('N-SETUP-9 coins by turn order, everybody on the Monument, every track at its start', () => {
    const g = begun({ seats: 4 })
    const { first } = g.state
    expect([0, 1, 2, 3].map((i) => g.player((first + i) % 4).coins)).toEqual([17, 18, 18, 19])
    for (const p of g.state.players) {
      expect(g.state.locations[p.space]).toBe('monument')
      expect(p).toMatchObject({ xp: 0, books: 0, goods: { shell: 0, tool: 0, demon: 0, crystal: 0 } })
      expect(p.covered).toEqual([false, false, false])
    }
  })

  it('N-SETUP-10 all keep four of eight quests at the same time; the others are face up on their piles', () => {
    const g = new Scenario({ seats: 2 })
    const { first } = g.state
    g.play(`${1 - first} hero:halia`, `${first} hero:zeik`)
    expect(g.asked.toSorted()).toEqual(['0 keepQuests', '1 keepQuests'])
    const backs = g.player(0).drawn.map((id) => lookup.quest(g.table.machine, id).pile)
    expect([count(backs, 'basic'), count(backs, 'artifact'), count(backs, 'advanced')]).toEqual([6, 1, 1])
    const [a, b] = [g.player(0).drawn, g.player(1).drawn]
    const kept = a.slice(4)
    g.play(`0 ${kept.map((id) => `keep:${id}`).join(' ')}`)
    expect(g.refusedWhy(0, `keep:${a[0]}`)).toBe('all-kept')
    g.play(`0 untick:keep:${kept[0]}`)
    expect(g.offered(0)).toContain(`keep:${a[0]}`)
    expect(g.offered(0)).not.toContain('confirm')
    g.play(`0 keep:${kept[0]}`, '0 confirm')
    expect(g.player(0).hand).toEqual([])
    g.play(
      `1 ${b
        .slice(0, 4)
        .map((id) => `keep:${id}`)
        .join(' ')} confirm`,
    )
    expect(g.player(0).hand.toSorted()).toEqual(kept.toSorted())
    const { basic, artifact, advanced } = g.state.quests
    const away = [...basic.discard, ...artifact.discard, ...advanced.discard]
    expect(away.toSorted()).toEqual([...a.slice(0, 4), ...b.slice(4)].toSorted())
    expect(g.broken).toEqual([])
  })

  it('N-KNOWN-1 others see how many cards of each back a hand holds, never which', () => {
    const g = scenario()
    const { machine } = g.table
    const told = (seat: number | null) => JSON.stringify(machine.game.see.view(machine, seat))
    const card = g.player(0).hand[0] ?? ''
    expect(told(0)).toContain(`"${card}"`)
    expect(told(1)).not.toContain(`"${card}"`)
    expect(told(null)).not.toContain(`"${card}"`)
    expect(told(1)).toContain('"handBacks":{"basic":')
  })
})

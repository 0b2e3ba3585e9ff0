// Movement: which Units, how far, where they must stop, and where they may end.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../testing/world.ts'
import { neighbours } from '../src/rules/move/adjacent.ts'
import type { Extra } from '../src/rules/steps/move.ts'
import { heroes } from '../src/index.ts'
import { pieces, scenario, type PlayerSpot, type Scenario, type Spot } from '../testing/index.ts'

const HOME = { serfs: {}, warriors: {} }

/** Seat 0 has only these pieces; the others are only in their Capitals. */
const alone = (me: PlayerSpot, state: Spot['state'] = {}): Scenario =>
  scenario({ players: { 0: { ...HOME, ...me } }, state })

const near = (g: Scenario, id: string, by: 'march' | 'sail' | 'fly' | 'any') =>
  neighbours(g.table.machine, 0, placeOf(id), by)

const places = (...ids: readonly string[]) => ids.map(placeOf)

const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)

const goals = (g: Scenario) => g.offered(0).filter((id) => id.startsWith('go:'))

const hero = (at: string, aboard: '' | 'sea' | 'air' = '') => ({ at: placeOf(at), aboard })
const SUPPLY = { at: -1, aboard: '' as const }

describe('adjacency', () => {
  it('H-NEAR-1 borders, ferries and wraps for a March; coasts and routes for Vessels', () => {
    const g = alone({})
    expect(near(g, 'I-4', 'march')).toEqual(places('I-3', 'I-5', 'I-6', 'II-4', 'III-3'))
    expect(near(g, 'I-8', 'march')).toContain(placeOf('II-9'))
    expect(sorted(near(g, 'I-4', 'sail'))).toEqual(sorted(places('centre', 'gap-n', 'gap-w')))
    expect(near(g, 'n', 'sail')).toContain(placeOf('s'))
    expect(sorted(near(g, 'I-4', 'fly'))).toEqual(
      sorted(places('I-3', 'I-5', 'I-6', 'centre', 'gap-n', 'gap-w')),
    )
  })

  it('H-NEAR-1 nothing leads to a closed Continent', () => {
    const g = alone({}, { closed: 1 })
    expect(near(g, 'I-4', 'march')).toEqual(places('I-3', 'I-5', 'I-6', 'III-3'))
    expect(near(g, 'e', 'sail')).not.toContain(placeOf('II-1'))
  })

  it('H-NEAR-2 the Capital is adjacent to its Towers; Towers are not adjacent to each other', () => {
    const g = alone({ towers: ['I-8', 'III-6'] })
    expect(near(g, 'I-1', 'march')).toContain(placeOf('III-6'))
    expect(near(g, 'III-6', 'fly')).toContain(placeOf('I-1'))
    expect(near(g, 'III-6', 'march')).not.toContain(placeOf('I-8'))
    expect(near(g, 'I-1', 'any')).not.toContain(placeOf('III-6'))
    expect(near(g, 'I-1', 'sail')).toEqual([placeOf('n')])
    expect(neighbours(g.table.machine, 1, placeOf('I-1'), 'march')).not.toContain(placeOf('III-6'))
  })

  it('H-NEAR-3 live Portals are adjacent to each other, for a March', () => {
    const at = (id: string) => ({ at: placeOf(id), id: 'portal' })
    const fort = { at: placeOf('I-6'), id: 'fort' }
    const g = alone({}, { live: [fort, at('I-5'), at('IV-9')], shown: [at('II-8')] })
    expect(near(g, 'I-6', 'march')).not.toContain(placeOf('IV-9'))
    expect(near(g, 'I-5', 'march')).toContain(placeOf('IV-9'))
    expect(near(g, 'I-5', 'march')).not.toContain(placeOf('II-8'))
    expect(near(g, 'I-5', 'fly')).not.toContain(placeOf('IV-9'))
  })
})

describe('a March', () => {
  it('H-MOVE-2 a Region, then who goes and where; everybody goes unless they are left behind', () => {
    const g = alone({ serfs: { 'I-1': 2, 'I-8': 1 }, warriors: { 'I-1': 1 } }).play('0 slot:march-1')
    expect([g.asked, g.offered(0)]).toEqual([['0 marchFrom'], ['from:I-1', 'from:I-8']])
    g.play('0 from:I-1')
    expect(g.offered(0)).toEqual(['go:I-2', 'go:I-3', 'go:I-10', 'stay:serf', 'stay:warrior'])
    g.play('0 stay:warrior')
    expect(g.offered(0)).toContain('untick:stay:warrior')
    g.play('0 go:I-3', '0 stop')
    expect([g.player(0).serfs[placeOf('I-3')], g.player(0).warriors[placeOf('I-1')]]).toEqual([2, 1])
    expect(g.state.move).toBeNull()
  })

  it('H-MOVE-2 a single Region that is possible is not asked for, unless the March may be declined', () => {
    const g = alone({ serfs: { 'I-1': 2 } }).play('0 slot:march-1')
    expect(g.asked).toEqual(['0 marchOut'])
  })

  it('H-MOVE-2 is logged step by step', () => {
    const g = alone({ warriors: { 'I-1': 1 } }).play('0 slot:march-1', '0 go:I-3')
    expect(g.table.machine.events).toEqual([
      expect.objectContaining({ type: 'setsOut', how: 'march', region: 'I-1', warriors: 1 }),
      { type: 'moved', seat: 0, how: 'march', region: 'I-3', out: 'I-1' },
    ])
    g.play('0 go:I-6')
    expect(g.table.machine.events).toEqual([
      { type: 'moved', seat: 0, how: 'march', region: 'I-6', out: 'I-3' },
    ])
  })

  it('H-MOVE-2 all go if at most five are there, otherwise the strongest five', () => {
    const g = alone({ serfs: { 'I-1': 3 }, warriors: { 'I-1': 2 } }).play('0 slot:march-1')
    g.play('0 go:I-2', '0 stop')
    expect([g.player(0).serfs[placeOf('I-2')], g.player(0).warriors[placeOf('I-2')]]).toEqual([3, 2])
    const h = alone({ serfs: { 'I-1': 4 }, warriors: { 'I-1': 3 } }).play('0 slot:march-1')
    // The strongest five go.
    expect(h.state.move?.army).toEqual({ serfs: 2, warriors: 3, heroes: [] })
    expect(h.refusedWhy(0, 'take:serf')).toBe('five-march')
    h.play('0 stay:warrior', '0 take:serf', '0 go:I-2', '0 stop')
    expect([h.player(0).serfs[placeOf('I-2')], h.player(0).warriors[placeOf('I-2')]]).toEqual([3, 2])
  })

  it('H-MOVE-2 an army that has grown too large again goes nowhere until somebody stays', () => {
    const g = alone({ serfs: { 'I-1': 4 }, warriors: { 'I-1': 2 } }).play('0 slot:march-1')
    g.play('0 stay:warrior', '0 take:serf', '0 untick:stay:warrior')
    expect(goals(g)).toEqual([])
    expect(g.refusedWhy(0, 'go:I-2')).toBe('five-march')
    g.play('0 untick:take:serf', '0 go:I-2', '0 stop')
    expect(g.player(0).warriors[placeOf('I-2')]).toBe(2)
  })

  it('H-MOVE-2 somebody has to go', () => {
    const g = alone({ serfs: { 'I-1': 1 }, warriors: { 'I-1': 1 } }).play('0 slot:march-1', '0 stay:serf')
    expect(g.refusedWhy(0, 'stay:warrior')).toBe('last-unit')
    g.play('0 go:I-2', '0 stop')
    expect([g.player(0).serfs[placeOf('I-1')], g.player(0).warriors[placeOf('I-2')]]).toEqual([1, 1])
  })

  it('H-MOVE-2 Units aboard a Vessel there may leave it to march', () => {
    const g = alone({
      vessels: {
        sea: { at: placeOf('I-1'), serfs: 1, warriors: 0 },
        air: { at: -1, serfs: 0, warriors: 0 },
      },
      heroes: { a: SUPPLY, b: SUPPLY, c: hero('I-1', 'sea') },
    }).play('0 slot:march-1')
    expect(g.offered(0)).toEqual(['go:I-2', 'go:I-3', 'go:I-10', 'stay:serf@sea', 'stay:c'])
    g.play('0 go:I-2', '0 stop')
    expect(g.player(0).heroes.c).toEqual(hero('I-2'))
    expect([g.player(0).vessels.sea.serfs, g.player(0).serfs[placeOf('I-2')]]).toEqual([0, 1])
  })

  it('H-MOVE-4 as far as the slowest Unit can go', () => {
    const g = alone({ warriors: { 'I-1': 1 } }).play('0 slot:march-1')
    g.play('0 go:I-3', '0 go:I-6', '0 go:I-7')
    expect(g.player(0).warriors[placeOf('I-7')]).toBe(1)
    const slow = alone({
      warriors: { 'I-1': 1 },
      heroes: { a: hero('I-1'), b: SUPPLY, c: SUPPLY },
    }).play('0 slot:march-1', '0 go:I-3')
    expect(slow.player(0).warriors[placeOf('I-3')]).toBe(1)
    expect(slow.state.move).toBeNull()
  })

  it('H-MOVE-5 a Desert stops it', () => {
    const g = alone({ warriors: { 'I-10': 1 } })
    g.play('0 slot:march-1', '0 go:I-9')
    expect(g.state.move).toBeNull()
    expect(g.player(0).warriors[placeOf('I-9')]).toBe(1)
  })

  it('H-MOVE-3 it ends in another Region than it began, where there is room', () => {
    const g = alone({ serfs: { 'I-2': 1, 'I-1': 0, 'I-3': 5 }, towers: [] })
    g.play('0 slot:march-1', '0 from:I-2', '0 go:I-3')
    expect(g.offered(0)).not.toContain('stop')
    expect(g.refusedWhy(0, 'stop')).toBe('cannot-end')
    expect(goals(g)).not.toContain('go:I-2')
    g.play('0 go:I-6')
    expect(g.player(0).serfs[placeOf('I-3')]).toBe(5)
    expect(g.broken).toEqual([])
  })

  it('H-MOVE-3 a step that leads to no legal end is not offered, nor Units that could not go', () => {
    const full = { 'I-2': 5, 'I-3': 5, 'I-10': 2 }
    const g = alone({
      serfs: full,
      warriors: { 'I-10': 3 },
      heroes: { a: hero('I-1'), b: SUPPLY, c: hero('I-1') },
    })
    g.marchFrom(0, 'I-1')
    expect(g.refusedWhy(0, 'take:a')).toBe('cannot-end')
    expect(goals(g)).toEqual(['go:I-2', 'go:I-3', 'go:I-10'])
  })

  it('H-MOVE-1 a Region without room for all of them is entered by fewer', () => {
    const slow = alone({ serfs: { 'I-10': 4 }, warriors: { 'I-1': 2 }, ...pieces({ a: 'I-1' }) })
    slow.marchFrom(0, 'I-1')
    expect(slow.refusedWhy(0, 'go:I-10')).toBe('no-room')
    slow.play('0 stay:a', '0 stay:warrior', '0 go:I-10', '0 stop')
    expect(slow.player(0).warriors[placeOf('I-10')]).toBe(1)
  })

  it('H-MOVE-4 whoever is left behind no longer slows the others', () => {
    const g = alone({ warriors: { 'I-1': 1 }, ...pieces({ a: 'I-1' }) }).play('0 slot:march-1')
    g.play('0 stay:a', '0 go:I-3')
    expect([g.asked, g.state.move?.left]).toEqual([['0 march'], 2])
  })

  it('H-MOVE-2 a Battle may be where it goes', () => {
    const g = scenario({
      players: { 0: { ...HOME, warriors: { 'I-1': 2 } }, 1: { ...HOME, serfs: { 'I-3': 1 } } },
    }).play('0 slot:march-1', '0 stay:warrior', '0 go:I-3')
    expect(g.state.battle).toMatchObject({ place: placeOf('I-3'), attacker: { seat: 0 } })
    expect(g.player(0).warriors[placeOf('I-1')]).toBe(1)
  })

  it('H-MOVE-2 before ruleset 3, Units are chosen one at a time', () => {
    const g = scenario({
      ruleset: 2,
      players: { 0: { ...HOME, serfs: { 'I-1': 2 }, warriors: { 'I-1': 1 } } },
    }).play('0 slot:march-1', '0 from:I-1')
    expect(g.offered(0)).toEqual(['take:serf', 'take:warrior', 'all:I-1'])
    g.play('0 take:serf', '0 done')
    expect(g.asked).toEqual(['0 march'])
  })

  it('H-MOVE-2 the question says who goes, how strong they are and how far they can go', () => {
    const g = alone({ serfs: { 'I-1': 2 }, warriors: { 'I-1': 1 }, ...pieces({ a: 'I-1' }) })
    g.play('0 slot:march-1')
    const asked = () => {
      const ask = g.table.askOf(0)
      return ask && heroes.say.prompt(ask, g.table.machine, ['Ada'])
    }
    expect(asked()).toBe('Marching: 2 Serfs, 1 Warrior, Laelithar · Strength 8 · 1 step')
    g.play('0 stay:a', '0 stay:serf')
    expect(asked()).toBe('Marching: 1 Serf, 1 Warrior · Strength 3 · 2 steps')
  })

  it('H-MOVE-7 it passes through one’s own, unexplored and full Regions', () => {
    const g = alone({ warriors: { 'I-1': 1 }, serfs: { 'I-3': 5 } })
    g.state.down[placeOf('I-3')] = 1
    g.marchFrom(0, 'I-1').play('0 go:I-3', '0 go:I-6', '0 stop')
    expect(g.state.down[placeOf('I-3')]).toBe(1)
    expect(g.player(0).warriors[placeOf('I-6')]).toBe(1)
  })

  it('H-MOVE-1 there is no limit at home', () => {
    const g = alone({ serfs: { 'I-1': 6, 'I-2': 1 } })
    g.play('0 slot:march-1', '0 from:I-2', '0 go:I-1', '0 stop')
    expect(g.player(0).serfs[placeOf('I-1')]).toBe(7)
    expect(g.broken).toEqual([])
  })

  it('H-MOVE-6 each Unit pays to leave an Entanglement, at the start and in passing', () => {
    const live = [{ at: placeOf('I-3'), id: 'entanglement' }]
    const g = alone({ serfs: { 'I-3': 3 }, food: 2 }, { live })
    g.play('0 slot:march-1')
    expect(g.state.move?.army.serfs).toBe(2)
    expect(g.refusedWhy(0, 'take:serf')).toBe('cannot-pay-toll')
    g.play('0 go:I-6')
    expect([g.player(0).food, g.player(0).serfs[placeOf('I-3')]]).toEqual([0, 1])
    const h = alone({ serfs: { 'I-1': 2 }, food: 1 }, { live })
    h.play('0 slot:march-1', '0 go:I-3')
    expect(h.player(0).serfs[placeOf('I-3')]).toBe(2)
    expect(h.player(0).food).toBe(1)
    const twice = [...live, { at: placeOf('I-6'), id: 'entanglement' }]
    const far = (food: number) =>
      alone({ warriors: { 'I-3': 1 }, serfs: { 'I-6': 5 }, food }, { live: twice })
        .marchFrom(0, 'I-3')
        .refusedWhy(0, 'go:I-6')
    expect([far(1), far(2)]).toEqual(['cannot-end', null])
    const poor = alone({ serfs: { 'I-3': 1 }, food: 0 }, { live })
    expect(poor.refusedWhy(0, 'slot:march-1')).toBe('nothing-to-do')
  })

  it('H-MOVE-5 enemies stop it', () => {
    const g = scenario({
      players: { 0: { ...HOME, warriors: { 'I-1': 1 } }, 1: { ...HOME, towers: ['I-3'] } },
    })
    g.play('0 slot:march-1')
    expect(goals(g)).toContain('go:I-3')
    g.play('0 go:I-3')
    expect(g.asked).not.toContain('0 march')
  })
})

describe('enemies with only Serfs', () => {
  /** Elves with the Shadow Guildhall at level II march past a Serf. */
  const past = (serf: string, ...more: readonly string[]) =>
    scenario({
      seats: 4,
      turn: 3,
      players: {
        0: { ...HOME, serfs: { [serf]: 1 } },
        3: { ...HOME, level: 2, buildings: ['shadow-guildhall'], warriors: { 'III-3': 1 } },
      },
    }).play('3 slot:march-1', ...more)

  it('H-MOVE-5 can be passed with an ability, but not in a Desert', () => {
    expect(past('III-2', '3 go:III-2').offered(3)).toContain('go:III-1')
    expect(past('III-4', '3 go:III-4').state.battle?.place).toBe(placeOf('III-4'))
  })
})

describe('a movement that an ability or a Spell gives', () => {
  const given = (extra: Extra, me: PlayerSpot) =>
    alone({}).from(
      { do: 'marchFrom', seat: 0, extra: { by: 'forced-march', ...extra } },
      { players: { 0: me } },
    )

  it('H-MOVE-9 it may be declined, and allows no Muster', () => {
    const g = given({}, { serfs: { 'I-1': 2 } })
    expect(g.offered(0)).toEqual(['from:I-1', 'decline'])
    g.play('0 decline')
    expect(g.asked).toEqual([])
    const h = given({}, { serfs: { 'I-1': 2 } }).play('0 from:I-1', '0 stay:serf', '0 go:I-2', '0 stop')
    expect(h.asked).toEqual([])
  })

  it('H-MOVE-9 with more Speed, or with a fixed Speed', () => {
    const g = given({ add: 1 }, { serfs: { 'I-1': 1 } }).play('0 from:I-1', '0 go:I-3')
    expect(g.state.move?.left).toBe(2)
    const h = given({ speed: 1 }, { serfs: { 'I-1': 1 } }).play('0 from:I-1', '0 go:I-3')
    expect([h.asked, h.player(0).serfs[placeOf('I-3')]]).toEqual([[], 1])
  })

  it('H-MOVE-9 only from one Region, only a Hero, or only Units aboard', () => {
    const me: PlayerSpot = {
      serfs: { 'I-1': 1, 'I-3': 1 },
      heroes: { a: SUPPLY, b: SUPPLY, c: hero('I-3') },
      vessels: { sea: { at: -1, serfs: 0, warriors: 0 }, air: { at: placeOf('I-3'), serfs: 0, warriors: 1 } },
    }
    expect(given({ at: placeOf('I-3') }, me).offered(0)).toEqual(['from:I-3', 'decline'])
    const rider = given({ hero: 'c' }, me).play('0 from:I-3', '0 go:I-4')
    expect([rider.state.move?.army, rider.player(0).serfs[placeOf('I-3')]]).toEqual([
      { serfs: 0, warriors: 0, heroes: ['c'] },
      1,
    ])
    const crew = given({ aboard: 'air' }, me).play('0 from:I-3', '0 go:I-4')
    expect([crew.state.move?.army, crew.player(0).vessels.air.warriors]).toEqual([
      { serfs: 0, warriors: 1, heroes: [] },
      0,
    ])
  })

  it('H-MOVE-9 two Regions may be adjacent for it', () => {
    const g = given({ bridge: [placeOf('I-3'), placeOf('II-5')] }, { serfs: { 'I-3': 1 } })
    g.play('0 from:I-3')
    expect(goals(g)).toContain('go:II-5')
  })
})

// Moving: who goes, how far, where it must stop, where it may end.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../testing/world.ts'
import { neighbours } from '../src/rules/move/adjacent.ts'
import type { Extra } from '../src/rules/steps/move.ts'
import { scenario, type PlayerSpot, type Scenario, type Spot } from '../testing/index.ts'

const HOME = { serfs: {}, warriors: {} }

/** Seat 0 stands as told; nobody else is on the map but in the Capitals. */
const alone = (me: PlayerSpot, state: Spot['state'] = {}): Scenario =>
  scenario({ players: { 0: { ...HOME, ...me } }, state })

const near = (g: Scenario, id: string, by: 'march' | 'sail' | 'fly' | 'any') =>
  neighbours(g.table.machine, 0, placeOf(id), by)

const places = (...ids: readonly string[]) => ids.map(placeOf)

const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)

const goals = (g: Scenario) => g.offered(0).filter((id) => id.startsWith('go:'))

const hero = (at: string, aboard: '' | 'sea' | 'air' = '') => ({ at: placeOf(at), aboard })
const SUPPLY = { at: -1, aboard: '' as const }

describe('what is adjacent', () => {
  it('H-NEAR-1 borders, ferries and wraps for who walks; coasts and routes for Vessels', () => {
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

  it('H-NEAR-2 the Capital is beside its Towers, a Tower not beside a Tower', () => {
    const g = alone({ towers: ['I-8', 'III-6'] })
    expect(near(g, 'I-1', 'march')).toContain(placeOf('III-6'))
    expect(near(g, 'III-6', 'fly')).toContain(placeOf('I-1'))
    expect(near(g, 'III-6', 'march')).not.toContain(placeOf('I-8'))
    expect(near(g, 'I-1', 'any')).not.toContain(placeOf('III-6'))
    expect(near(g, 'I-1', 'sail')).toEqual([placeOf('n')])
    expect(neighbours(g.table.machine, 1, placeOf('I-1'), 'march')).not.toContain(placeOf('III-6'))
  })

  it('H-NEAR-3 live Portals are beside one another, for who walks', () => {
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
  it('H-MOVE-2 a Region, then Units one at a time, then the way', () => {
    const g = alone({ serfs: { 'I-1': 2 }, warriors: { 'I-1': 1 } })
    g.play('0 slot:march-1', '0 from:I-1')
    expect(g.offered(0)).toEqual(['take:serf', 'take:warrior', 'all:I-1'])
    g.play('0 take:serf')
    expect(g.offered(0)).toEqual(['take:serf', 'take:warrior', 'all:I-1', 'done'])
    g.play('0 take:serf', '0 done', '0 go:I-3', '0 stop')
    expect([g.player(0).serfs[placeOf('I-3')], g.player(0).warriors[placeOf('I-1')]]).toEqual([2, 1])
    expect(g.state.move).toBeNull()
  })

  it('H-MOVE-2 is told step by step', () => {
    const g = alone({ warriors: { 'I-1': 1 } }).play('0 slot:march-1', '0 from:I-1', '0 take:warrior')
    expect(g.table.machine.events).toContainEqual(
      expect.objectContaining({ type: 'setsOut', how: 'march', region: 'I-1', warriors: 1 }),
    )
    g.play('0 go:I-3')
    expect(g.table.machine.events).toEqual([
      { type: 'moved', seat: 0, how: 'march', region: 'I-3', out: 'I-1' },
    ])
  })

  it('H-MOVE-2 all at once where at most five stand, never more than five', () => {
    const g = alone({ serfs: { 'I-1': 3 }, warriors: { 'I-1': 2 } }).play('0 slot:march-1', '0 from:I-1')
    g.play('0 all:I-1', '0 go:I-2', '0 stop')
    expect([g.player(0).serfs[placeOf('I-2')], g.player(0).warriors[placeOf('I-2')]]).toEqual([3, 2])
    const h = alone({ serfs: { 'I-1': 6 } }).play('0 slot:march-1', '0 from:I-1')
    expect(h.offered(0)).not.toContain('all:I-1')
    for (let i = 0; i < 4; i++) h.play('0 take:serf')
    h.play('0 take:serf')
    expect(h.asked).toEqual(['0 march'])
    expect(h.player(0).serfs[placeOf('I-1')]).toBe(6)
  })

  it('H-MOVE-2 who is aboard a Vessel there may step out for it', () => {
    const g = alone({
      vessels: {
        sea: { at: placeOf('I-1'), serfs: 1, warriors: 0 },
        air: { at: -1, serfs: 0, warriors: 0 },
      },
      heroes: { a: SUPPLY, b: SUPPLY, c: hero('I-1', 'sea') },
    }).play('0 slot:march-1', '0 from:I-1')
    expect(g.offered(0)).toEqual(['take:serf@sea', 'take:c', 'all:I-1'])
    g.play('0 take:c', '0 take:serf@sea', '0 go:I-2', '0 stop')
    expect(g.player(0).heroes.c).toEqual(hero('I-2'))
    expect([g.player(0).vessels.sea.serfs, g.player(0).serfs[placeOf('I-2')]]).toEqual([0, 1])
  })

  it('H-MOVE-4 as far as the slowest can go', () => {
    const g = alone({ warriors: { 'I-1': 1 } }).play('0 slot:march-1', '0 from:I-1')
    g.play('0 take:warrior', '0 go:I-3', '0 go:I-6', '0 go:I-7')
    expect(g.player(0).warriors[placeOf('I-7')]).toBe(1)
    const slow = alone({
      warriors: { 'I-1': 1 },
      heroes: { a: hero('I-1'), b: SUPPLY, c: SUPPLY },
    }).play('0 slot:march-1', '0 from:I-1', '0 all:I-1', '0 go:I-3')
    expect(slow.player(0).warriors[placeOf('I-3')]).toBe(1)
    expect(slow.state.move).toBeNull()
  })

  it('H-MOVE-5 a Desert stops it', () => {
    const g = alone({ warriors: { 'I-10': 1 } })
    g.play('0 slot:march-1', '0 from:I-10', '0 take:warrior', '0 go:I-9')
    expect(g.state.move).toBeNull()
    expect(g.player(0).warriors[placeOf('I-9')]).toBe(1)
  })

  it('H-MOVE-3 it ends in another Region than it began, where there is room', () => {
    const g = alone({ serfs: { 'I-2': 1, 'I-1': 0, 'I-3': 5 }, towers: [] })
    g.play('0 slot:march-1', '0 from:I-2', '0 take:serf', '0 go:I-3')
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
    g.play('0 slot:march-1', '0 from:I-1')
    expect(g.refusedWhy(0, 'take:a')).toBe('cannot-end')
    g.play('0 take:c')
    expect(goals(g)).toEqual(['go:I-2', 'go:I-3', 'go:I-10'])
  })

  it('H-MOVE-7 it passes own, unexplored and full Regions', () => {
    const g = alone({ warriors: { 'I-1': 1 }, serfs: { 'I-3': 5 } })
    g.state.down[placeOf('I-3')] = 1
    g.play('0 slot:march-1', '0 from:I-1', '0 take:warrior', '0 go:I-3', '0 go:I-6', '0 stop')
    expect(g.state.down[placeOf('I-3')]).toBe(1)
    expect(g.player(0).warriors[placeOf('I-6')]).toBe(1)
  })

  it('H-MOVE-1 there is no limit at home', () => {
    const g = alone({ serfs: { 'I-1': 6, 'I-2': 1 } })
    g.play('0 slot:march-1', '0 from:I-2', '0 take:serf', '0 go:I-1', '0 stop')
    expect(g.player(0).serfs[placeOf('I-1')]).toBe(7)
    expect(g.broken).toEqual([])
  })

  it('H-MOVE-6 each Unit pays to leave an Entanglement, at the start and in passing', () => {
    const live = [{ at: placeOf('I-3'), id: 'entanglement' }]
    const g = alone({ serfs: { 'I-3': 3 }, food: 2 }, { live })
    g.play('0 slot:march-1', '0 from:I-3', '0 take:serf', '0 take:serf')
    expect(g.asked).toEqual(['0 march'])
    g.play('0 go:I-6')
    expect(g.player(0).food).toBe(0)
    const h = alone({ serfs: { 'I-1': 2 }, food: 1 }, { live })
    h.play('0 slot:march-1', '0 from:I-1', '0 all:I-1', '0 go:I-3')
    expect(h.player(0).serfs[placeOf('I-3')]).toBe(2)
    expect(h.player(0).food).toBe(1)
    const twice = [...live, { at: placeOf('I-6'), id: 'entanglement' }]
    const far = (food: number) =>
      alone({ warriors: { 'I-3': 1 }, serfs: { 'I-6': 5 }, food }, { live: twice })
        .play('0 slot:march-1', '0 from:I-3', '0 take:warrior')
        .refusedWhy(0, 'go:I-6')
    expect([far(1), far(2)]).toEqual(['cannot-end', null])
    const poor = alone({ serfs: { 'I-3': 1 }, food: 0 }, { live })
    expect(poor.refusedWhy(0, 'slot:march-1')).toBe('nothing-to-do')
  })

  it('H-MOVE-5 enemies stop it', () => {
    const g = scenario({
      players: { 0: { ...HOME, warriors: { 'I-1': 1 } }, 1: { ...HOME, towers: ['I-3'] } },
    })
    g.play('0 slot:march-1', '0 from:I-1', '0 take:warrior')
    expect(goals(g)).toContain('go:I-3')
    g.play('0 go:I-3')
    expect(g.asked).not.toContain('0 march')
  })
})

describe('enemies who are nobody but Serfs', () => {
  /** Elves with the Shadow Guildhall at level II march past a Serf. */
  const past = (serf: string, ...more: readonly string[]) =>
    scenario({
      seats: 4,
      turn: 3,
      players: {
        0: { ...HOME, serfs: { [serf]: 1 } },
        3: { ...HOME, level: 2, buildings: ['shadow-guildhall'], warriors: { 'III-3': 1 } },
      },
    }).play('3 slot:march-1', '3 from:III-3', '3 take:warrior', ...more)

  it('H-MOVE-5 are passed by who may, but not in a Desert', () => {
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

  it('H-MOVE-9 it may be declined, and opens no Muster', () => {
    const g = given({}, { serfs: { 'I-1': 2 } })
    expect(g.offered(0)).toEqual(['from:I-1', 'decline'])
    g.play('0 decline')
    expect(g.asked).toEqual([])
    const h = given({}, { serfs: { 'I-1': 2 } }).play(
      '0 from:I-1',
      '0 take:serf',
      '0 done',
      '0 go:I-2',
      '0 stop',
    )
    expect(h.asked).toEqual([])
  })

  it('H-MOVE-9 with more Speed, or with one that is told', () => {
    const g = given({ add: 1 }, { serfs: { 'I-1': 1 } }).play('0 from:I-1', '0 take:serf')
    expect(g.state.move?.left).toBe(3)
    const h = given({ speed: 1 }, { serfs: { 'I-1': 1 } }).play('0 from:I-1', '0 take:serf')
    expect(h.state.move?.left).toBe(1)
  })

  it('H-MOVE-9 only from a Region, only a Hero, only who is aboard', () => {
    const me: PlayerSpot = {
      serfs: { 'I-1': 1, 'I-3': 1 },
      heroes: { a: SUPPLY, b: SUPPLY, c: hero('I-3') },
      vessels: { sea: { at: -1, serfs: 0, warriors: 0 }, air: { at: placeOf('I-3'), serfs: 0, warriors: 1 } },
    }
    expect(given({ at: placeOf('I-3') }, me).offered(0)).toEqual(['from:I-3', 'decline'])
    const rider = given({ hero: 'c' }, me).play('0 from:I-3')
    expect(rider.offered(0)).toEqual(['take:c'])
    const crew = given({ aboard: 'air' }, me).play('0 from:I-3')
    expect(crew.offered(0)).toEqual(['take:warrior@air'])
  })

  it('H-MOVE-9 two Regions may be adjacent for it', () => {
    const g = given({ bridge: [placeOf('I-3'), placeOf('II-5')] }, { serfs: { 'I-3': 1 } })
    g.play('0 from:I-3', '0 take:serf')
    expect(goals(g)).toContain('go:II-5')
  })
})

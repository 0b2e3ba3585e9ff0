// Sail and Fly, boarding and leaving, and Muster.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../testing/world.ts'
import type { Player } from '../src/state.ts'
import { scenario, type PlayerSpot, type Scenario, type Spot } from '../testing/index.ts'

const SUPPLY = { at: -1, serfs: 0, warriors: 0 }
const HERO = { at: -1, aboard: '' as const }

const ship = (at: string, serfs = 0, warriors = 0) => ({ at: placeOf(at), serfs, warriors })
const sea = (at: string, serfs = 0, warriors = 0): Player['vessels'] => ({
  sea: ship(at, serfs, warriors),
  air: SUPPLY,
})
const air = (at: string, serfs = 0, warriors = 0): Player['vessels'] => ({
  sea: SUPPLY,
  air: ship(at, serfs, warriors),
})

/** Seat 0 has only these pieces. */
const alone = (me: PlayerSpot, state: Spot['state'] = {}): Scenario =>
  scenario({ players: { 0: { serfs: {}, warriors: {}, ...me } }, state })

const goals = (g: Scenario) =>
  g
    .offered(0)
    .filter((id) => id.startsWith('go:'))
    .map((id) => id.slice(3))
    .toSorted()

describe('a Sail', () => {
  it('H-SAIL-1 leaves the dock, goes from sea to sea, and ends when it docks', () => {
    const g = alone({ vessels: sea('I-1') }).play('0 slot:sail')
    expect(goals(g)).toEqual(['n'])
    g.play('0 go:n')
    expect(goals(g)).toEqual(['I-10', 'I-2', 'II-6', 'II-7', 'gap-n', 'ne', 'nw', 's'])
    g.play('0 go:II-7')
    expect(g.player(0).vessels.sea.at).toBe(placeOf('II-7'))
    expect(g.state.move).toBeNull()
  })

  it('H-SAIL-1 it may stop at sea, but not go back into the dock it left', () => {
    const g = alone({ vessels: sea('I-1') }).play('0 slot:sail', '0 go:n')
    expect(g.refusedWhy(0, 'go:I-1')).toBe('cannot-end')
    g.play('0 stop')
    expect(g.player(0).vessels.sea.at).toBe(placeOf('n'))
  })

  it('H-SAIL-1 it docks neither where there is no room nor on a closed Continent', () => {
    const g = alone({ vessels: sea('I-1', 1), serfs: { 'I-2': 4 } }, { closed: 1 })
    g.play('0 slot:sail', '0 done', '0 go:n')
    expect(goals(g)).toEqual(['I-10', 'gap-n', 'ne', 'nw', 's'])
    expect(g.refusedWhy(0, 'go:I-2')).toBe('cannot-end')
  })

  it('H-SAIL-2 the Central Sea stops it', () => {
    const g = alone({ vessels: sea('I-4') }).play('0 slot:sail', '0 go:centre')
    expect(g.state.move).toBeNull()
    expect(g.player(0).vessels.sea.at).toBe(placeOf('centre'))
  })

  it('H-SAIL-3 Units aboard move with it', () => {
    const g = alone({
      vessels: sea('I-1', 0, 1),
      heroes: { a: { at: placeOf('I-1'), aboard: 'sea' }, b: HERO, c: HERO },
    })
    g.play('0 slot:sail', '0 done', '0 go:n', '0 stop')
    expect(g.player(0).vessels.sea).toEqual(ship('n', 0, 1))
    expect(g.player(0).heroes.a).toEqual({ at: placeOf('n'), aboard: 'sea' })
  })
})

describe('a Fly', () => {
  it('H-FLY-1 over borders and coasts, never ferries, wraps of land or Portals', () => {
    const live = ['I-4', 'III-8'].map((id) => ({ at: placeOf(id), id: 'portal' }))
    const g = alone({ vessels: air('I-4') }, { live }).play('0 slot:fly')
    expect(goals(g)).toEqual(['I-3', 'I-5', 'I-6', 'gap-n', 'gap-w'])
    const linked = alone({ vessels: air('I-1'), towers: ['III-6'] }).play('0 slot:fly')
    expect(goals(linked)).toContain('III-6')
  })

  it('H-FLY-1 a Desert does not stop it', () => {
    const g = alone({ vessels: air('I-4') }).play('0 slot:fly', '0 go:I-5')
    expect(goals(g)).toEqual(['I-6', 'I-7'])
  })

  it('H-FLY-2 the Central Sea costs 2 Speed', () => {
    const g = alone({ vessels: air('I-4') }).play('0 slot:fly')
    expect(g.refusedWhy(0, 'go:centre')).toBe('cannot-end')
    const swift = scenario({
      players: { 0: { serfs: {}, warriors: {}, vessels: air('I-4') } },
      values: { units: { air: { speed: 3 } } },
    }).play('0 slot:fly', '0 go:centre')
    expect(goals(swift)).toEqual(['II-4', 'III-3', 'IV-4'])
  })

  it('H-FLY-3 it must end on land, with room', () => {
    const g = alone({ vessels: air('I-1', 1), serfs: { 'I-10': 4 } }).play('0 slot:fly', '0 done', '0 go:n')
    expect(g.offered(0)).not.toContain('stop')
    expect(goals(g)).toEqual(['I-2', 'II-6', 'II-7'])
    const short = alone({ vessels: air('I-4'), serfs: { 'I-2': 5, 'I-3': 5 } }, { closed: 1 })
    short.play('0 slot:fly')
    expect(short.refusedWhy(0, 'go:gap-n')).toBe('cannot-end')
    expect(goals(short)).toContain('gap-w')
  })

  it('H-MOVE-6 Units aboard pay to leave the first Region, or leave the Vessel', () => {
    const live = [{ at: placeOf('I-3'), id: 'entanglement' }]
    const g = alone({ vessels: air('I-3', 2), food: 1 }, { live }).play('0 slot:fly')
    expect(g.refusedWhy(0, 'done')).toBe('cannot-pay-toll')
    g.play('0 leave:serf@air', '0 done', '0 go:I-6', '0 stop')
    expect([g.player(0).food, g.player(0).serfs[placeOf('I-3')]]).toEqual([0, 1])
    const h = alone({ vessels: air('I-3'), serfs: { 'I-3': 2 }, food: 1 }, { live })
    h.play('0 slot:fly', '0 board:serf@air')
    expect(h.asked).toEqual(['0 fly'])
    const passing = alone({ vessels: air('I-2', 2), food: 0 }, { live })
    passing.play('0 slot:fly', '0 done', '0 go:I-3', '0 go:I-6')
    expect(passing.player(0).vessels.air.at).toBe(placeOf('I-6'))
  })
})

describe('boarding', () => {
  it('H-BOARD-1 before the action and after it, on land, at most two', () => {
    const g = alone({ vessels: sea('I-1'), serfs: { 'I-1': 3 } })
    g.play('0 board:serf@sea', '0 board:serf@sea')
    expect(g.refusedWhy(0, 'board:serf@sea')).toBe('no-seat-aboard')
    g.play('0 slot:tax', '0 tax:ore', '1 no', '2 no')
    expect(g.asked).toEqual(['0 afterAction'])
    g.play('0 leave:serf@sea', '0 end')
    expect([g.player(0).vessels.sea.serfs, g.player(0).serfs[placeOf('I-1')]]).toEqual([1, 2])
    expect(alone({ vessels: sea('n', 1) }).offered(0)).not.toContain('leave:serf@sea')
  })

  it('H-BOARD-2 each Unit boards or leaves once per question', () => {
    const g = alone({ vessels: sea('I-1', 1), serfs: { 'I-1': 1 } })
    g.play('0 board:serf@sea', '0 leave:serf@sea')
    expect(g.offered(0).filter((id) => id.includes('@'))).toEqual([])
    expect(g.player(0).vessels.sea.serfs).toBe(1)
  })

  it('H-BOARD-2 a Unit that left one Vessel does not board the other', () => {
    const both = { sea: ship('I-1', 1), air: ship('I-1') }
    const g = alone({ vessels: both }).play('0 leave:serf@sea')
    expect(g.offered(0).filter((id) => id.includes('@'))).toEqual([])
  })

  it('H-BOARD-2 a Unit that boarded does not leave, even if another that boarded is gone', () => {
    const boarded = { unit: 'serf', vessel: 'air', on: true } as const
    const g = alone({ vessels: air('I-1', 1) })
    g.from({ do: 'turn', seat: 0, shifts: [boarded, boarded] }, {})
    expect(g.offered(0)).not.toContain('leave:serf@air')
  })

  it('H-BOARD-3 Units board before a Sail or Fly and leave after it', () => {
    const g = alone({ vessels: air('I-1'), serfs: { 'I-1': 1 }, warriors: { 'I-1': 1 } })
    g.play('0 slot:fly')
    expect(g.offered(0)).toEqual(['board:serf@air', 'board:warrior@air', 'done'])
    g.play('0 board:warrior@air', '0 done', '0 go:I-3', '0 stop')
    expect(g.asked).toEqual(['0 unload'])
    g.play('0 leave:warrior@air')
    expect(g.player(0).warriors[placeOf('I-3')]).toBe(1)
  })

  it('H-BOARD-4 a Unit aboard a Vessel at home is not in the Courtyard', () => {
    const g = alone({ vessels: sea('I-1', 1), warriors: { 'I-1': 1 } })
    g.play('0 slot:march-1', '0 go:I-2', '0 stop')
    expect(g.asked).toEqual(['0 afterAction'])
    expect(g.offered(0)).toEqual(['leave:serf@sea', 'end'])
  })
})

describe('the Muster', () => {
  it('H-MUSTER-1 another Command action with a Serf from the Courtyard, once', () => {
    const g = alone({ serfs: { 'I-1': 3 }, warriors: { 'I-1': 1 } })
    g.play('0 slot:march-1', '0 stay:serf', '0 stay:serf', '0 stay:serf', '0 go:I-2', '0 stop')
    expect(g.offered(0)).toEqual(['muster:march-2', 'decline'])
    expect(g.refusedWhy(0, 'muster:march-1')).toBe('slot-used')
    g.play('0 muster:march-2')
    expect([g.player(0).bar['march-2'], g.player(0).serfs[placeOf('I-1')]]).toEqual(['serf', 2])
    g.play('0 from:I-2', '0 go:I-3', '0 stop')
    expect(g.asked).toEqual(['1 turn'])
  })

  it('H-MUSTER-1 not with a Serf that marched away, nor if no action is possible', () => {
    const g = alone({ serfs: { 'I-1': 1 } })
    g.play('0 slot:march-1', '0 go:I-2', '0 stop')
    expect(g.asked).toEqual(['1 turn'])
  })

  it('H-MUSTER-1 an army may march to a Vessel and be carried on', () => {
    const g = alone({ serfs: { 'I-1': 1 }, warriors: { 'I-1': 1 }, vessels: sea('I-2') })
    g.play('0 slot:march-1', '0 stay:serf', '0 go:I-2', '0 stop')
    g.play('0 muster:sail', '0 board:warrior@sea', '0 go:n', '0 stop')
    expect(g.player(0).vessels.sea).toEqual(ship('n', 0, 1))
  })
})

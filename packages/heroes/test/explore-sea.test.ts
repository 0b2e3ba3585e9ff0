// All Sea tokens.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../testing/world.ts'
import type { Player, Token } from '../src/state.ts'
import { scenario, type PlayerSpot, type Scenario, type Spot } from '../testing/index.ts'

const at = (place: string, id: string): Token => ({ at: placeOf(place), id })
const SUPPLY = { at: -1, serfs: 0, warriors: 0 }
const HERO = { at: -1, aboard: '' as const }
const ship = (place: string, serfs = 0, warriors = 0) => ({ at: placeOf(place), serfs, warriors })
const sea = (place: string, serfs = 0, warriors = 0): Player['vessels'] => ({
  sea: ship(place, serfs, warriors),
  air: SUPPLY,
})

/** Only seat 0's pieces are set up; the others hold a card each. `state` sets revealed tokens. */
const alone = (me: PlayerSpot, state: Spot['state'] = {}): Scenario =>
  scenario({
    players: { 0: { serfs: {}, warriors: {}, ...me }, 1: { hand: ['rage#1'] }, 2: { hand: ['tithe#1'] } },
    state,
  })

/** A Sea Vessel goes from the dock of the Capital to `n`, where these tokens are revealed. */
function sailInto(me: PlayerSpot, ...ids: readonly string[]): Scenario {
  const shown = ids.map((id) => at('n', id))
  const g = alone({ vessels: sea('I-1'), ...me }, { shown }).play('0 slot:sail')
  if (g.offered(0).includes('done')) g.play('0 done')
  return g.play('0 go:n', '0 stop')
}

describe('Sea tokens', () => {
  it('H-TOKEN-1 Bonus Resources at sea', () => {
    expect(sailInto({ ore: 0, mana: 0 }, 'sea-bonus-ore-mana').player(0)).toMatchObject({ ore: 1, mana: 1 })
  })

  it('H-TOKEN-4 the Stranded Fisherman comes aboard if there is room', () => {
    const g = sailInto({}, 'fisherman').play('0 welcome')
    expect(g.player(0).vessels.sea.serfs).toBe(1)
    const last = sailInto({ serfs: { 'III-1': 11 }, warriors: { 'III-1': 5 } }, 'fisherman')
    last.state.down[placeOf('I-8')] = 1
    expect(last.play('0 welcome').state.end?.by).toBe('expand')
    expect(sailInto({ vessels: sea('I-1', 1, 1) }, 'fisherman').asked).not.toContain('0 fisherman')
    expect(sailInto({ serfs: { 'III-1': 12 } }, 'fisherman').asked).not.toContain('0 fisherman')
    expect(sailInto({ serfs: { 'III-1': 11 } }, 'fisherman').asked).toEqual(['0 fisherman'])
  })

  it('H-TOKEN-6 a Sea Monster needs Strength 4; a weaker Vessel docks at home, or at a Tower on a Shore', () => {
    expect(sailInto({ vessels: sea('I-1', 1) }, 'sea-monster').player(0).score).toBe(2)
    const g = sailInto({ towers: ['I-6', 'I-8'] }, 'sea-monster')
    expect(g.offered(0)).toEqual(['flee:I-1', 'flee:I-8'])
    g.play('0 flee:I-8')
    expect(g.player(0).vessels.sea.at).toBe(placeOf('I-8'))
  })

  it('H-TOKEN-10 a Mystical Storm moves it to any Shore with room or enemies', () => {
    const g = sailInto({ serfs: { 'I-8': 5 } }, 'storm')
    const goals = g.offered(0)
    expect(goals).toHaveLength(34)
    expect(goals).not.toContain('flee:I-6')
    expect(goals).not.toContain('flee:I-8')
    expect(goals).toContain('flee:II-1')
    g.play('0 flee:III-8')
    expect(g.table.machine.events).toContainEqual({ type: 'thrown', seat: 0, region: 'III-8' })
    expect(g.player(0).vessels.sea.at).toBe(placeOf('III-8'))
  })

  it('H-MOVE-8 a Sail ends where its Vessel is', () => {
    const g = sailInto({}, 'traders')
    expect(g.state.move?.ended).toBe(placeOf('n'))
  })

  it('H-MOVE-8 a Sail that a Storm ends in a lost Battle has ended nowhere', () => {
    // The Moonsail could cast if its Sail ended docked away from home, but it only retreated there.
    const elves: PlayerSpot = {
      faction: 'elves',
      level: 3,
      buildings: ['moonsail-haven'],
      hand: ['rich-vein#1'],
      mana: 4,
      towers: ['I-8'],
    }
    const g = sailInto({ ...elves, vessels: sea('I-1', 2) }, 'storm')
    g.play('0 flee:II-1', '1 pass', '0 pass', '1 tactic:fall-back', '0 tactic:fall-back')
    g.play('0 lose:serf@sea', '0 lose:serf@sea', '0 send:sea>I-8')
    expect([g.player(0).vessels.sea.at, g.asked]).toEqual([placeOf('I-8'), ['1 turn']])
  })

  it('H-TOKEN-13 Island Traders: one for one each time a Sail ends there, not in passing', () => {
    const g = sailInto({ ore: 2, mana: 10, food: 0 }, 'traders')
    expect(g.asked).toEqual(['0 swapOne'])
    g.play('0 swap:ore-food', '0 swap:mana-food')
    expect([g.player(0).ore, g.player(0).mana, g.player(0).food]).toEqual([1, 9, 2])
    expect(g.offered(0).filter((id) => id.startsWith('swap:food'))).toEqual([])
    const h = alone({ vessels: sea('I-1') }, { live: [at('n', 'traders')] })
    h.play('0 slot:sail', '0 go:n', '0 go:nw')
    expect(h.asked).toEqual(['0 sail'])
    h.play('0 go:n')
    expect(h.asked).toEqual(['0 swapOne'])
  })

  it('H-TOKEN-11 Pirates are met on entering, even in passing: a player who can pay must, then moves them', () => {
    const g = alone({ vessels: sea('I-1'), ore: 4 }, { live: [at('n', 'pirates')] })
    g.play('0 slot:sail', '0 go:n')
    expect([g.player(0).ore, g.player(0).score]).toEqual([1, 2])
    expect(g.offered(0)).toHaveLength(12)
    expect(g.offered(0)).not.toContain('pirates-to:n')
    g.play('0 pirates-to:se', '0 go:gap-n', '0 stop')
    expect(g.state.live).toEqual([at('se', 'pirates')])
  })

  it('H-TOKEN-11 a player who cannot pay loses a Unit; a Vessel lost at sea takes everyone aboard with it', () => {
    const live = [at('n', 'pirates')]
    const g = alone({ vessels: sea('I-1', 1), ore: 2 }, { live }).play('0 slot:sail', '0 done', '0 go:n')
    expect(g.offered(0)).toEqual(['lose:sea', 'lose:serf@sea'])
    g.play('0 lose:serf@sea', '0 pirates-to:s')
    expect(g.asked).toEqual(['0 sail'])
    const h = alone(
      {
        vessels: sea('I-1', 1),
        heroes: { a: { at: placeOf('I-1'), aboard: 'sea' }, b: HERO, c: HERO },
        ore: 0,
      },
      { live },
    )
    h.play('0 slot:sail', '0 done', '0 go:n', '0 lose:sea', '0 pirates-to:s')
    expect(h.player(0).vessels.sea).toEqual(SUPPLY)
    expect(h.player(0).heroes.a.at).toBe(-1)
    expect(h.state.move).toBeNull()
  })

  it('H-TOKEN-11 they move to an empty Sea Region, and only those that were met', () => {
    const live = [at('n', 'traders'), at('s', 'pirates'), at('n', 'pirates')]
    const g = scenario({
      players: { 0: { serfs: {}, warriors: {}, vessels: sea('I-1'), ore: 3 }, 1: { vessels: sea('e') } },
      state: { live },
    }).play('0 slot:sail', '0 go:n')
    expect(g.offered(0)).not.toContain('pirates-to:e')
    g.play('0 pirates-to:w')
    expect(g.state.live).toEqual([at('n', 'traders'), at('s', 'pirates'), at('w', 'pirates')])
  })

  it('H-TOKEN-11 a Vessel lost to some Pirates meets no others', () => {
    const live = [at('n', 'pirates'), at('n', 'pirates')]
    const g = alone({ vessels: sea('I-1'), ore: 0 }, { live })
    g.play('0 slot:sail', '0 go:n', '0 lose:sea', '0 pirates-to:s')
    expect(g.asked).toEqual(['1 turn'])
  })

  it('H-TOKEN-11 Units lost to them take up no room', () => {
    const live = [at('n', 'pirates')]
    const g = alone({ vessels: sea('I-1', 1), serfs: { 'I-2': 4 }, ore: 0 }, { live })
    g.play('0 slot:sail', '0 done', '0 go:n', '0 lose:serf@sea', '0 pirates-to:s')
    expect(g.offered(0)).toContain('go:I-2')
  })

  it('H-TOKEN-12 the same Pirates are met once per turn', () => {
    const g = alone({ vessels: sea('I-1'), ore: 9 }, { live: [at('n', 'pirates')] })
    g.play('0 slot:sail', '0 go:n', '0 pirates-to:gap-n', '0 go:gap-n', '0 stop')
    expect([g.player(0).score, g.player(0).ore]).toEqual([2, 6])
    expect(g.state.live).toEqual([at('gap-n', 'pirates')])
  })

  it('H-TOKEN-11 Pirates that are revealed are met immediately', () => {
    const g = sailInto({ ore: 3 }, 'pirates')
    expect([g.player(0).ore, g.player(0).score, g.asked]).toEqual([0, 2, ['0 piratesGo']])
  })
})

// Cast Spells that affect Regions and other players: the effect of each, and what it refuses.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { income } from '../../src/rules/collection.ts'
import { type Player, SUPPLY } from '../../src/state.ts'
import { casting, fight, sumOf } from '../../testing/index.ts'

const vessels = (sea: string, serfs = 0, warriors = 0): Player['vessels'] => ({
  sea: { at: placeOf(sea), serfs, warriors },
  air: { at: SUPPLY, serfs: 0, warriors: 0 },
})

const heroB = (region: string): Player['heroes'] => ({
  a: { at: SUPPLY, aboard: '' },
  b: { at: placeOf(region), aboard: '' },
  c: { at: SUPPLY, aboard: '' },
})

const at = (counts: readonly number[], region: string): number => counts[placeOf(region)] ?? 0

describe('losses', () => {
  it('H-CAST-3 Earthquake: each owner loses a Unit where they have two or more, clockwise, no Capital Region', () => {
    const g = casting('earthquake#1', {
      players: {
        0: { serfs: { 'II-3': 2 } },
        1: { serfs: { 'II-1': 2, 'II-2': 1, 'II-4': 1 }, warriors: { 'II-4': 1 } },
        2: { serfs: { 'II-7': 2 }, warriors: { 'II-8': 2 } },
      },
    })
    g.play('0 on:II')
    expect(g.asked).toEqual(['1 loseUnit'])
    expect(g.offered(1)).toEqual(['unit:serf', 'unit:warrior'])
    g.play('1 unit:warrior')
    expect([
      at(g.player(1).warriors, 'II-4'),
      at(g.player(1).serfs, 'II-1'),
      at(g.player(1).serfs, 'II-2'),
    ]).toEqual([0, 2, 1])
    expect([at(g.player(2).serfs, 'II-7'), at(g.player(2).warriors, 'II-8')]).toEqual([1, 1])
    expect(at(g.player(0).serfs, 'II-3')).toBe(2)
  })

  it('H-CAST-3 Earthquake counts Units aboard a docked Vessel, and they can be chosen', () => {
    const g = casting('earthquake#1', {
      players: {
        1: { serfs: {}, warriors: {}, vessels: vessels('II-2', 1) },
        2: { serfs: {}, warriors: {} },
      },
    }).play('0 on:II')
    expect(g.offered(1)).toEqual(['unit:sea', 'unit:serf@sea'])
    g.play('1 unit:serf@sea')
    expect(g.player(1).vessels.sea).toEqual({ at: placeOf('II-2'), serfs: 0, warriors: 0 })
  })

  it('H-CAST-3 Hildra protects the Units in her Region from an Earthquake', () => {
    const g = casting('earthquake#1', {
      players: {
        2: { serfs: { 'IV-3': 2, 'IV-5': 2 }, heroes: heroB('IV-5'), buildings: ['shrine-of-the-fall'] },
      },
    }).play('0 on:IV')
    expect([at(g.player(2).serfs, 'IV-3'), at(g.player(2).serfs, 'IV-5')]).toEqual([1, 2])
    expect(g.asked).toEqual(['0 muster'])
  })

  it('H-CAST-16 H-VERB-9 Lightning destroys a Serf or Warrior on land or docked, none in a Capital Region', () => {
    const g = casting('lightning#1', {
      players: {
        1: { serfs: { 'II-1': 2, 'II-3': 1 }, warriors: { 'II-3': 1 }, heroes: heroB('II-8') },
        2: { vessels: vessels('IV-2', 0, 1), serfs: { 'IV-1': 1 }, warriors: {} },
      },
    })
    expect(g.offered(0)).toEqual(['at:II-3', 'at:IV-2'])
    g.play('0 at:II-3', '0 unit:warrior')
    expect([at(g.player(1).warriors, 'II-3'), at(g.player(1).serfs, 'II-3')]).toEqual([0, 1])
    const atSea = casting('lightning#1', {
      players: { 1: { serfs: {}, warriors: {} }, 2: { serfs: {}, warriors: {}, vessels: vessels('s', 1) } },
    })
    expect([atSea.asked, atSea.player(0).score]).toEqual([['0 muster'], 1])
  })

  it('H-CAST-16 Hildra protects the Units in her Region from Cast Spells', () => {
    const g = casting('lightning#1', {
      players: {
        1: { serfs: {}, warriors: {} },
        2: { serfs: { 'IV-3': 1, 'IV-5': 1 }, heroes: heroB('IV-5'), buildings: ['shrine-of-the-fall'] },
      },
    })
    expect(at(g.player(2).serfs, 'IV-3')).toBe(0)
    expect(at(g.player(2).serfs, 'IV-5')).toBe(1)
  })

  it('H-CAST-17 H-VERB-10 Falling Star: 3 Damage, the Tower first, nobody retreats', () => {
    const g = casting('falling-star#1', {
      players: {
        1: { serfs: { 'II-3': 2 }, warriors: { 'II-3': 1 } },
        2: { serfs: { 'IV-3': 1 }, warriors: {}, towers: ['IV-3'] },
      },
    })
    expect(g.offered(0)).toEqual(['at:II-3', 'at:IV-3'])
    const tower = casting('falling-star#1', {
      players: {
        1: { serfs: {}, warriors: {} },
        2: { serfs: { 'IV-3': 1 }, warriors: {}, towers: ['IV-3'] },
      },
    })
    expect([tower.player(2).towers, at(tower.player(2).serfs, 'IV-3')]).toEqual([[], 1])
    g.play('0 at:II-3')
    expect(g.asked).toEqual(['1 loseUnit'])
    g.play('1 unit:serf', '1 unit:warrior')
    expect([at(g.player(1).serfs, 'II-3'), at(g.player(1).warriors, 'II-3')]).toEqual([1, 0])
  })

  it('H-CAST-17 a Vessel lost at sea takes everyone aboard with it', () => {
    const g = casting('falling-star#1', {
      players: { 1: { serfs: {}, warriors: {}, vessels: vessels('e', 1) }, 2: { serfs: {}, warriors: {} } },
    })
    g.play('1 unit:sea')
    expect(g.player(1).vessels.sea).toEqual({ at: SUPPLY, serfs: 0, warriors: 0 })
  })

  it('H-CAST-18 H-VERB-11 Shatter: a Tower whose owner has no Unit there', () => {
    const g = casting('shatter#1', {
      players: { 1: { level: 2, serfs: { 'II-3': 1 }, towers: ['II-3', 'I-4'] } },
    })
    expect(g.player(1).towers).toEqual([placeOf('II-3')])
    const held = casting('shatter#1', { players: { 1: { serfs: { 'II-3': 1 }, towers: ['II-3'] } } })
    expect([held.player(1).towers, held.player(0).score]).toEqual([[placeOf('II-3')], 1])
  })

  it('H-CAST-22 Charm: an adjacent enemy Serf is replaced by one’s own; without room it goes to the Courtyard', () => {
    const g = casting('charm#1', {
      players: { 0: { serfs: { 'I-1': 1, 'I-4': 5 }, warriors: {} }, 1: { serfs: { 'II-4': 1, 'II-1': 1 } } },
    })
    expect([at(g.player(1).serfs, 'II-4'), at(g.player(0).serfs, 'I-1')]).toEqual([0, 2])
    const h = casting('charm#1', {
      players: { 0: { serfs: { 'I-4': 1 }, warriors: {} }, 1: { serfs: { 'II-4': 1 } } },
    })
    expect(at(h.player(0).serfs, 'I-4')).toBe(2)
    // Adjacent by ferry, with only an Air Vessel there.
    const air = casting('charm#1', {
      players: {
        0: {
          serfs: {},
          warriors: {},
          vessels: { ...vessels('n'), air: { at: placeOf('I-4'), serfs: 0, warriors: 0 } },
        },
        1: { serfs: { 'II-4': 1 } },
      },
    })
    expect(at(air.player(0).serfs, 'I-4')).toBe(1)
    const far = casting('charm#1', { players: { 1: { serfs: { 'II-3': 1 } } } })
    expect(at(far.player(1).serfs, 'II-3')).toBe(1)
    const last = casting('charm#1', {
      players: { 0: { serfs: { 'I-1': 8, 'I-4': 4 }, warriors: {} }, 1: { serfs: { 'II-4': 1 } } },
    })
    expect([at(last.player(1).serfs, 'II-4'), at(last.player(0).serfs, 'I-4')]).toEqual([0, 4])
  })

  it('H-CAST-23 H-VERB-8 Banish: at most three Units and no Tower; Vessels go home with everyone aboard', () => {
    const g = casting('banish#1', {
      players: {
        1: { serfs: { 'II-1': 1, 'II-2': 1, 'II-3': 4 }, warriors: {}, vessels: vessels('II-2', 0, 1) },
        2: { serfs: { 'IV-3': 1 }, warriors: {}, towers: ['IV-3'] },
      },
    })
    expect(g.player(1).vessels.sea).toEqual({ at: placeOf('II-1'), serfs: 0, warriors: 1 })
    expect([
      at(g.player(1).serfs, 'II-1'),
      at(g.player(1).serfs, 'II-3'),
      at(g.player(2).serfs, 'IV-3'),
    ]).toEqual([2, 4, 1])
  })
})

describe('markers', () => {
  it('H-CAST-14 H-MARK-1 Bulwark: +4 to defend, not at home, two do not add up; it ends with the next round', () => {
    const g = casting('bulwark#1', { players: { 0: { serfs: { 'I-1': 1, 'I-6': 1 } } } })
    expect(g.state.marks).toEqual([{ id: 'bulwark', at: placeOf('I-6'), seat: 0, until: 2 }])
    const mark = { id: 'bulwark', at: placeOf('I-6'), seat: 1, until: 2 }
    const b = fight(
      {
        players: {
          0: { hand: [], serfs: { 'I-6': 1 } },
          1: { hand: [], serfs: { 'I-6': 1 }, warriors: {} },
        },
        state: { marks: [mark, mark] },
      },
      'I-6',
    )
    expect(sumOf(b, 'defender').lines).toContainEqual({ what: 'bulwark', n: 4 })
  })

  it('H-MARK-2 markers are removed in Round End when their time is up', () => {
    const marks = [
      { id: 'bulwark', at: placeOf('I-6'), seat: 0, until: 2 },
      { id: 'blight', at: placeOf('I-8'), seat: 1, until: 1 },
    ]
    const g = casting('song-of-ages#1', { state: { marks } }).from({ do: 'roundEnd', seat: 0 }, {})
    expect(g.state.marks.map(({ id }) => id)).toEqual(['bulwark'])
  })

  it('H-CAST-15 Blight: another player’s Resource Region yields nothing in the next Collection', () => {
    const g = casting('blight#1', {
      players: {
        0: { serfs: { 'I-2': 1 } },
        1: { serfs: { 'II-3': 2, 'II-8': 1 }, warriors: {}, towers: ['II-3'] },
        2: { serfs: {}, warriors: {} },
      },
    })
    expect(g.state.marks).toEqual([{ id: 'blight', at: placeOf('II-3'), seat: 0, until: 1 }])
    expect(income(g.table.machine, 1).ore).toBe(0)
  })

  it('H-CAST-19 H-VERB-11 Quagmire: an Entanglement where none is, never under a Capital', () => {
    const g = casting('quagmire#1', {
      state: { live: [{ at: placeOf('I-4'), id: 'entanglement' }], made: ['entanglement'] },
    })
    expect(g.offered(0)).not.toContain('at:I-4')
    expect(g.offered(0)).not.toContain('at:II-1')
    expect(g.offered(0)).toContain('at:III-1')
    expect(g.offered(0).length).toBeLessThanOrEqual(60)
    const closed = casting('quagmire#1', { seats: 2, state: { closed: 2 } })
    expect(closed.offered(0).some((id) => id.startsWith('at:III-'))).toBe(false)
    g.play('0 at:II-3')
    expect(g.state.live).toContainEqual({ at: placeOf('II-3'), id: 'entanglement' })
    expect(g.broken).toEqual([])
  })
})

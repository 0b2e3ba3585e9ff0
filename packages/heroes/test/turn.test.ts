// Rounds, turns, and Follow.
import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/index.ts'

describe('the round', () => {
  it('H-TURN-1 twice around the table with one token each, then Collection', () => {
    const g = scenario({ players: { 0: { mana: 9 }, 1: { serfs: {} }, 2: { serfs: {} } } })
    for (const seat of [0, 1, 2, 0, 1, 2]) {
      expect(g.asked).toEqual([`${seat} turn`])
      g.play(`${seat} blank`, `${seat} blank-slot:${g.state.pass === 1 ? 'fly' : 'sail'}`)
    }
    expect(g.state.round).toBe(2)
    expect(g.player(0).tokens).toBe(2)
    expect(g.player(0).bar.fly).toBe('free')
  })

  it('H-TURN-1 a slot is used once per round', () => {
    const g = scenario({ players: { 0: { bar: { ...scenario().player(0).bar, tax: 'serf' } } } })
    expect(g.refusedWhy(0, 'slot:tax')).toBe('slot-used')
  })

  it('H-TURN-2 a token is placed on a slot, its action is carried out, and the turn is over', () => {
    const g = scenario({ players: { 1: { serfs: {} }, 2: { serfs: {} } } })
    g.play('0 slot:recruit', '0 recruit:serf')
    expect(g.player(0).bar.recruit).toBe('token')
    expect(g.asked).toEqual(['1 turn'])
  })

  it('H-TURN-3 a token without an action cannot be followed', () => {
    const g = scenario()
    g.play('0 blank', '0 blank-slot:tax')
    expect(g.asked).toEqual(['1 turn'])
    expect(g.player(0).food).toBe(2)
  })

  it('H-TURN-4 an action must do something', () => {
    const g = scenario({ players: { 0: { food: 0, ore: 0, mana: 0 } } })
    expect(g.refusedWhy(0, 'slot:recruit')).toBe('nothing-to-do')
    expect(g.refusedWhy(0, 'slot:build')).toBe('nothing-to-do')
    expect(g.refusedWhy(0, 'slot:fly')).toBe('nothing-to-do')
    expect(g.offered(0)).toEqual(['slot:research', 'slot:tax', 'slot:march-1', 'slot:march-2', 'blank'])
  })
})

describe('following', () => {
  it('H-FOLLOW-1 all who could follow are asked together, by public facts', () => {
    const g = scenario({ players: { 2: { serfs: {} } } })
    g.play('0 slot:tax', `0 tax:${g.state.tax[0]}`)
    expect(g.asked).toEqual(['1 follow-tax'])
  })

  it('H-FOLLOW-2 followers act in turn order, with the same amounts; then the track shifts', () => {
    const g = scenario({ state: { tax: ['ore', 'mana', 'food'] } })
    g.play('0 slot:tax', '0 tax:ore', '1 follow', '2 follow')
    expect(g.asked).toEqual(['1 tax'])
    g.play('1 tax:ore')
    expect(g.asked).toEqual(['2 tax'])
    g.play('2 tax:food')
    expect([g.player(0).ore, g.player(1).ore, g.player(2).food]).toEqual([6, 6, 4])
    expect(g.state.tax).toEqual(['mana', 'food', 'ore'])
  })

  it('H-FOLLOW-3 a Serf goes from the Courtyard into the slot, and returns at Round End', () => {
    const g = scenario()
    g.play('0 slot:research', '0 conjure')
    g.play(
      ...g
        .offered(0)
        .slice(0, 1)
        .map((keep) => `0 ${keep}`),
      '0 confirm',
    )
    g.play('1 follow', '2 no')
    expect(g.player(1).bar.research).toBe('serf')
    expect(g.player(1).serfs[g.player(1).capital]).toBe(1)
  })

  it('H-FOLLOW-1 following a Build with a Building needs two Serfs', () => {
    const one = scenario({
      players: { 0: { ore: 3 }, 1: { ore: 3, serfs: { 'II-1': 1 } }, 2: { ore: 3, serfs: { 'IV-1': 2 } } },
    })
    one.play('0 slot:build', '0 building:cathedral')
    expect(one.asked).toEqual(['2 follow-build'])
  })

  it('H-TAX-2 the track shifts from two to three to four to two', () => {
    const g = scenario({
      players: { 1: { serfs: {} }, 2: { serfs: {} } },
      state: { tax: ['food', 'ore', 'mana'] },
    })
    g.play('0 slot:tax', '0 tax:mana')
    expect(g.player(0).mana).toBe(4)
    expect(g.state.tax).toEqual(['ore', 'mana', 'food'])
  })
})

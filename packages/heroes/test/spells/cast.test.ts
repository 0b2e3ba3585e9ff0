// Cast Spells that help their caster: the effect of each, and what it refuses.
import { describe, expect, it } from 'vitest'
import { BUILDING } from '../../src/choices.ts'
import { placeOf } from '../../testing/world.ts'
import { type Player, SUPPLY } from '../../src/state.ts'
import { casting, dealt } from '../../testing/index.ts'

const heroes = (a: string, b?: string): Player['heroes'] => ({
  a: { at: placeOf(a), aboard: '' },
  b: { at: b === undefined ? SUPPLY : placeOf(b), aboard: '' },
  c: { at: SUPPLY, aboard: '' },
})

const vessels = (sea: string | null, air: string | null): Player['vessels'] => ({
  sea: { at: sea === null ? SUPPLY : placeOf(sea), serfs: 0, warriors: 0 },
  air: { at: air === null ? SUPPLY : placeOf(air), serfs: 0, warriors: 0 },
})

describe('units', () => {
  it('H-CAST-1 H-VERB-6 Summon Serfs places two in the Courtyard, fewer if the supply is short', () => {
    const g = casting('summon-serfs#1')
    expect([g.player(0).serfs[placeOf('I-1')], g.player(0).mana, g.player(0).score]).toEqual([4, 7, 1])
    const short = casting('summon-serfs#1', { players: { 0: { serfs: { 'I-1': 11 } } } })
    expect(short.player(0).serfs[placeOf('I-1')]).toBe(12)
  })

  it('H-CAST-2 Summon Warrior places one where its caster has a piece; without room, in the Courtyard', () => {
    const g = casting('summon-warrior#1', {
      players: { 0: { serfs: { 'I-1': 1, 'I-6': 5 }, towers: ['I-4'] } },
    })
    expect(g.offered(0)).toEqual(['at:I-1', 'at:I-4', 'at:I-6'])
    g.play('0 at:I-6')
    expect(g.player(0).warriors[placeOf('I-1')]).toBe(2)
    const h = casting('summon-warrior#1', { players: { 0: { serfs: { 'I-1': 1, 'I-6': 2 } } } })
    h.play('0 at:I-6')
    expect(h.player(0).warriors[placeOf('I-6')]).toBe(1)
    const none = casting('summon-warrior#1', { players: { 0: { warriors: { 'I-1': 5 } } } })
    expect([none.asked, none.player(0).score]).toEqual([['0 muster'], 1])
  })

  it('H-CAST-12 H-VERB-5 Open Gate moves up to three to one’s own Region with room; leaving costs its toll', () => {
    const g = casting('open-gate#1', {
      players: { 0: { food: 2, serfs: { 'I-1': 1, 'I-6': 4 }, warriors: { 'I-8': 1 } } },
      state: { live: [{ at: placeOf('I-6'), id: 'entanglement' }], made: ['entanglement'] },
    })
    g.play('0 at:I-6')
    expect(g.offered(0)).toEqual(['at:I-1', 'at:I-8'])
    // 2 Food let only two of the three go.
    g.play('0 at:I-8', '0 unit:serf', '0 unit:serf')
    expect([g.player(0).serfs[placeOf('I-8')], g.player(0).food]).toEqual([2, 0])
    expect(g.asked).toEqual(['0 muster'])
  })

  it('H-CAST-12 Open Gate moves only as many as there is room for', () => {
    const g = casting('open-gate#1', { players: { 0: { serfs: { 'I-6': 4 }, warriors: { 'I-8': 4 } } } })
    g.play('0 at:I-6', '0 at:I-8', '0 unit:serf')
    expect([g.player(0).serfs[placeOf('I-8')], g.asked]).toEqual([1, ['1 turn']])
  })

  it('H-CAST-12 H-VERB-7 Open Gate explores the destination', () => {
    const g = casting('open-gate#1', {
      players: { 0: { serfs: { 'I-1': 2 }, towers: ['I-4'] } },
      state: { shown: [{ at: placeOf('I-4'), id: 'bonus-ore' }], down: [] },
    })
    g.play('0 unit:serf', '0 no-more')
    expect(g.player(0).ore).toBe(3)
  })

  it('H-CAST-13 Recall brings Units home, and leaving costs nothing', () => {
    const g = casting('recall#1', {
      players: { 0: { food: 0, serfs: { 'I-6': 2 }, heroes: heroes('I-6'), vessels: vessels(null, 'I-6') } },
      state: { live: [{ at: placeOf('I-6'), id: 'entanglement' }], made: ['entanglement'] },
    })
    expect(g.offered(0)).toEqual(['unit:serf', 'unit:a', 'every'])
    g.play('0 unit:a', '0 unit:serf', '0 no-more')
    expect([g.player(0).heroes.a.at, g.player(0).serfs[placeOf('I-1')]]).toEqual([placeOf('I-1'), 1])
    expect(g.player(0).vessels.air.at).toBe(placeOf('I-6'))
  })

  it('H-CAST-13 Recall brings any number of Units home', () => {
    const recalled = (ruleset: number) =>
      casting('recall#1', {
        players: { 0: { serfs: { 'I-6': 4 }, warriors: { 'I-6': 3 }, heroes: heroes('I-6') } },
        ruleset,
      })
    const g = recalled(2)
    expect(g.offered(0)).toContain('every')
    g.play('0 every')
    const { serfs, warriors } = g.player(0)
    expect([serfs[placeOf('I-1')], warriors[placeOf('I-1')], serfs[placeOf('I-6')]]).toEqual([4, 3, 0])
    expect(recalled(1).offered(0)).not.toContain('every')
  })

  it('H-CAST-21 Hero’s Call brings a Hero home or to one’s own Land Region, even out of a Vessel', () => {
    const g = casting('heros-call#1', {
      players: {
        0: {
          serfs: { 'I-1': 1, 'I-8': 5, 'I-6': 1 },
          heroes: { ...heroes('I-4'), a: { at: placeOf('n'), aboard: 'sea' } },
          vessels: vessels('n', null),
        },
      },
    })
    expect(g.offered(0)).toEqual(['at:I-1', 'at:I-6'])
    g.play('0 at:I-6')
    expect(g.player(0).heroes.a).toEqual({ at: placeOf('I-6'), aboard: '' })
  })
})

describe('resources', () => {
  it('H-CAST-4 H-CAST-5 H-CAST-6 3 of a kind, up to ten', () => {
    expect(casting('rich-vein#1').player(0).ore).toBe(5)
    expect(casting('bountiful-harvest#1', { players: { 0: { food: 8 } } }).player(0).food).toBe(10)
    expect(casting('mana-spring#1', { players: { 0: { mana: 1 } } }).player(0).mana).toBe(4)
  })

  it('H-CAST-7 H-VERB-4 Fair Trade exchanges one for one; what was received is not given away again', () => {
    const g = casting('fair-trade#1', { players: { 0: { ore: 2, food: 10, mana: 1 } } })
    expect(g.offered(0)).toEqual(['swap:ore-mana', 'swap:food-ore', 'swap:food-mana', 'no-more'])
    g.play('0 swap:food-mana')
    expect(g.offered(0)).not.toContain('swap:mana-ore')
    g.play('0 swap:ore-mana', '0 no-more')
    const { ore, mana, food } = g.player(0)
    expect([ore, mana, food]).toEqual([1, 2, 9])
  })

  it('H-CAST-8 H-VERB-3 Tithe takes up to 3, at most 2 from one player', () => {
    const g = casting('tithe#1', {
      players: { 0: { ore: 10 }, 1: { ore: 3, mana: 0, food: 0 }, 2: { ore: 0, mana: 1, food: 0 } },
    })
    expect(g.offered(0)).toEqual(['rob:1-ore', 'rob:2-mana', 'no-more'])
    g.play('0 rob:1-ore', '0 rob:1-ore')
    expect(g.offered(0)).toEqual(['rob:2-mana', 'no-more'])
    g.play('0 rob:2-mana')
    // Above ten it is lost, but the victim still loses it.
    expect([g.player(0).ore, g.player(0).mana, g.player(1).ore, g.player(2).mana]).toEqual([10, 8, 1, 0])
  })
})

describe('actions', () => {
  it('H-CAST-9 Forced March: an army marches with 1 more Speed, without a slot', () => {
    const g = casting('forced-march#1', {
      players: { 0: { serfs: { 'I-1': 1 }, warriors: {} } },
      state: { down: [] },
    })
    g.play('0 from:I-1', '0 go:I-3', '0 go:I-4', '0 go:I-5')
    expect(g.player(0).serfs[placeOf('I-5')]).toBe(1)
    expect(g.player(0).bar['march-1']).toBe('free')
  })

  it('H-CAST-10 Fair Winds needs a Sea Vessel in play; without one it only gives its point', () => {
    const g = casting('fair-winds#1')
    expect(g.player(0).score).toBe(1)
    const h = casting('fair-winds#1', {
      players: { 0: { vessels: vessels('I-1', null) } },
      state: { down: [] },
    })
    h.play('0 done', '0 go:n')
    expect(h.player(0).vessels.sea.at).toBe(placeOf('n'))
  })

  it('H-CAST-11 Rising Gale: the Air Vessel flies one Region further', () => {
    const g = casting('rising-gale#1', {
      players: { 0: { serfs: {}, warriors: {}, vessels: vessels(null, 'I-1') } },
      state: { down: [] },
    })
    g.play('0 done', '0 go:I-3', '0 go:I-6', '0 go:I-8')
    expect(g.player(0).vessels.air.at).toBe(placeOf('I-8'))
  })

  it('H-CAST-24 H-VERB-16 Royal Decree: a Recruit or a Tax that nobody follows', () => {
    const g = casting('royal-decree#1', { state: { tax: ['ore', 'mana', 'food'] } })
    g.play('0 instead:tax', '0 tax:ore')
    expect([g.player(0).ore, g.state.tax]).toEqual([6, ['mana', 'food', 'ore']])
    expect(g.asked.some((line) => line.includes('follow'))).toBe(false)
    const h = casting('royal-decree#1').play('0 instead:recruit', '0 recruit:warrior')
    expect(h.player(0).warriors[placeOf('I-1')]).toBe(2)
    const poor = casting('royal-decree#1', { players: { 0: { food: 0 } } })
    expect(poor.offered(0)).toEqual(['instead:tax'])
  })

  it('H-CAST-25 Mason’s Blessing: a Building or a Tower for 2 Ore less, a Tower for at least 1', () => {
    const g = casting('masons-blessing#1', { players: { 0: { ore: 1, serfs: { 'I-1': 2, 'I-6': 1 } } } })
    expect(g.offered(0)).toContain('tower:I-6')
    expect(g.offered(0)).not.toContain('upgrade')
    const { machine } = g.table
    expect(machine.game.say.label(machine, BUILDING(0, 'cathedral'), [])).toBe('Cathedral for 1 Ore')
    g.play('0 building:cathedral')
    expect([g.player(0).ore, g.player(0).buildings]).toEqual([0, ['cathedral']])
    const t = casting('masons-blessing#1', { players: { 0: { ore: 1, serfs: { 'I-1': 2, 'I-6': 1 } } } })
    t.play('0 tower:I-6')
    expect(t.player(0).ore).toBe(0)
    const poor = casting('masons-blessing#1', { players: { 0: { ore: 0, serfs: { 'I-6': 1 } } } })
    expect(poor.asked).not.toContain('0 build')
  })

  it('H-CAST-26 Deep Study draws three, then discards down to the limit; its own card is already gone', () => {
    const g = casting('deep-study#1', { players: { 0: { level: 2, hand: ['rage#1'] } } })
    const cards = g.offered(0).filter((id) => id.startsWith('keep:'))
    expect(cards).toHaveLength(4)
    expect(cards).not.toContain('keep:deep-study#1')
    g.play(`0 ${cards[0]}`, `0 ${cards[1]}`, '0 confirm')
    expect(g.player(0).hand).toHaveLength(2)
    expect(g.broken).toEqual([])
  })

  it('H-CAST-27 H-VERB-18 Second Wind frees a slot again, but not the one it was mustered in', () => {
    const bar = { ...dealt({}).player(0).bar, tax: 'serf', cast: 'free', 'march-1': 'serf' } as const
    const g = casting('second-wind#1', { players: { 0: { bar } } })
    expect(g.offered(0)).toEqual(['recall:tax', 'recall:march-1'])
    g.play('0 recall:tax')
    expect([g.player(0).bar.tax, g.player(0).serfs[placeOf('I-1')]]).toEqual(['free', 3])
    // Mustered: only the slot of this Cast has a Serf.
    const m = dealt({
      players: { 0: { mana: 9, hand: ['second-wind#1'], bar: { ...bar, tax: 'free', 'march-1': 'free' } } },
    })
    m.from({ do: 'muster', seat: 0 }, { players: { 0: { bar: { ...bar, tax: 'free', 'march-1': 'free' } } } })
    m.play('0 muster:cast', '0 cast:second-wind#1')
    expect([m.player(0).bar.cast, m.table.over]).toEqual(['serf', true])
  })

  it('H-CAST-28 Sea Bridge: two Shores of one Sea Region are adjacent for one March', () => {
    const g = casting('sea-bridge#1', {
      players: { 0: { serfs: { 'I-8': 1 }, warriors: {} }, 1: { warriors: {} } },
      state: { down: [] },
    })
    g.play('0 at:I-8')
    // I-8 is on the coast of nw and w.
    expect(g.offered(0)).toContain('at:III-9')
    expect(g.offered(0)).not.toContain('at:II-7')
    g.play('0 at:III-9')
    g.play('0 from:I-8', '0 go:III-9', '0 stop')
    expect(g.player(0).serfs[placeOf('III-9')]).toBe(1)
  })

  it('H-CAST-29 H-VERB-17 Renewal: a Hero or Vessel of a built Building, for 2 fewer resources of choice', () => {
    const g = casting('renewal#1', {
      players: { 0: { food: 3, ore: 0, buildings: ['cathedral', 'muster-field'] } },
    })
    // Laelithar costs 3 Food and 2 Ore, Corvane 5 Food.
    expect(g.offered(0)).toEqual(['recruit:a', 'recruit:c'])
    g.play('0 recruit:a')
    expect([g.player(0).food, g.player(0).ore, g.player(0).heroes.a.at]).toEqual([0, 0, placeOf('I-1')])
    const rich = casting('renewal#1', { players: { 0: { food: 5, ore: 5, buildings: ['cathedral'] } } })
    rich.play('0 recruit:a', '0 kind:food', '0 kind:ore')
    expect([rich.player(0).food, rich.player(0).ore]).toEqual([3, 4])
    expect(casting('renewal#1').player(0).score).toBe(1)
  })

  it('H-CAST-30 Song of Ages gives 4 points and nothing else', () => {
    const g = casting('song-of-ages#1')
    expect([g.player(0).score, g.player(0).mana]).toEqual([4, 4])
  })

  it('H-CAST-20 H-VERB-12 Far Sight reveals up to two tokens next to one’s Units and Towers, unresolved', () => {
    const down = dealt({}).state.down.map(() => 1)
    down[placeOf('I-7')] = 2
    const g = casting('far-sight#1', {
      players: { 0: { serfs: { 'I-8': 1 }, warriors: {}, vessels: vessels('n', null) } },
      state: { down },
    })
    // Next to I-8 by border and wrap; next to the Vessel on its coast and over its routes.
    expect(g.offered(0)).toEqual(
      ['I-1', 'I-2', 'I-6', 'I-7', 'I-9', 'I-10', 'II-6', 'II-7', 'II-9', 'gap-n', 'ne', 'nw', 's']
        .map((region) => `at:${region}`)
        .concat('no-more'),
    )
    g.play('0 at:I-7')
    expect(g.state.shown).toHaveLength(1)
    g.play('0 at:I-7')
    expect([g.state.down[placeOf('I-7')], g.asked]).toEqual([0, ['1 turn']])
    expect(casting('far-sight#1').player(0).score).toBe(1)
  })
})

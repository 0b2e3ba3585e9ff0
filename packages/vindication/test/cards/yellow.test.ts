// The yellow companions, card by card.
import { describe, expect, test } from 'vitest'
import { count } from '../../src/rules/counters.ts'
import { changesOf } from '../../testing/changes.ts'
import { always, type PlayerSpot } from '../../testing/scenario.ts'
import { acting, activation, atTheEnd, does, endTurn, holding } from './holding.ts'

const inn = { regions: { 1: 'inn' } } as const
const tomb = { regions: { 1: 'tomb' }, decks: { traits: { open: ['devotion'] } } } as const

describe('kaladre', () => {
  test('kaladre: at the end the ambassador counts for inspiration and for wisdom mastery', () => {
    const values = { mastery: { inspiration: 11, wisdom: 13 } }
    expect(atTheEnd(holding({ party: { kaladre: 0 } }, { values }))).toEqual({ mastery: 24 })
  })

  test('kaladre: the color green for Drogas, and no trait', () => {
    expect(atTheEnd(holding({ party: { kaladre: 0 }, monsters: ['drogas'] }))['bonuses']).toBe(3)
    const g = holding({ party: { kaladre: 0 } })
    expect([count(g.table.machine, 0, 'boardColours'), count(g.table.machine, 0, 'traits')]).toEqual([1, 0])
  })
})

describe('black-dove', () => {
  const theirs = { regions: { 1: 'fort', 2: 'tomb', 3: 'spire' }, owners: { 1: 1, 2: 1 } } as const

  test('black-dove: a visit to another player’s region turns one influence into conviction', () => {
    const g = acting('black-dove', 1, {}, theirs)
    expect(changesOf(g, 1, 'visit:1')).toEqual({ honor: 2 })
    expect(g.offers()).toEqual(['augment:influence', 'enough'])
    expect(does(g, 'augment:influence')).toEqual({ influence: -3, conviction: 1, strength: 2 })
    expect(g.broken()).toEqual([])
  })

  test('black-dove: it comes after the payment and before the effect, and may be declined', () => {
    const g = acting('black-dove', 1, { wisdom: 2 }, theirs)
    expect(does(g, 'visit:2')).toEqual({ wisdom: -2, influence: 2 })
    expect(g.asked()).toEqual(['0 augment'])
    expect(does(g, 'enough')).toEqual({})
    expect(g.asked()).toEqual(['0 draw.traits'])
  })

  test('black-dove: every such visit of the turn', () => {
    const g = acting(
      'black-dove',
      1,
      { party: { xina: 1 }, wisdom: 2 },
      { ...theirs, active: ['black-dove', 'xina'] },
    )
    g.play('visit:1', 'augment:influence', 'use:xina', 'dilute:conviction')
    expect(does(g, 'extra:2', 'augment:influence')['conviction']).toBe(1)
  })

  test('black-dove: not at a free region, your own region, or one taken before the visit', () => {
    const me = { conviction: 2 }
    const free = acting('black-dove', 1, me, theirs).play('visit:3')
    const own = acting('black-dove', 1, me, { regions: { 1: 'fort' }, owners: { 1: 0 } }).play('visit:1')
    const taken = acting('black-dove', 1, me, theirs)
    expect(changesOf(taken, 1, 'control:1')['honor']).toBeUndefined()
    for (const g of [free, own, taken]) expect(g.asked()).toEqual(['0 turn'])
  })

  test('black-dove: not without activation', () => {
    const g = holding({ party: { 'black-dove': 1 } }, theirs).play('visit:1')
    expect(g.asked()).toEqual(['0 turn'])
  })
})

describe('dahlia', () => {
  test('dahlia: two of her blocks return and one potential becomes influence', () => {
    const g = acting('dahlia', 3)
    expect(does(g, 'use:dahlia')).toEqual({ dahlia: -2, potential: -1, influence: 3 })
    expect(g.why('use:dahlia')).toBe('ability-spent')
    expect(g.broken()).toEqual([])
  })

  test('dahlia: for the returned blocks alone, with empty potential', () => {
    expect(does(acting('dahlia', 2, { potential: 0 }), 'use:dahlia')).toEqual({ dahlia: -2, influence: 2 })
  })

  test('dahlia: one block is too few', () => {
    expect(acting('dahlia', 1).why('use:dahlia')).toBe('blocks-on-card')
  })
})

describe('dawn', () => {
  test('dawn: one more block onto her, and a tile costs two for the rest of the turn', () => {
    const g = acting('dawn', 1, { strength: 2, vision: 4 })
    expect(g.why('buy:strength')).toBe('tile-price')
    expect(does(g, 'use:dawn')).toEqual({ dawn: 1, influence: -1 })
    expect(does(g, 'buy:strength')).toEqual({ strength: -2, influence: 2, 'strength tile': 1 })
    expect(g.why('buy:vision')).toBe('tile-bought')
    expect(g.why('use:dawn')).toBe('ability-spent')
    expect(g.broken()).toEqual([])
  })

  test('dawn: one attribute is too little, and the price is three again in the next turn', () => {
    const g = acting('dawn', 1, { strength: 2, knowledge: 1 }).play('use:dawn')
    expect([g.why('buy:strength'), g.why('buy:knowledge')]).toEqual([null, 'tile-price'])
    endTurn(g)
    endTurn(g)
    expect(g.why('buy:strength')).toBe('tile-price')
  })

  test('dawn: the extra block is required', () => {
    expect(acting('dawn', 13).why('use:dawn')).toBe('cost')
    expect(acting('dawn', 12).why('use:dawn')).toBe(null)
  })
})

describe('dryn', () => {
  test('dryn: joining gives one wisdom, never again', () => {
    const g = holding({ inspiration: 2 }, { ...inn, decks: { yellow: { open: ['dryn'] } } })
    const { honor } = g.table.machine.values
    expect(does(g, 'visit:1', 'open')).toEqual({
      inspiration: -2,
      'has dryn': 1,
      wisdom: 1,
      influence: 1,
      honor: honor['dryn'],
    })
    expect(does(g, 'activate:dryn')).toEqual(activation(g, 'dryn'))
    expect(g.offers()).not.toContain('use:dryn')
  })
})

describe('eila', () => {
  test('eila: activating her also activates the character immediately', () => {
    const g = holding({ party: { eila: 0 } }).play('activate:eila')
    expect(g.asked()).toEqual(['0 train'])
    expect(does(g, 'train:knowledge')).toEqual({ knowledge: 1, influence: -1 })
    expect(g.why('character')).toBe('activated-already')
  })

  test('eila: three of her blocks become one inspiration and two influence, once', () => {
    const g = acting('eila', 6)
    expect(does(g, 'use:eila')).toEqual({ eila: -3, inspiration: 1, influence: 2 })
    expect(g.why('use:eila')).toBe('ability-spent')
    expect(acting('eila', 2).why('use:eila')).toBe('blocks-on-card')
    expect(acting('eila', 3).why('use:eila')).toBe(null)
  })
})

describe('elya', () => {
  test('elya: five inspiration and five blocks buy an extra turn in the same round', () => {
    const g = acting('elya', 5, { inspiration: 5, potential: 1 })
    expect(does(g, 'use:elya')).toEqual({ inspiration: -5, elya: -5, influence: 10 })
    expect(g.why('use:elya')).toBe('ability-spent')
    endTurn(g)
    expect([g.state.turn.seat, g.state.round, g.state.turn.active]).toEqual([0, 1, []])
    endTurn(g)
    expect(g.state.turn.seat).toBe(1)
    expect(g.broken()).toEqual([])
  })

  test('elya: four inspiration or four blocks are not enough', () => {
    expect(acting('elya', 5, { inspiration: 4 }).why('use:elya')).toBe('cost')
    expect(acting('elya', 4, { inspiration: 5 }).why('use:elya')).toBe('blocks-on-card')
  })
})

describe('grenn', () => {
  const values = { cards: { nyei: { honor: 4 }, ursula: { honor: 3 } } }
  const decks = { yellow: { open: ['nyei'] }, blue: { open: ['ursula'] } }

  test('grenn: each companion that joins through an inn pays two honor', () => {
    const g = acting(
      'grenn',
      1,
      { inspiration: 2, knowledge: 2, party: { xina: 1 }, conviction: 1 },
      { regions: { 1: 'inn', 2: 'inn' }, decks, values, active: ['grenn', 'xina'] },
    )
    expect(does(g, 'visit:1', 'pay:inspiration', 'open')['honor']).toBe(6)
    g.play('use:xina', 'dilute:conviction')
    expect(does(g, 'extra:2', 'open')['honor']).toBe(5)
    expect(g.broken()).toEqual([])
  })

  test('grenn: not without activation, and not for other cards', () => {
    const idle = holding({ inspiration: 2, party: { grenn: 1 } }, { ...inn, decks, values })
    expect(does(idle, 'visit:1', 'open')['honor']).toBe(4)
    const trait = acting(
      'grenn',
      1,
      { wisdom: 2 },
      { ...tomb, values: { cards: { devotion: { honor: 5 } } } },
    )
    expect(does(trait, 'visit:1', 'open')['honor']).toBe(5)
  })
})

describe('jika', () => {
  const joins = (me: PlayerSpot) => {
    const g = holding({ inspiration: 2, ...me }, { ...inn, decks: { yellow: { open: ['jika'] } } })
    return g.play('visit:1', 'open')
  }

  test('jika: joining turns up to three influence into conviction', () => {
    const g = joins({})
    expect(does(g, 'augment:influence', 'augment:influence', 'augment:influence')).toEqual({
      influence: -3,
      conviction: 3,
    })
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.broken()).toEqual([])
  })

  test('jika: fewer if the player likes, or if there are no more', () => {
    expect(does(joins({}), 'augment:influence', 'enough')).toEqual({ influence: -1, conviction: 1 })
    const poor = joins({ potential: 19 })
    expect(does(poor, 'augment:influence', 'augment:influence')).toEqual({ influence: -2, conviction: 2 })
    expect(poor.asked()).toEqual(['0 turn'])
  })

  test('jika: no ability after that', () => {
    const g = holding({ party: { jika: 0 } })
    expect(does(g, 'activate:jika')).toEqual(activation(g, 'jika'))
    expect(g.offers()).not.toContain('use:jika')
  })
})

describe('johann', () => {
  const values = { whiteDie: always('vision') }

  test('johann: one more block onto him for a roll of the white die', () => {
    const g = acting('johann', 1, {}, { values })
    expect(does(g, 'use:johann')).toEqual({ johann: 1, influence: -2, vision: 1 })
    expect(g.why('use:johann')).toBe('ability-spent')
    expect(g.broken()).toEqual([])
  })

  test('johann: the extra block is needed', () => {
    expect(acting('johann', 13).why('use:johann')).toBe('cost')
    expect(acting('johann', 12).why('use:johann')).toBe(null)
  })
})

describe('kealth', () => {
  test('kealth: two of his blocks return, and the next empowered draw is free', () => {
    const g = acting('kealth', 2, { wisdom: 2, traits: ['devotion'] }, { regions: { 1: 'tomb' } })
    expect(does(g, 'use:kealth')).toEqual({ kealth: -2, influence: 2 })
    g.play('visit:1')
    expect(does(g, 'empower')).toEqual({})
    expect(g.asked()).toEqual(['0 choose'])
  })

  test('kealth: it is free once, even with conviction at hand', () => {
    const g = acting(
      'kealth',
      2,
      { wisdom: 4, conviction: 2, party: { xina: 1 } },
      { regions: { 1: 'tomb', 2: 'tomb' }, active: ['kealth', 'xina'] },
    )
    g.play('use:kealth', 'visit:1')
    expect(does(g, 'empower')['conviction']).toBeUndefined()
    g.play(g.offers()[0] ?? '', 'use:xina', 'dilute:influence', 'extra:2')
    expect(does(g, 'empower')['conviction']).toBe(-1)
  })

  test('kealth: one block is too few, and the free draw lapses with the turn', () => {
    expect(acting('kealth', 1).why('use:kealth')).toBe('blocks-on-card')
    const g = acting('kealth', 2, { wisdom: 2 }, { regions: { 1: 'tomb', 3: 'fort' } }).play('use:kealth')
    g.play('move:14', 'stop', 'end')
    endTurn(g)
    expect(g.play('visit:1').why('empower')).toBe('conviction')
  })
})

describe('kheya', () => {
  const other = { traits: ['purpose', 'patience'] }
  const start = (blocks = 1) => acting('kheya', blocks, { party: { wim: 0 } }, { other })

  test('kheya: one more block onto her lends another player’s trait; the card stays where it is', () => {
    const g = start()
    expect(does(g, 'use:kheya')).toEqual({ kheya: 1, influence: -1 })
    expect(g.offers()).toEqual(['borrow:purpose', 'none'])
    expect(changesOf(g, 1, 'borrow:purpose')).toEqual({})
    expect(g.player(0).traits).toEqual([])
    expect(g.why('use:kheya')).toBe('ability-spent')
  })

  test('kheya: the trait applies to everything after that, until the end of the turn', () => {
    const party = { kheya: 1, xan: 1, wim: 0 }
    const g = holding({ party }, { other, active: ['kheya', 'xan'] })
    g.play('use:kheya', 'borrow:purpose', 'use:xan', 'activate:wim')
    expect(does(g, 'train:knowledge')).toEqual({ knowledge: 2, influence: -2 })
    endTurn(g)
    endTurn(g)
    expect(does(g, 'character', 'train:knowledge')).toEqual({ knowledge: 1, influence: -1 })
  })

  test('kheya: a trait that reacts can be lent, too', () => {
    const g = acting('kheya', 1, { inspiration: 1, knowledge: 1 }, { other: { traits: ['creativity'] } })
    g.play('use:kheya', 'borrow:creativity')
    expect(does(g, 'convert:wisdom')['honor']).toBe(2)
  })

  test('kheya: not without another player’s trait other than Patience, and not without the block', () => {
    expect(acting('kheya', 1, { traits: ['purpose'] }).why('use:kheya')).toBe('no-trait-to-borrow')
    const patience = { traits: ['patience'] }
    expect(acting('kheya', 1, {}, { other: patience }).why('use:kheya')).toBe('no-trait-to-borrow')
    expect(start(13).why('use:kheya')).toBe('cost')
    expect(start(12).why('use:kheya')).toBe(null)
  })
})

describe('miara', () => {
  const shrine = { regions: { 2: 'shrine' } } as const

  test('miara: next to a shrine two blocks return from companions, in any split', () => {
    const g = acting('miara', 2, { party: { nyei: 2 } }, shrine).play('use:miara')
    expect(g.offers()).toEqual(['home:miara', 'home:nyei', 'enough'])
    expect(does(g, 'home:nyei', 'home:nyei')).toEqual({ nyei: -2, influence: 2 })
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.why('use:miara')).toBe('ability-spent')
    expect(g.offers()).not.toContain('visit:2')
    expect(g.broken()).toEqual([])
  })

  test('miara: her own blocks too', () => {
    expect(does(acting('miara', 3, {}, shrine), 'use:miara')).toEqual({ miara: -2, influence: 2 })
    expect(does(acting('miara', 1, {}, shrine), 'use:miara')).toEqual({ miara: -1, influence: 1 })
  })

  test('miara: not elsewhere, and not with nothing to return', () => {
    expect(acting('miara', 1, {}, { regions: { 1: 'fort', 4: 'shrine' } }).why('use:miara')).toBe(
      'not-beside',
    )
    expect(acting('miara', 0, {}, shrine).why('use:miara')).toBe('nothing-would-change')
  })
})

describe('nyei', () => {
  test('nyei: immediately 1 strength or knowledge, if the player has none of it', () => {
    const g = holding({ party: { nyei: 0 } }).play('activate:nyei')
    expect(g.offers()).toEqual(['gain:strength', 'gain:knowledge', 'none'])
    expect(does(g, 'gain:strength')).toEqual({ strength: 1, influence: -1 })
    expect(g.offers()).not.toContain('use:nyei')
    const declined = holding({ party: { nyei: 0 } }).play('activate:nyei')
    expect(does(declined, 'none')).toEqual({})
  })

  test('nyei: only the one that is missing', () => {
    const weak = holding({ party: { nyei: 0 }, knowledge: 1 })
    const { influence } = activation(weak, 'nyei')
    expect(does(weak, 'activate:nyei')).toMatchObject({ strength: 1, influence: (influence ?? 0) - 1 })
    const simple = holding({ party: { nyei: 0 }, strength: 2 })
    expect(does(simple, 'activate:nyei')).toMatchObject({ knowledge: 1, influence: (influence ?? 0) - 1 })
    const complete = holding({ party: { nyei: 0 }, strength: 1, knowledge: 1 })
    expect(does(complete, 'activate:nyei')).toEqual(activation(complete, 'nyei'))
  })

  test('nyei: checked after she gives attributes, which may be another companion’s by Wonder', () => {
    const values = { cards: { nyei: { gives: { inspiration: 1 } }, arn: { gives: { strength: 1 } } } }
    const g = holding({ party: { nyei: 0, arn: 0 }, traits: ['wonder'] }, { values })
    expect(does(g, 'activate:nyei', 'like:arn')).toEqual({
      nyei: 1,
      strength: 1,
      knowledge: 1,
      influence: -3,
    })
  })
})

describe('oneth', () => {
  const start = (other: PlayerSpot, owners: Readonly<Record<number, number>> = { 1: 1, 14: 1 }) =>
    holding(
      { conviction: 4 },
      { other, owners, regions: { 1: 'fort', 2: 'spire', 14: 'inn', 15: 'tomb', 8: 'maw' } },
    )

  test('oneth: next to one of your regions she protects them all', () => {
    const g = start({ party: { oneth: 0 }, space: 7 })
    expect(g.why('control:1')).toBe('guarded')
    expect(g.play('visit:1').why('control:1')).toBe('guarded')
  })

  test('oneth: not while the figure is next to none of them', () => {
    expect(start({ party: { oneth: 0 }, space: 1 }).why('control:1')).toBe(null)
    expect(start({ party: {}, space: 7 }).why('control:1')).toBe(null)
  })

  test('oneth: another player’s region next to her does not help', () => {
    const g = start({ party: { oneth: 0 }, space: 7 }, { 1: 1, 14: 0 })
    expect(g.why('control:1')).toBe(null)
  })

  test('oneth: free regions are not protected, and she needs no activation', () => {
    expect(start({ party: { oneth: 0 }, space: 7 }).why('control:2')).toBe(null)
  })

  test('oneth: Nalin is stopped too', () => {
    const g = acting(
      'nalin',
      1,
      { conviction: 2 },
      { other: { party: { oneth: 0 } }, owners: { 1: 1, 14: 1 }, regions: { 1: 'fort', 14: 'inn' } },
    )
    expect(g.why('control:1')).toBe('guarded')
  })
})

describe('oog-teh', () => {
  test('oog-teh: up to two inspiration become knowledge', () => {
    const g = acting('oog-teh', 1, { inspiration: 3 })
    expect(does(g, 'use:oog-teh', 'into:knowledge', 'into:knowledge')).toEqual({
      inspiration: -2,
      knowledge: 2,
    })
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.why('use:oog-teh')).toBe('ability-spent')
  })

  test('oog-teh: one is enough, and none is possible', () => {
    const one = acting('oog-teh', 1, { inspiration: 3 })
    expect(does(one, 'use:oog-teh', 'into:knowledge', 'none')).toEqual({ inspiration: -1, knowledge: 1 })
    expect(does(acting('oog-teh', 1, { inspiration: 3 }), 'use:oog-teh', 'none')).toEqual({})
    const only = acting('oog-teh', 1, { inspiration: 1 })
    expect(does(only, 'use:oog-teh', 'into:knowledge')).toEqual({ inspiration: -1, knowledge: 1 })
    expect(only.asked()).toEqual(['0 turn'])
  })

  test('oog-teh: not without inspiration', () => {
    expect(acting('oog-teh', 1, { knowledge: 1 }).why('use:oog-teh')).toBe('nothing-would-change')
  })
})

describe('tiryynn', () => {
  test('tiryynn: a trait costs one wisdom at the Tomb', () => {
    const g = acting('tiryynn', 1, { wisdom: 1 }, tomb)
    const { honor } = g.table.machine.values
    expect(does(g, 'visit:1', 'open')).toEqual({
      wisdom: -1,
      influence: 1,
      'has devotion': 1,
      honor: honor['devotion'],
    })
    expect(g.broken()).toEqual([])
  })

  test('tiryynn: every visit of the turn', () => {
    const party = { xina: 1 }
    const two = { regions: { 1: 'tomb', 2: 'tomb' }, active: ['tiryynn', 'xina'] } as const
    const g = acting('tiryynn', 1, { wisdom: 2, party, conviction: 1 }, two)
    g.play('visit:1', 'none', 'use:xina', 'dilute:conviction')
    expect(does(g, 'extra:2')['wisdom']).toBe(-1)
  })

  test('tiryynn: two without activation', () => {
    expect(holding({ party: { tiryynn: 1 }, wisdom: 1 }, tomb).why('visit:1')).toBe('price')
    expect(does(holding({ party: { tiryynn: 1 }, wisdom: 2 }, tomb), 'visit:1')['wisdom']).toBe(-2)
  })
})

describe('xina', () => {
  const map = { regions: { 1: 'fort', 2: 'library', 3: 'tomb' } } as const

  test('xina: a dilution buys one more visit, to another region', () => {
    const g = acting('xina', 1, { conviction: 1 }, map).play('visit:1')
    expect(does(g, 'use:xina', 'dilute:conviction')).toEqual({ conviction: -1, influence: 1 })
    expect(g.why('extra:1')).toBe('visited-already')
    expect(does(g, 'extra:2')).toEqual({ knowledge: 2, influence: -2 })
    expect(g.offers().filter((id) => id.startsWith('extra:'))).toEqual([])
    expect(g.why('use:xina')).toBe('ability-spent')
    expect(g.broken()).toEqual([])
  })

  test('xina: the dilution may be influence, and is no use of conviction', () => {
    const me = { conviction: 1, traits: ['devotion'] }
    expect(does(acting('xina', 1, me, map), 'use:xina', 'dilute:influence')).toEqual({
      influence: -1,
      potential: 1,
    })
    expect(does(acting('xina', 1, me, map), 'use:xina', 'dilute:conviction')['honor']).toBeUndefined()
  })

  test('xina: at full price and without control, before the ordinary visit or together with a rest', () => {
    const g = acting('xina', 1, { conviction: 2 }, map).play('use:xina', 'dilute:influence')
    expect(g.why('extra:3')).toBe('price')
    g.play('extra:1')
    expect(g.why('control:1')).toBe('no-visit-with-it')
    expect(g.offers()).toContain('visit:2')
    expect(g.play('rest', 'augment:potential').why('visit:2')).toBe('visit-spent')
    const after = acting('xina', 1, {}, map).play('rest', 'augment:potential', 'use:xina')
    expect(after.offers()).toContain('extra:1')
  })

  test('xina: not without a block to dilute, and the visit lapses with the turn', () => {
    expect(acting('xina', 13, {}, map).why('use:xina')).toBe('no-dilution')
    const g = acting('xina', 1, {}, { regions: { ...map.regions, 4: 'inn', 11: 'inn' } }).play('use:xina')
    endTurn(g)
    endTurn(g)
    expect(g.offers().filter((id) => id.startsWith('extra:'))).toEqual([])
  })
})

describe('zharyan-sisters', () => {
  test('zharyan-sisters: they only give attributes; another player’s Mirror can copy them', () => {
    const g = holding(
      { relics: { mirror: 1 } },
      {
        other: { party: { 'zharyan-sisters': 2 } },
        values: { cards: { 'zharyan-sisters': { gives: { wisdom: 2 } } } },
      },
    )
    expect(does(g, 'use:mirror', 'like:zharyan-sisters')).toEqual({ mirror: -1, influence: -1, wisdom: 2 })
    const own = holding({ party: { 'zharyan-sisters': 0 } })
    expect(does(own, 'activate:zharyan-sisters')).toEqual(activation(own, 'zharyan-sisters'))
    expect(own.offers()).not.toContain('use:zharyan-sisters')
  })
})

describe('zho', () => {
  test('zho: one inspiration next to a holy spire, without a visit', () => {
    const g = acting('zho', 1, {}, { regions: { 3: 'spire' } })
    expect(does(g, 'use:zho')).toEqual({ inspiration: 1, influence: -1 })
    expect(g.why('use:zho')).toBe('ability-spent')
    expect(g.offers()).toContain('visit:3')
  })

  test('zho: not next to other regions, but later in the turn next to a holy spire', () => {
    const g = acting('zho', 1, {}, { regions: { 1: 'library', 2: 'fort', 3: 'inn', 4: 'spire' } })
    expect(g.why('use:zho')).toBe('not-beside')
    expect(does(g.play('move:14', 'stop'), 'use:zho')).toEqual({ inspiration: 1, influence: -1 })
  })
})

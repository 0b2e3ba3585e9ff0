// The blue companions, card by card.
import { describe, expect, test } from 'vitest'
import { count } from '../../src/rules/counters.ts'
import { at, VISION } from '../../src/state.ts'
import { changesOf } from '../../testing/changes.ts'
import { always } from '../../testing/scenario.ts'
import { acting, activation, atTheEnd, does, endTurn, holding } from './holding.ts'

const THREE = { 1: 'fort', 2: 'library', 3: 'spire' } as const

describe('adena', () => {
  test('adena: at the end she counts for knowledge and for vision mastery', () => {
    const values = { mastery: { knowledge: 11, vision: 13 } }
    expect(atTheEnd(holding({ party: { adena: 0 } }, { values }))).toEqual({ mastery: 24 })
  })

  test('adena: two colors for Drogas, and no relic during the game', () => {
    const g = holding({ party: { adena: 0 }, monsters: ['drogas'] })
    expect(atTheEnd(g)['bonuses']).toBe(3)
    expect(count(g.table.machine, 0, 'boardColours')).toBe(2)
    expect(count(g.table.machine, 0, 'relics')).toBe(0)
  })

  test('adena: an activation only gives attributes', () => {
    const g = holding({ party: { adena: 0 } })
    expect(does(g, 'activate:adena')).toEqual(activation(g, 'adena'))
    expect(g.offers()).not.toContain('use:adena')
  })
})

describe('adren', () => {
  const start = () =>
    holding({ party: { adren: 0 }, conviction: 2, relics: { 'mask-of-the-invader': 1 } }, { regions: THREE })

  test('adren: control taken after his activation pays 1 honor, once per turn', () => {
    const g = start().play('activate:adren', 'visit:1')
    expect(does(g, 'control:1')).toEqual({ conviction: -1, 'region 1': 1, honor: 3 })
    expect(does(g, 'use:mask-of-the-invader', 'seize:2')['honor']).toBe(2)
    expect(g.broken()).toEqual([])
  })

  test('adren: control taken before his activation pays 1 honor, and no more after it', () => {
    const g = start().play('visit:1')
    expect(does(g, 'control:1')['honor']).toBe(2)
    expect(does(g, 'activate:adren')).toEqual({ ...activation(g, 'adren'), honor: 1 })
    expect(does(g, 'use:mask-of-the-invader', 'seize:2')['honor']).toBe(2)
  })

  test('adren: a region seized by the Mask counts', () => {
    const g = start().play('activate:adren')
    expect(does(g, 'use:mask-of-the-invader', 'seize:3')['honor']).toBe(3)
  })

  test('adren: without control, or without his activation, nothing is paid', () => {
    const g = start()
    expect(does(g, 'activate:adren')).toEqual(activation(g, 'adren'))
    expect(does(start().play('visit:1'), 'control:1')['honor']).toBe(2)
  })

  test('adren: control of an earlier turn does not count', () => {
    const g = start().play('visit:1', 'control:1')
    endTurn(g)
    endTurn(g)
    expect(does(g, 'activate:adren')['honor']).toBeUndefined()
  })
})

describe('anazi-birin', () => {
  test('anazi-birin: five knowledge and five blocks buy an extra turn in the same round', () => {
    const g = acting('anazi-birin', 5, { knowledge: 5, potential: 1 })
    expect(does(g, 'use:anazi-birin')).toEqual({ knowledge: -5, 'anazi-birin': -5, influence: 10 })
    expect(g.why('use:anazi-birin')).toBe('ability-spent')
    endTurn(g)
    expect([g.state.turn.seat, g.state.round, g.state.turn.active]).toEqual([0, 1, []])
    endTurn(g)
    expect(g.state.turn.seat).toBe(1)
    expect(g.broken()).toEqual([])
  })

  test('anazi-birin: four knowledge or four blocks are not enough', () => {
    expect(acting('anazi-birin', 5, { knowledge: 4 }).why('use:anazi-birin')).toBe('cost')
    expect(acting('anazi-birin', 4, { knowledge: 5 }).why('use:anazi-birin')).toBe('blocks-on-card')
  })

  test('anazi-birin: the block just placed and the knowledge just given count', () => {
    const g = holding({ party: { 'anazi-birin': 4 }, knowledge: 4, potential: 1 })
    expect(g.offers()).not.toContain('use:anazi-birin')
    expect(g.play('activate:anazi-birin').offers()).toContain('use:anazi-birin')
  })
})

describe('belac', () => {
  const monastery = { regions: { 1: 'monastery' } } as const

  test('belac: his augment replaces the payment at a monastery, and the region can be taken', () => {
    const g = acting('belac', 1, { conviction: 1 }, monastery)
    expect(does(g, 'visit:1', 'augment:potential')).toEqual({ potential: -1, influence: 1 })
    expect(does(g, 'control:1')['region 1']).toBe(1)
  })

  test('belac: influence can be augmented, too', () => {
    expect(does(acting('belac', 1, {}, monastery), 'visit:1', 'augment:influence')).toEqual({
      influence: -1,
      conviction: 1,
    })
  })

  test('belac: the free augment comes once per visit, before or after paid ones', () => {
    const after = acting('belac', 1, { knowledge: 1 }, monastery).play('visit:1')
    expect(after.offers()).not.toContain('enough')
    expect(does(after, 'pay:knowledge', 'augment:potential')).toEqual({
      knowledge: -1,
      potential: -1,
      influence: 2,
    })
    expect(after.offers()).toEqual(['augment:potential', 'augment:influence', 'enough'])
    after.play('augment:potential')
    expect(after.asked()).toEqual(['0 turn'])
    const before = acting('belac', 1, { knowledge: 1 }, monastery).play('visit:1', 'augment:potential')
    expect(before.offers()).toEqual(['pay:knowledge', 'enough'])
  })

  test('belac: with nothing to augment a payment is needed, and the paid block can be augmented', () => {
    const none = acting('belac', 19, { potential: 0, conviction: 2 }, monastery)
    expect(none.why('visit:1')).toBe('price')
    const paid = acting('belac', 19, { potential: 0, conviction: 1, knowledge: 1 }, monastery).play('visit:1')
    expect([paid.why('augment:potential'), paid.why('augment:influence')]).toEqual([
      'nothing-to-augment',
      'nothing-to-augment',
    ])
    expect(paid.offers()).toEqual(['pay:knowledge'])
  })

  test('belac: each visited monastery has its own free augment', () => {
    const g = acting(
      'belac',
      1,
      { party: { xina: 1 } },
      { active: ['belac', 'xina'], regions: { 1: 'monastery', 2: 'monastery' } },
    )
    g.play('visit:1', 'augment:potential', 'use:xina')
    expect(does(g, 'extra:2', 'augment:potential')).toEqual({ potential: -1, influence: 1 })
  })

  test('belac: not without activation', () => {
    expect(holding({ party: { belac: 1 } }, monastery).why('visit:1')).toBe('price')
  })
})

describe('gha-kein', () => {
  const honor = (value: number) => ({ honor: value })
  const values = {
    cards: { elyas: honor(5), 'gha-kein': honor(3), devotion: honor(4), mirror: honor(1), ogun: honor(7) },
  }
  const me = { party: { elyas: 2 }, traits: ['devotion'], relics: { mirror: 3 }, monsters: ['ogun'] }
  const start = () => acting('gha-kein', 1, me, { values })

  test('gha-kein: any of one’s companions, traits, relics or monsters, himself included, or none', () => {
    expect(start().play('use:gha-kein').offers()).toEqual([
      'trade:gha-kein',
      'trade:elyas',
      'trade:devotion',
      'trade:mirror',
      'trade:ogun',
      'none',
    ])
  })

  test('gha-kein: half the printed honor rounded down, blocks return, nothing is lost', () => {
    expect(does(start(), 'use:gha-kein', 'trade:elyas')).toEqual({
      'has elyas': -1,
      elyas: -2,
      influence: 2,
      honor: 2,
    })
    expect(does(start(), 'use:gha-kein', 'trade:mirror')).toEqual({
      'has mirror': -1,
      mirror: -3,
      influence: 3,
    })
    expect(does(start(), 'use:gha-kein', 'trade:devotion')).toEqual({ 'has devotion': -1, honor: 2 })
    expect(does(start(), 'use:gha-kein', 'trade:ogun')).toEqual({ 'has ogun': -1, honor: 3 })
  })

  test('gha-kein: past achievements still count, and the card is out of the game', () => {
    const g = start().play('use:gha-kein', 'trade:ogun')
    expect(g.player(0).defeated).toBe(1)
    expect(g.state.decks.flatMap((pile) => [...pile.open, ...pile.down])).not.toContain('ogun')
    expect(g.broken()).toEqual([])
  })

  test('gha-kein: he may remove himself', () => {
    const g = start()
    expect(does(g, 'use:gha-kein', 'trade:gha-kein')).toEqual({
      'has gha-kein': -1,
      'gha-kein': -1,
      influence: 1,
      honor: 1,
    })
    expect(g.state.turn.active).toEqual([])
  })

  test('gha-kein: Preparation adds nothing to the printed honor', () => {
    const g = acting('gha-kein', 1, { party: { elyas: 0 }, traits: ['preparation'] }, { values })
    expect(does(g, 'use:gha-kein', 'trade:elyas')['honor']).toBe(2)
  })

  test('gha-kein: an active companion that is removed loses its waiting ability', () => {
    const g = acting('gha-kein', 1, { party: { ursula: 1 } }, { active: ['gha-kein', 'ursula'] })
    expect(g.offers()).toContain('use:ursula')
    g.play('use:gha-kein', 'trade:ursula')
    expect(g.offers()).not.toContain('use:ursula')
  })
})

describe('durgle', () => {
  test('durgle: 1 block from potential for each tile held', () => {
    const g = acting('durgle', 1, { tiles: { strength: 1, vision: 1 } })
    expect(does(g, 'use:durgle')).toEqual({ potential: -2, influence: 2 })
    expect(g.why('use:durgle')).toBe('ability-spent')
  })

  test('durgle: no more than there is', () => {
    const g = acting('durgle', 1, { tiles: { strength: 1, vision: 1 }, potential: 1 })
    expect(does(g, 'use:durgle')).toEqual({ potential: -1, influence: 1 })
  })

  test('durgle: fewer, for a player who wants to be asked', () => {
    const g = acting('durgle', 1, { tiles: { strength: 1, vision: 1 } })
    g.table.choose(0, 'gains', 'ask')
    expect(does(g, 'use:durgle', 'augment:potential', 'enough')).toEqual({ potential: -1, influence: 1 })
  })

  test('durgle: nothing without a tile or without potential', () => {
    expect(acting('durgle', 1).why('use:durgle')).toBe('nothing-would-change')
    expect(acting('durgle', 1, { tiles: { courage: 1 }, potential: 0 }).why('use:durgle')).toBe(
      'nothing-would-change',
    )
  })
})

describe('elina', () => {
  test('elina: activating her also activates the character immediately', () => {
    const g = holding({ party: { elina: 0 } })
    g.play('activate:elina')
    expect(g.asked()).toEqual(['0 train'])
    expect(g.offers()).toEqual(['train:inspiration', 'train:knowledge', 'train:strength'])
    expect(does(g, 'train:strength')).toEqual({ strength: 1, influence: -1 })
    expect(g.why('character')).toBe('activated-already')
  })

  test('elina: the vindicated train two', () => {
    const g = holding({ party: { elina: 0 }, vindicated: true, potential: 0 }).play('activate:elina')
    expect(does(g, 'train:strength')).toEqual({ strength: 2, influence: -2 })
  })

  test('elina: three of her blocks become 1 knowledge and 2 influence, once', () => {
    const g = acting('elina', 6)
    expect(does(g, 'use:elina')).toEqual({ elina: -3, knowledge: 1, influence: 2 })
    expect(g.why('use:elina')).toBe('ability-spent')
    expect(g.broken()).toEqual([])
  })

  test('elina: this needs three blocks and no influence', () => {
    expect(acting('elina', 2).why('use:elina')).toBe('blocks-on-card')
    expect(does(acting('elina', 13), 'use:elina')).toEqual({ elina: -3, knowledge: 1, influence: 2 })
  })

  test('elina: the third block may be the one just placed', () => {
    const g = holding({ party: { elina: 2 } }).play('activate:elina', 'train:strength')
    expect(g.offers()).toContain('use:elina')
  })
})

describe('rhun', () => {
  test('rhun: one vision for one honor, once', () => {
    const g = acting('rhun', 1, { vision: 2 })
    expect(does(g, 'use:rhun')).toEqual({ vision: -1, influence: 1, honor: 1 })
    expect(g.why('use:rhun')).toBe('ability-spent')
  })

  test('rhun: not without vision', () => {
    expect(acting('rhun', 1, { courage: 1, wisdom: 1 }).why('use:rhun')).toBe('cost')
  })
})

describe('fynnok', () => {
  const inn = { regions: { 1: 'inn' }, decks: { blue: { open: ['fynnok'] } } } as const

  test('fynnok: joining gives one vision', () => {
    const g = holding({ knowledge: 2 }, inn)
    const { honor } = g.table.machine.values
    expect(does(g, 'visit:1', 'open')).toEqual({
      knowledge: -2,
      'has fynnok': 1,
      vision: 1,
      influence: 1,
      honor: honor['fynnok'],
    })
    expect(g.broken()).toEqual([])
  })

  test('fynnok: never again after that', () => {
    const g = holding({ party: { fynnok: 0 } })
    expect(does(g, 'activate:fynnok')).toEqual(activation(g, 'fynnok'))
    expect(g.offers()).not.toContain('use:fynnok')
  })
})

describe('igor-senna', () => {
  const monastery = { regions: { 1: 'monastery' } } as const

  test('igor-senna: a block moves from potential to conviction and replaces the payment', () => {
    const g = acting('igor-senna', 1, {}, monastery).play('visit:1')
    expect(g.offers()).toEqual(['augment:leap'])
    expect(does(g, 'augment:leap')).toEqual({ potential: -1, conviction: 1 })
    expect(g.asked()).toEqual(['0 turn'])
  })

  test('igor-senna: once per visit, before or after paid augments', () => {
    const g = acting('igor-senna', 1, { knowledge: 2 }, monastery).play('visit:1')
    g.play('pay:knowledge', 'augment:potential', 'augment:leap')
    expect(g.offers()).toEqual(['pay:knowledge', 'enough'])
  })

  test('igor-senna: with empty potential a payment is needed', () => {
    expect(acting('igor-senna', 1, { potential: 0 }, monastery).why('visit:1')).toBe('price')
    const paid = acting('igor-senna', 1, { potential: 0, knowledge: 1 }, monastery).play('visit:1')
    expect(paid.why('augment:leap')).toBe('nothing-to-augment')
    expect(paid.offers()).toEqual(['pay:knowledge'])
  })

  test('igor-senna: together with Belac, each gives a free augment of its own kind', () => {
    const g = acting(
      'igor-senna',
      1,
      { party: { belac: 1 } },
      { ...monastery, active: ['igor-senna', 'belac'] },
    )
    g.play('visit:1')
    expect(g.offers()).toEqual(['augment:potential', 'augment:influence', 'augment:leap'])
    g.play('augment:leap')
    expect(g.offers()).toEqual(['augment:potential', 'augment:influence', 'enough'])
    expect(does(g, 'augment:influence')).toEqual({ influence: -1, conviction: 1 })
    expect(g.asked()).toEqual(['0 turn'])
  })

  test('igor-senna: not without activation', () => {
    expect(holding({ party: { 'igor-senna': 1 } }, monastery).why('visit:1')).toBe('price')
  })
})

describe('leyiha', () => {
  test('leyiha: one more block on her returns two, including the one just paid', () => {
    const g = acting('leyiha', 1)
    expect(does(g, 'use:leyiha')).toEqual({ leyiha: -1, influence: 1 })
    expect(g.why('use:leyiha')).toBe('ability-spent')
  })

  test('leyiha: split freely among all companions, herself included', () => {
    const g = acting('leyiha', 1, { party: { elyas: 2 } }).play('use:leyiha')
    expect(g.offers()).toEqual(['home:leyiha', 'home:elyas', 'enough'])
    expect(does(g, 'home:elyas')).toEqual({ elyas: -1, influence: 1 })
    expect(does(g, 'home:leyiha')).toEqual({ leyiha: -1, influence: 1 })
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.broken()).toEqual([])
  })

  test('leyiha: up to two, so one may be enough', () => {
    const g = acting('leyiha', 1, { party: { elyas: 2 } }).play('use:leyiha')
    expect(does(g, 'home:elyas', 'enough')).toEqual({ elyas: -1, influence: 1 })
  })

  test('leyiha: the extra block is needed', () => {
    expect(acting('leyiha', 13).why('use:leyiha')).toBe('cost')
    expect(acting('leyiha', 12).why('use:leyiha')).toBe(null)
  })
})

describe('nyra', () => {
  test('nyra: a block onto a relic with room', () => {
    const g = acting('nyra', 1, { relics: { mirror: 2 } })
    expect(does(g, 'use:nyra')).toEqual({ mirror: 1, influence: -1 })
    expect(g.why('use:nyra')).toBe('ability-spent')
  })

  test('nyra: a full relic is not offered, and declining is possible', () => {
    const g = acting('nyra', 1, { relics: { mirror: 0, armguards: 3, glowberries: 1 } }).play('use:nyra')
    expect(g.offers()).toEqual(['charge:mirror', 'charge:glowberries', 'none'])
    expect(does(g, 'charge:glowberries')).toEqual({ glowberries: 1, influence: -1 })
    const none = acting('nyra', 1, { relics: { mirror: 0, glowberries: 1 } })
    expect(does(none, 'use:nyra', 'none')).toEqual({})
  })

  test('nyra: nothing without a relic, without room, or without influence', () => {
    for (const me of [{}, { relics: { mirror: 3 } }, { relics: { mirror: 2 }, strength: 10 }]) {
      expect(acting('nyra', 1, me).why('use:nyra')).toBe('nothing-would-change')
    }
  })
})

describe('sestra', () => {
  test('sestra: one knowledge next to a library, without a visit', () => {
    const g = acting('sestra', 1, {}, { regions: THREE })
    expect(does(g, 'use:sestra')).toEqual({ knowledge: 1, influence: -1 })
    expect(g.why('use:sestra')).toBe('ability-spent')
    expect(g.offers()).toContain('visit:2')
  })

  test('sestra: not next to other regions, but later in the turn next to a library', () => {
    const g = acting('sestra', 1, {}, { regions: { 1: 'fort', 2: 'spire', 3: 'inn', 4: 'library' } })
    expect(g.why('use:sestra')).toBe('not-beside')
    expect(does(g.play('move:14', 'stop'), 'use:sestra')).toEqual({ knowledge: 1, influence: -1 })
  })

  test('sestra: not without activation', () => {
    const g = holding({ party: { sestra: 1 } }, { regions: THREE })
    expect(g.offers()).not.toContain('use:sestra')
  })
})

describe('hira-gan', () => {
  const values = { whiteDie: always('wisdom') }

  test('hira-gan: three blocks off the card and a roll of the white die', () => {
    const g = acting('hira-gan', 4, {}, { values })
    expect(does(g, 'use:hira-gan')).toEqual({ 'hira-gan': -3, influence: 2, wisdom: 1 })
    expect(g.why('use:hira-gan')).toBe('ability-spent')
    expect(g.broken()).toEqual([])
  })

  test('hira-gan: two blocks are too few', () => {
    expect(acting('hira-gan', 2).why('use:hira-gan')).toBe('blocks-on-card')
    expect(acting('hira-gan', 3).why('use:hira-gan')).toBe(null)
  })

  test('hira-gan: the blocks return even if the gain is declined', () => {
    const g = acting('hira-gan', 3, {}, { values })
    g.table.choose(0, 'gains', 'ask')
    expect(does(g, 'use:hira-gan', 'enough')).toEqual({ 'hira-gan': -3, influence: 3 })
  })
})

describe('elyas', () => {
  test('elyas: returns as many blocks from others as are on him; his own stay', () => {
    const g = acting('elyas', 2, { party: { nyra: 1, yohna: 2 } }).play('use:elyas')
    expect(g.offers()).toEqual(['home:nyra', 'home:yohna', 'enough'])
    expect(does(g, 'home:yohna', 'home:nyra')).toEqual({ yohna: -1, nyra: -1, influence: 2 })
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.broken()).toEqual([])
  })

  test('elyas: a single other companion returns all of them in one step', () => {
    expect(does(acting('elyas', 2, { party: { nyra: 3 } }), 'use:elyas')).toEqual({ nyra: -2, influence: 2 })
    expect(does(acting('elyas', 3, { party: { nyra: 1 } }), 'use:elyas')).toEqual({ nyra: -1, influence: 1 })
  })

  test('elyas: one block on him returns one', () => {
    expect(does(acting('elyas', 1, { party: { nyra: 3 } }), 'use:elyas')).toEqual({ nyra: -1, influence: 1 })
  })

  test('elyas: nothing without a block on him, or on others', () => {
    expect(acting('elyas', 0, { party: { nyra: 3 } }).why('use:elyas')).toBe('blocks-on-card')
    expect(acting('elyas', 3, { party: { nyra: 0 } }).why('use:elyas')).toBe('nothing-would-change')
  })
})

describe('ursula', () => {
  const decks = { relics: { open: ['mirror'], down: ['armguards'] } } as const

  test('ursula: she looks at the top of any of the six decks', () => {
    expect(acting('ursula', 1).play('use:ursula').offers()).toEqual([
      'look:yellow',
      'look:blue',
      'look:red',
      'look:monsters',
      'look:traits',
      'look:relics',
      'none',
    ])
  })

  test('ursula: a card turned face up is the one available, the older one is beneath it', () => {
    const g = acting('ursula', 1, {}, { decks }).play('use:ursula', 'look:relics')
    expect(g.offers()).toEqual(['lay', 'leave'])
    g.play('lay')
    expect(at(g.state.decks, VISION).open).toEqual(['mirror', 'armguards'])
    expect(g.why('use:ursula')).toBe('ability-spent')
    expect(g.broken()).toEqual([])
  })

  test('ursula: if left in place, it stays on top, known only to her owner', () => {
    const g = acting('ursula', 1, {}, { decks }).play('use:ursula', 'look:relics')
    expect(g.events('peeked')).toMatchObject([{ card: 'armguards', only: [0] }])
    g.play('leave')
    expect(at(g.state.decks, VISION)).toEqual({ open: ['mirror'], top: 'armguards', seenBy: [0], down: [] })
    expect(g.broken()).toEqual([])
  })

  test('ursula: a deck without a face-down card is not offered', () => {
    const g = acting('ursula', 1, {}, { decks: { relics: { open: ['mirror'], down: [] } } })
    expect(g.play('use:ursula').offers()).not.toContain('look:relics')
    const none = { open: [], down: [] }
    const empty = { yellow: none, blue: none, red: none, monsters: none, traits: none, relics: none }
    expect(acting('ursula', 1, {}, { decks: empty }).why('use:ursula')).toBe('nothing-would-change')
  })

  test('ursula: she may look at nothing', () => {
    const g = acting('ursula', 1, {}, { decks }).play('use:ursula', 'none')
    expect(at(g.state.decks, VISION).seenBy).toEqual([])
  })
})

describe('yenara', () => {
  test('yenara: one knowledge becomes inspiration or strength, or stays', () => {
    const start = () => acting('yenara', 1, { knowledge: 2 })
    expect(does(start(), 'use:yenara', 'into:inspiration')).toEqual({ knowledge: -1, inspiration: 1 })
    expect(does(start(), 'use:yenara', 'into:strength')).toEqual({ knowledge: -1, strength: 1 })
    expect(does(start(), 'use:yenara', 'none')).toEqual({})
    expect(start().play('use:yenara').offers()).toEqual(['into:inspiration', 'into:strength', 'none'])
    expect(start().play('use:yenara', 'into:strength').why('use:yenara')).toBe('ability-spent')
  })

  test('yenara: not without knowledge', () => {
    const g = acting('yenara', 1, { inspiration: 1, strength: 1 })
    expect(g.why('use:yenara')).toBe('nothing-would-change')
  })
})

describe('yohna', () => {
  test('yohna: one conviction becomes vision, or one vision conviction', () => {
    const start = () => acting('yohna', 1, { conviction: 2, vision: 2 })
    expect(start().play('use:yohna').offers()).toEqual(['into:vision', 'into:conviction', 'none'])
    expect(does(start(), 'use:yohna', 'into:vision')).toEqual({ conviction: -1, vision: 1 })
    expect(does(start(), 'use:yohna', 'into:conviction')).toEqual({ conviction: 1, vision: -1 })
    expect(does(start(), 'use:yohna', 'none')).toEqual({})
    expect(start().play('use:yohna', 'none').why('use:yohna')).toBe('ability-spent')
  })

  test('yohna: giving conviction up is a use of it and a conversion to vision; the other way is neither', () => {
    const start = () => acting('yohna', 1, { conviction: 1, vision: 1, traits: ['devotion', 'expertise'] })
    expect(does(start(), 'use:yohna', 'into:vision')['honor']).toBe(3)
    expect(does(start(), 'use:yohna', 'into:conviction')['honor']).toBeUndefined()
  })

  test('yohna: one of the two is enough, neither is not', () => {
    expect(acting('yohna', 1, { conviction: 1 }).play('use:yohna').offers()).toEqual(['into:vision', 'none'])
    expect(acting('yohna', 1, { vision: 1 }).play('use:yohna').offers()).toEqual(['into:conviction', 'none'])
    expect(acting('yohna', 1, { courage: 1 }).why('use:yohna')).toBe('nothing-would-change')
  })
})

describe('zaya', () => {
  const tower = { regions: { 1: 'tower' }, decks: { relics: { open: ['mirror'] } } } as const

  test('zaya: a relic costs one vision at the Tower', () => {
    const g = acting('zaya', 1, { vision: 1 }, tower)
    const { honor } = g.table.machine.values
    expect(does(g, 'visit:1', 'acquire', 'open', 'place:1')).toEqual({
      vision: -1,
      'has mirror': 1,
      mirror: 1,
      honor: honor['mirror'],
    })
    expect(g.broken()).toEqual([])
  })

  test('zaya: after a relic at her price the others may be recharged', () => {
    const g = acting('zaya', 1, { vision: 1, relics: { armguards: 0 } }, tower)
    g.play('visit:1', 'acquire', 'acquire', 'open', 'place:1')
    expect(g.offers()).toEqual(['recharge', 'enough'])
    expect(does(g, 'recharge', 'charge:armguards', 'enough')).toEqual({ armguards: 1, influence: -1 })
  })

  test('zaya: a visit that only recharges costs two', () => {
    const g = acting('zaya', 1, { vision: 2, relics: { armguards: 0 } }, tower)
    expect(does(g, 'visit:1', 'recharge')).toEqual({ vision: -2, influence: 2 })
    const poor = acting('zaya', 1, { vision: 1, relics: { armguards: 0 } }, tower).play('visit:1')
    expect(poor.why('recharge')).toBe('price')
  })

  test('zaya: a player who pays only 1 must then take a relic', () => {
    const g = acting('zaya', 1, { vision: 1, relics: { armguards: 0 } }, tower).play('visit:1', 'acquire')
    expect(g.offers()).toEqual(['acquire', 'recharge'])
    expect(g.play('acquire').offers()).toEqual(['open', 'blind'])
    expect(g.why('empower')).toBe('conviction')
  })

  test('zaya: with no relic left, and without activation, the price is two', () => {
    const none = { ...tower, decks: { relics: { open: [], down: [] } } }
    expect(acting('zaya', 1, { vision: 1 }, none).why('visit:1')).toBe('price')
    expect(acting('zaya', 1, { vision: 2 }, none).why('visit:1')).toBe(null)
    expect(holding({ party: { zaya: 1 }, vision: 1 }, tower).why('visit:1')).toBe('price')
  })
})

describe('zinh', () => {
  const theirs = { regions: { 1: 'fort' }, owners: { 1: 1 } } as const

  test('zinh: a visit to another player’s region pays them nothing', () => {
    const g = acting('zinh', 1, {}, theirs)
    expect(changesOf(g, 1, 'visit:1')).toEqual({})
  })

  test('zinh: the owner is paid when she is not active', () => {
    const g = holding({ party: { zinh: 1 } }, theirs)
    expect(changesOf(g, 1, 'visit:1')).toEqual({ honor: 2 })
  })

  test('zinh: the Black Dove still reacts', () => {
    const g = acting('zinh', 1, { party: { 'black-dove': 1 } }, { ...theirs, active: ['zinh', 'black-dove'] })
    expect(changesOf(g, 1, 'visit:1')).toEqual({})
    expect(does(g, 'augment:influence')['conviction']).toBe(1)
  })
})

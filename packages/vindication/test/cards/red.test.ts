// The red companions, card by card.
import { describe, expect, test } from 'vitest'
import { count } from '../../src/rules/counters.ts'
import { changesOf } from '../../testing/changes.ts'
import { always, type Scenario } from '../../testing/scenario.ts'
import { acting, activation, atTheEnd, does, endTurn, holding } from './holding.ts'

const maw = { regions: { 1: 'maw' }, decks: { monsters: { open: ['ogun'] } } } as const
const dice = (white: string, black: string) => ({
  values: { whiteDie: always(white), blackDie: always(black) },
})

describe('arn', () => {
  test('arn: 1 strength next to a fort, without a visit', () => {
    const g = acting('arn', 1, {}, { regions: { 2: 'fort' } })
    expect(does(g, 'use:arn')).toEqual({ strength: 1, influence: -1 })
    expect(g.why('use:arn')).toBe('ability-spent')
    expect(g.offers()).toContain('visit:2')
  })

  test('arn: not next to other regions, but later in the turn next to a fort', () => {
    const g = acting('arn', 1, {}, { regions: { 1: 'library', 2: 'spire', 3: 'inn', 4: 'fort' } })
    expect(g.why('use:arn')).toBe('not-beside')
    expect(does(g.play('move:14', 'stop'), 'use:arn')).toEqual({ strength: 1, influence: -1 })
  })
})

describe('verao', () => {
  const post = { regions: { 1: 'command-post' } } as const

  test('verao: each level costs one strength, as many as can be paid, with the usual honor', () => {
    const g = acting('verao', 1, { strength: 4 }, post)
    expect(does(g, 'visit:1')).toEqual({ strength: -1, influence: 1, mount: 1, honor: 3 })
    expect(does(g, 'again')).toEqual({ strength: -1, influence: 1, mount: 1, honor: 4 })
    expect(does(g, 'again')).toEqual({ strength: -1, influence: 1, mount: 1, honor: 5 })
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.broken()).toEqual([])
  })

  test('verao: one strength buys one level', () => {
    const g = acting('verao', 1, { strength: 1 }, post).play('visit:1')
    expect([g.player(0).mount, g.asked()]).toEqual([3, ['0 turn']])
  })

  test('verao: the price is three without her activation', () => {
    expect(holding({ party: { verao: 1 }, strength: 2 }, post).why('visit:1')).toBe('price')
    const g = holding({ party: { verao: 1 }, strength: 3 }, post)
    expect(does(g, 'visit:1')['strength']).toBe(-3)
  })
})

describe('dregun', () => {
  test('dregun: a monster costs one courage at the Maw', () => {
    const g = acting('dregun', 1, { courage: 1 }, { ...maw, ...dice('strength', 'miss') })
    const { honor } = g.table.machine.values
    expect(does(g, 'visit:1', 'open')).toEqual({
      courage: -1,
      strength: 1,
      'has ogun': 1,
      honor: honor['ogun'],
    })
    expect(g.broken()).toEqual([])
  })

  test('dregun: two without his activation', () => {
    expect(holding({ party: { dregun: 1 }, courage: 1 }, maw).why('visit:1')).toBe('price')
    expect(does(holding({ party: { dregun: 1 }, courage: 2 }, maw), 'visit:1')['courage']).toBe(-2)
  })

  test('dregun: every visit of the turn', () => {
    const g = acting(
      'dregun',
      1,
      { courage: 2, party: { xina: 1 }, conviction: 1 },
      { regions: { 1: 'maw', 2: 'maw' }, active: ['dregun', 'xina'], ...dice('strength', 'miss') },
    )
    g.play('visit:1', 'blind', 'use:xina', 'dilute:conviction')
    expect(does(g, 'extra:2')['courage']).toBe(-1)
  })
})

describe('drokk', () => {
  test('drokk: five strength and five blocks buy an extra turn in the same round', () => {
    const g = acting('drokk', 6, { strength: 6, potential: 1 })
    expect(does(g, 'use:drokk')).toEqual({ strength: -5, drokk: -5, influence: 10 })
    expect(g.why('use:drokk')).toBe('ability-spent')
    endTurn(g)
    expect([g.state.turn.seat, g.state.round, g.state.turn.active]).toEqual([0, 1, []])
    endTurn(g)
    expect(g.state.turn.seat).toBe(1)
    expect(g.broken()).toEqual([])
  })

  test('drokk: four strength or four blocks are not enough', () => {
    expect(acting('drokk', 5, { strength: 4 }).why('use:drokk')).toBe('cost')
    expect(acting('drokk', 4, { strength: 5 }).why('use:drokk')).toBe('blocks-on-card')
  })
})

describe('ga-nok', () => {
  /** The first table, of many, at which the two rolls of this die differ. */
  function differing(black: boolean): Scenario {
    const half = (a: string, b: string) => [a, a, a, b, b, b]
    const values = {
      whiteDie: black ? always('strength') : half('wisdom', 'vision'),
      blackDie: black ? half('miss', 'death') : always('miss'),
    }
    for (let i = 0; ; i++) {
      const g = acting('ga-nok', 1, { courage: 2 }, { ...maw, values, seed: `roll ${i}` })
      g.play('visit:1', 'open')
      if (g.asked()[0] === '0 keepDie') return g
    }
  }

  test('ga-nok: the white die is rolled twice and one result kept', () => {
    expect(differing(false).offers().toSorted()).toEqual(['die:vision', 'die:wisdom'])
    expect(does(differing(false), 'die:vision')['vision']).toBe(1)
    expect(does(differing(false), 'die:wisdom')['wisdom']).toBe(1)
  })

  test('ga-nok: the black die too, independently', () => {
    expect(differing(true).offers().toSorted()).toEqual(['die:death', 'die:miss'])
    expect(does(differing(true), 'die:miss')['has ga-nok']).toBeUndefined()
    expect(does(differing(true), 'die:death')['has ga-nok']).toBe(-1)
  })

  test('ga-nok: two equal results need no choice', () => {
    const g = acting('ga-nok', 1, {}, { regions: { 1: 'academy' }, ...dice('wisdom', 'miss') })
    expect(does(g, 'visit:1')).toEqual({ wisdom: 2, influence: -2 })
    expect(g.events('rolled')).toMatchObject([
      { white: 4, secondWhite: 4 },
      { white: 4, secondWhite: 4 },
    ])
  })

  test('ga-nok: a player who declines, or has not activated him, rolls once', () => {
    const academy = { regions: { 1: 'academy' } } as const
    const declining = acting('ga-nok', 1, {}, academy)
    declining.table.choose(0, 'reroll', 'never')
    for (const g of [declining, holding({ party: { 'ga-nok': 1 } }, academy)]) {
      g.play('visit:1')
      expect(g.events('rolled')[0]?.['secondWhite']).toBeUndefined()
    }
  })
})

describe('groll', () => {
  const bonus = (me: Parameters<typeof holding>[0]) =>
    atTheEnd(holding({ party: { groll: 0 }, ...me }))['bonuses']

  test('groll: two honor for each completed half of every quest', () => {
    expect(bonus({ quests: ['prized-crackerjack'] })).toBe(2)
    expect(bonus({ quests: ['prized-crackerjack'], learned: 3 })).toBe(4)
    expect(bonus({ quests: ['prized-crackerjack', 'exoneration'], learned: 3, vindicated: true })).toBe(6)
  })

  test('groll: nothing for a quest not done, and nothing without him', () => {
    expect(bonus({ quests: ['exoneration'] })).toBeUndefined()
    expect(bonus({ quests: ['prized-crackerjack'], party: {} })).toBeUndefined()
  })
})

describe('herk', () => {
  test('herk: at the end he counts for strength and for courage mastery', () => {
    const values = { mastery: { strength: 11, courage: 13 } }
    expect(atTheEnd(holding({ party: { herk: 0 } }, { values }))).toEqual({ mastery: 24 })
  })

  test('herk: the color orange for Drogas, and no monster', () => {
    const g = holding({ party: { herk: 0 }, monsters: ['drogas'] })
    expect(atTheEnd(g)['bonuses']).toBe(2)
    expect(count(holding({ party: { herk: 0 } }).table.machine, 0, 'boardColours')).toBe(1)
  })
})

describe('izah', () => {
  test('izah: with three blocks on the card, 1 influence becomes conviction; the blocks stay', () => {
    const g = acting('izah', 3)
    expect(does(g, 'use:izah', 'augment:influence')).toEqual({ influence: -1, conviction: 1 })
    expect(g.why('use:izah')).toBe('ability-spent')
  })

  test('izah: the block just placed counts, two blocks are too few', () => {
    expect(acting('izah', 2).why('use:izah')).toBe('blocks-on-card')
    expect(
      holding({ party: { izah: 2 } })
        .play('activate:izah')
        .offers(),
    ).toContain('use:izah')
  })

  test('izah: it can be declined, and needs influence', () => {
    expect(does(acting('izah', 3), 'use:izah', 'enough')).toEqual({})
    expect(acting('izah', 13).why('use:izah')).toBe('nothing-would-change')
  })
})

describe('jermo', () => {
  test('jermo: the Move may be one step longer', () => {
    const g = acting('jermo', 1).play('move:14', 'move:15', 'move:16')
    expect([g.player(0).space, g.asked()]).toEqual([16, ['0 turn']])
    expect(g.state.turn.walked).toBe(3)
  })

  test('jermo: two steps without him', () => {
    const g = holding({ party: { jermo: 1 } }).play('move:14', 'move:15')
    expect([g.player(0).space, g.asked()]).toEqual([15, ['0 turn']])
  })

  test('jermo: after the Move it is too late', () => {
    const g = holding({ party: { jermo: 1 } }).play('move:14', 'move:15', 'activate:jermo')
    expect(g.why('move:16')).toBe('move-spent')
  })

  test('jermo: he helps Wanderlust, not Sula', () => {
    const g = acting('jermo', 1, { mount: 3, traits: ['wanderlust'], monsters: ['sula'] })
    expect(atTheEnd(g)['bonuses']).toBe(5)
    expect(does(g, 'move:14', 'move:15', 'move:16', 'move:17')['honor']).toBe(1)
  })
})

describe('krajik', () => {
  test('krajik: every attribute returns for one honor each', () => {
    const g = acting('krajik', 1, { inspiration: 1, strength: 2, courage: 1, vision: 1 })
    expect(does(g, 'use:krajik')).toEqual({
      inspiration: -1,
      strength: -2,
      courage: -1,
      vision: -1,
      influence: 5,
      honor: 5,
    })
    expect(g.why('use:krajik')).toBe('ability-spent')
    expect(g.broken()).toEqual([])
  })

  test('krajik: one gain from one source', () => {
    const g = acting('krajik', 1, { strength: 1, wisdom: 1, traits: ['persistence'] })
    expect(does(g, 'use:krajik')['honor']).toBe(2)
    expect(g.events('honor')).toHaveLength(1)
  })

  test('krajik: nothing without an attribute', () => {
    expect(acting('krajik', 1, { conviction: 3 }).why('use:krajik')).toBe('nothing-would-change')
    expect(acting('krajik', 1, { knowledge: 1 }).why('use:krajik')).toBe(null)
  })
})

describe('nalin', () => {
  const theirs = { regions: { 1: 'fort', 2: 'spire' }, owners: { 1: 1 } } as const

  test('nalin: a takeover costs one conviction, which stays on the region, and 3 honor', () => {
    const g = acting('nalin', 1, { conviction: 1 }, theirs).play('visit:1')
    const copy = acting('nalin', 1, { conviction: 1 }, theirs).play('visit:1')
    expect(does(g, 'control:1')).toEqual({ conviction: -1, 'region 1': 1, honor: 3 })
    expect(changesOf(copy, 1, 'control:1')).toEqual({ 'region 1': -1, influence: 1 })
    expect(g.broken()).toEqual([])
  })

  test('nalin: no takeover without conviction, and the usual price without his activation', () => {
    expect(acting('nalin', 1, {}, theirs).play('visit:1').why('control:1')).toBe('takeover-conviction')
    const usual = holding({ party: { nalin: 1 }, conviction: 1 }, theirs).play('visit:1')
    expect(usual.why('control:1')).toBe('takeover-conviction')
    const two = holding({ party: { nalin: 1 }, conviction: 2 }, theirs).play('visit:1')
    expect(does(two, 'control:1')).toEqual({ conviction: -2, influence: 1, 'region 1': 1, honor: 2 })
  })

  test('nalin: a free region costs the usual price', () => {
    const g = acting('nalin', 1, { conviction: 1 }, theirs).play('visit:2')
    expect(does(g, 'control:2')).toEqual({ conviction: -1, 'region 2': 1, honor: 2 })
  })

  test('nalin: against Impunity it costs 2', () => {
    const other = { traits: ['impunity'] }
    const poor = acting('nalin', 1, { conviction: 1 }, { ...theirs, other }).play('visit:1')
    expect(poor.why('control:1')).toBe('takeover-conviction')
    const rich = acting('nalin', 1, { conviction: 2 }, { ...theirs, other }).play('visit:1')
    expect(does(rich, 'control:1')).toEqual({ conviction: -2, influence: 1, 'region 1': 1, honor: 3 })
  })
})

describe('nilo', () => {
  test('nilo: one conviction becomes courage, or one courage conviction', () => {
    const start = () => acting('nilo', 1, { conviction: 2, courage: 2 })
    expect(start().play('use:nilo').offers()).toEqual(['into:courage', 'into:conviction', 'none'])
    expect(does(start(), 'use:nilo', 'into:courage')).toEqual({ conviction: -1, courage: 1 })
    expect(does(start(), 'use:nilo', 'into:conviction')).toEqual({ conviction: 1, courage: -1 })
    expect(does(start(), 'use:nilo', 'none')).toEqual({})
    expect(start().play('use:nilo', 'none').why('use:nilo')).toBe('ability-spent')
  })

  test('nilo: Devotion and Leadership react to conviction that becomes courage', () => {
    const start = () => acting('nilo', 1, { conviction: 1, courage: 1, traits: ['devotion', 'leadership'] })
    expect(does(start(), 'use:nilo', 'into:courage')['honor']).toBe(3)
    expect(does(start(), 'use:nilo', 'into:conviction')['honor']).toBeUndefined()
  })

  test('nilo: one of the two is enough, neither is not', () => {
    expect(acting('nilo', 1, { conviction: 1 }).play('use:nilo').offers()).toEqual(['into:courage', 'none'])
    expect(acting('nilo', 1, { courage: 1 }).play('use:nilo').offers()).toEqual(['into:conviction', 'none'])
    expect(acting('nilo', 1, { vision: 1 }).why('use:nilo')).toBe('nothing-would-change')
  })
})

describe('dara', () => {
  test('dara: of two blocks one returns and one becomes conviction', () => {
    const g = acting('dara', 3)
    expect(does(g, 'use:dara')).toEqual({ dara: -2, influence: 1, conviction: 1 })
    expect(g.why('use:dara')).toBe('ability-spent')
    expect(g.broken()).toEqual([])
  })

  test('dara: one block is too few, the one just placed counts', () => {
    expect(acting('dara', 1).why('use:dara')).toBe('blocks-on-card')
    expect(
      holding({ party: { dara: 1 } })
        .play('activate:dara')
        .offers(),
    ).toContain('use:dara')
  })
})

describe('qu-ara', () => {
  test('qu-ara: one conviction for two inspiration or two knowledge', () => {
    const start = () => acting('qu-ara', 1, { conviction: 2 })
    expect(start().play('use:qu-ara').offers()).toEqual(['gain:inspiration', 'gain:knowledge', 'none'])
    expect(does(start(), 'use:qu-ara', 'gain:inspiration')).toEqual({
      conviction: -1,
      influence: -1,
      inspiration: 2,
    })
    expect(does(start(), 'use:qu-ara', 'gain:knowledge')).toEqual({
      conviction: -1,
      influence: -1,
      knowledge: 2,
    })
    expect(does(start(), 'use:qu-ara', 'none')).toEqual({ conviction: -1, influence: 1 })
    expect(start().play('use:qu-ara', 'none').why('use:qu-ara')).toBe('ability-spent')
  })

  test('qu-ara: it is a use of conviction', () => {
    const g = acting('qu-ara', 1, { conviction: 1, traits: ['devotion'] })
    expect(does(g, 'use:qu-ara', 'none')['honor']).toBe(1)
  })

  test('qu-ara: the block paid may be the one gained, and not without conviction', () => {
    const g = acting('qu-ara', 12, { conviction: 1 })
    expect(does(g, 'use:qu-ara', 'gain:knowledge', 'gain:knowledge', 'enough')).toEqual({
      conviction: -1,
      knowledge: 1,
    })
    expect(acting('qu-ara', 1).why('use:qu-ara')).toBe('cost')
  })
})

describe('ruak', () => {
  const fight = { ...maw, ...dice('strength', 'death') }

  test('ruak: two white dice, both gained, no loss', () => {
    const g = acting('ruak', 1, { courage: 2, party: { dara: 1 } }, fight)
    const { honor } = g.table.machine.values
    expect(does(g, 'visit:1', 'open')).toEqual({
      courage: -2,
      strength: 2,
      'has ogun': 1,
      honor: honor['ogun'],
    })
    expect(g.events('rolled')).toHaveLength(2)
    expect(g.broken()).toEqual([])
  })

  test('ruak: declined, or not active, he rolls white and black', () => {
    const declined = acting('ruak', 1, { courage: 2 }, fight)
    declined.table.choose(0, 'reroll', 'never')
    for (const g of [declined, holding({ party: { ruak: 1 }, courage: 2 }, fight)]) {
      expect(does(g, 'visit:1', 'open')).toMatchObject({ 'has ruak': -1, strength: 1 })
    }
  })
})

describe('wim', () => {
  test('wim: activating him also activates the character immediately', () => {
    const g = holding({ party: { wim: 0 } }).play('activate:wim')
    expect(g.asked()).toEqual(['0 train'])
    expect(does(g, 'train:inspiration')).toEqual({ inspiration: 1, influence: -1 })
    expect(g.why('character')).toBe('activated-already')
  })

  test('wim: three of his blocks become one strength and two influence, once', () => {
    const g = acting('wim', 6)
    expect(does(g, 'use:wim')).toEqual({ wim: -3, strength: 1, influence: 2 })
    expect(g.why('use:wim')).toBe('ability-spent')
    expect(acting('wim', 2).why('use:wim')).toBe('blocks-on-card')
    expect(acting('wim', 3).why('use:wim')).toBe(null)
  })
})

describe('xan', () => {
  test('xan: two more blocks activate one more companion at its price', () => {
    const g = acting('xan', 1, { party: { dara: 1, izah: 0 } })
    expect(does(g, 'use:xan')).toEqual({ xan: 2, influence: -2 })
    expect(g.offers()).toEqual(['activate:dara', 'activate:izah', 'none'])
    expect(does(g, 'activate:dara')).toEqual(activation(g, 'dara'))
    expect(g.offers()).toContain('use:dara')
    expect(g.why('use:xan')).toBe('ability-spent')
    expect(g.broken()).toEqual([])
  })

  test('xan: never himself, the character, or one that is active', () => {
    const g = acting('xan', 1, { party: { dara: 1, izah: 0 } }, { active: ['xan', 'dara'] }).play('use:xan')
    expect(g.offers()).toEqual(['activate:izah', 'none'])
    expect(g.why('activate:dara')).toBe('active-already')
  })

  test('xan: needs two blocks', () => {
    const party = { dara: 0 }
    expect(acting('xan', 12, { party }).why('use:xan')).toBe('cost')
    expect(acting('xan', 11, { party }).why('use:xan')).toBe(null)
  })

  test('xan: with no block left the other is not activated, unless it needs none', () => {
    const idle = acting('xan', 11, { party: { dara: 0 } })
    expect(does(idle, 'use:xan')).toEqual({ xan: 2, influence: -2 })
    expect(idle.asked()).toEqual(['0 turn'])
    const free = acting('xan', 11, { party: { yanos: 0 }, tiles: { vision: 1, wisdom: 1 } }).play('use:xan')
    expect(free.offers()).toContain('activate:yanos')
  })
})

describe('yanos', () => {
  const tiles = { vision: 1, wisdom: 1 }

  test('yanos: with two tiles his activation needs no block', () => {
    const g = holding({ party: { yanos: 0 }, tiles })
    const { yanos, influence, ...gained } = activation(g, 'yanos')
    expect(does(g, 'activate:yanos')).toEqual({ ...gained, influence: (influence ?? 0) + 1 })
    expect([yanos, g.player(0).loyalty]).toEqual([1, [0]])
  })

  test('yanos: so he acts without any influence', () => {
    expect(holding({ party: { yanos: 13 }, tiles }).why('activate:yanos')).toBe(null)
    expect(holding({ party: { yanos: 13 }, tiles: { vision: 1 } }).why('activate:yanos')).toBe(
      'no-block-to-activate',
    )
  })

  test('yanos: one tile is not enough', () => {
    const g = holding({ party: { yanos: 0 }, tiles: { vision: 1 } })
    expect(does(g, 'activate:yanos')).toEqual(activation(g, 'yanos'))
  })

  test('yanos: the block can be placed anyway', () => {
    const asking = holding({ party: { yanos: 0 }, tiles })
    asking.table.choose(0, 'free-activation', 'ask')
    expect(does(asking, 'activate:yanos', 'yes')).toEqual(activation(asking, 'yanos'))
    const refusing = holding({ party: { yanos: 0 }, tiles })
    refusing.table.choose(0, 'free-activation', 'ask')
    expect(does(refusing, 'activate:yanos', 'no')['yanos']).toBeUndefined()
    const never = holding({ party: { yanos: 0 }, tiles })
    never.table.choose(0, 'free-activation', 'never')
    expect(does(never, 'activate:yanos')).toEqual(activation(never, 'yanos'))
  })

  test('yanos: he frees only himself', () => {
    const g = holding({ party: { yanos: 0, dara: 0 }, tiles })
    expect(does(g, 'activate:dara')).toEqual(activation(g, 'dara'))
  })
})

describe('yok-no', () => {
  test('yok-no: joining gives one courage, never again', () => {
    const g = holding({ strength: 2 }, { regions: { 1: 'inn' }, decks: { red: { open: ['yok-no'] } } })
    const { honor } = g.table.machine.values
    expect(does(g, 'visit:1', 'open')).toEqual({
      strength: -2,
      'has yok-no': 1,
      courage: 1,
      influence: 1,
      honor: honor['yok-no'],
    })
    expect(does(g, 'activate:yok-no')).toEqual(activation(g, 'yok-no'))
    expect(g.offers()).not.toContain('use:yok-no')
  })
})

describe('zharah', () => {
  test('zharah: steps may be spent before, between and after other things', () => {
    const g = acting('zharah', 1, {}, { regions: { 4: 'fort' } }).play('move:14', 'stop', 'visit:4')
    expect(does(g, 'move:15')).toEqual({ space: 1 })
    expect(g.why('move:16')).toBe('move-spent')
    expect(g.state.turn.walked).toBe(2)
  })

  test('zharah: activated in mid-turn she frees the steps not made', () => {
    const g = holding({ party: { zharah: 0 } }).play('move:14', 'stop')
    expect(g.why('move:15')).toBe('move-spent')
    g.play('activate:zharah')
    expect(g.offers()).toContain('move:15')
  })

  test('zharah: each stretch discovers the hexes next to it', () => {
    const g = acting('zharah', 1, {}, { regions: { 1: 'fort', 3: 'inn' } }).play('move:14', 'stop')
    expect(g.state.regions[4]).not.toBe('')
    expect(g.state.regions[5]).toBe('')
    expect(g.play('move:15').state.regions[5]).not.toBe('')
    expect(g.broken()).toEqual([])
  })
})

// The relics, card by card.
import { describe, expect, test } from 'vitest'
import { VISION } from '../../src/state.ts'
import { changesOf } from '../../testing/changes.ts'
import { always, type PlayerSpot } from '../../testing/scenario.ts'
import { atTheEnd, does, endTurn, holding } from './holding.ts'

/** A position with one relic. */
const owning = (id: string, charges: number, me: PlayerSpot = {}, rest: Parameters<typeof holding>[1] = {}) =>
  holding({ ...me, relics: { [id]: charges, ...me.relics } }, rest)

const USED = [
  'armguards',
  'altar-knife',
  'portal-stone',
  'dawn-seeker-signet',
  'orb-of-conundrums',
  'mirror',
  'pendant-of-potency',
  'glowberries',
  'scepter-of-blue-blazes',
  'scroll-of-the-high-born',
  'shield-of-dread',
  'taker-of-stars',
  'mask-of-the-invader',
  'tome-of-mastery',
  'pink-elixir',
]

describe('every relic', () => {
  test.each(USED)('%s: each use costs a charge, once per turn, and needs a charge', (id) => {
    const me = { party: { nyra: 1 }, inspiration: 1, knowledge: 1, strength: 1 }
    const rest = { regions: { 1: 'fort', 2: 'inn', 3: 'spire' } } as const
    expect(owning(id, 0, me, rest).why(`use:${id}`)).toBe('no-charge')
    const g = owning(id, 3, me, rest).play(`use:${id}`)
    for (let i = 0; i < 3 && g.asked()[0] !== '0 turn'; i++) g.play(g.offers()[0] ?? '')
    expect(g.player(0).charges).toEqual([2])
    expect(g.why(`use:${id}`)).toBe('relic-used')
    endTurn(g)
    endTurn(g)
    expect(g.offers()).toContain(`use:${id}`)
    expect(g.broken()).toEqual([])
  })

  test.each(USED)('%s: not in another player’s turn', (id) => {
    const g = holding({}, { other: { relics: { [id]: 3 }, party: { nyra: 1 } } })
    expect(g.offers()).not.toContain(`use:${id}`)
  })
})

describe('armguards', () => {
  test('armguards: the charge moves to the speed tile and gives 1 more step', () => {
    const g = owning('armguards', 3)
    expect(does(g, 'use:armguards')).toEqual({ armguards: -1, speed: 1 })
    g.play('move:14', 'move:15', 'move:16')
    expect([g.player(0).space, g.asked()]).toEqual([16, ['0 turn']])
    expect(g.broken()).toEqual([])
  })

  test('armguards: the blocks add up over several turns', () => {
    const g = owning('armguards', 1, { speedBlocks: 3 })
    expect(does(g, 'use:armguards')).toEqual({ armguards: -1, speed: 1 })
    g.play('move:14', 'move:15', 'move:16', 'move:17', 'move:18', 'move:24')
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.player(0).space).toBe(24)
  })
})

describe('altar-knife', () => {
  test('altar-knife: the charge goes to potential for three honor', () => {
    expect(does(owning('altar-knife', 2), 'use:altar-knife')).toEqual({
      'altar-knife': -1,
      potential: 1,
      honor: 3,
    })
  })

  test('altar-knife: it does not undo vindication', () => {
    const g = owning('altar-knife', 1, { vindicated: true, potential: 0 }).play('use:altar-knife')
    expect([g.player(0).vindicated, g.player(0).potential]).toEqual([true, 1])
  })
})

describe('portal-stone', () => {
  test('portal-stone: to any space without a figure, whose hexes are discovered', () => {
    const g = owning('portal-stone', 1).play('use:portal-stone')
    expect(g.offers().filter((id) => id.startsWith('teleport:'))).toHaveLength(34)
    expect(g.offers()).not.toContain('teleport:13')
    expect(g.offers()).not.toContain('teleport:7')
    g.play('teleport:8')
    expect(g.player(0).space).toBe(8)
    expect([g.state.regions[15], g.state.regions[16]]).not.toContain('')
    expect(g.state.regions[6]).toBe('')
    expect(g.broken()).toEqual([])
  })

  test('portal-stone: the charge returns to influence, and one may stay', () => {
    expect(does(owning('portal-stone', 2), 'use:portal-stone', 'none')).toEqual({
      'portal-stone': -1,
      influence: 1,
    })
  })

  test('portal-stone: it is not the step of the turn', () => {
    const g = owning('portal-stone', 1).play('use:portal-stone', 'teleport:8')
    expect(g.why('end')).toBe('must-move')
    expect([g.player(0).steps, g.state.turn.walked]).toEqual([0, 0])
  })
})

const turning = [
  ['dawn-seeker-signet', 'inspiration', 'wisdom', 'creativity'],
  ['pendant-of-potency', 'strength', 'courage', 'leadership'],
  ['scepter-of-blue-blazes', 'knowledge', 'vision', 'expertise'],
] as const

describe.each(turning)('%s', (id, from, to, trait) => {
  test(`${id}: one ${from} becomes ${to}, and the charge returns`, () => {
    const g = owning(id, 1, { [from]: 2 })
    expect(does(g, `use:${id}`)).toEqual({ [id]: -1, influence: 1, [from]: -1, [to]: 1 })
    expect(g.broken()).toEqual([])
  })

  test(`${id}: it is converting, so ${trait} answers`, () => {
    expect(does(owning(id, 1, { [from]: 1, traits: [trait] }), `use:${id}`)['honor']).toBe(2)
  })

  test(`${id}: with nothing to turn the charge alone comes home`, () => {
    const others = { inspiration: 1, knowledge: 1, strength: 1, [from]: 0 }
    expect(does(owning(id, 1, others), `use:${id}`)).toEqual({ [id]: -1, influence: 1 })
  })
})

describe('orb-of-conundrums', () => {
  test('orb-of-conundrums: the charge becomes conviction, which is no use of it', () => {
    const g = owning('orb-of-conundrums', 3, { traits: ['devotion'] })
    expect(does(g, 'use:orb-of-conundrums')).toEqual({ 'orb-of-conundrums': -1, conviction: 1 })
    expect(g.events('augmented')).toEqual([])
  })
})

describe('mirror', () => {
  const values = { cards: { adena: { gives: { wisdom: 1, vision: 2 } }, elina: { gives: { courage: 1 } } } }

  test('mirror: what one companion of another player gives, and nothing else', () => {
    const other = { party: { adena: 0, elina: 3 } }
    const start = () => owning('mirror', 1, { party: { nyra: 0 } }, { values, other }).play('use:mirror')
    expect(start().offers()).toEqual(['like:adena', 'like:elina', 'none'])
    const g = start()
    expect(does(g, 'like:adena')).toEqual({ influence: -3, wisdom: 1, vision: 2 })
    const squire = start()
    expect(does(squire, 'like:elina')).toEqual({ influence: -1, courage: 1 })
    expect([squire.asked(), squire.state.turn.active]).toEqual([['0 turn'], []])
    expect(changesOf(start(), 1, 'like:elina')).toEqual({})
    expect(does(start(), 'none')).toEqual({})
  })

  test('mirror: with no companion to copy the charge alone comes home', () => {
    expect(does(owning('mirror', 1, { party: { nyra: 0 } }), 'use:mirror')).toEqual({
      mirror: -1,
      influence: 1,
    })
  })
})

describe('glowberries', () => {
  test('glowberries: a roll of the white die', () => {
    const g = owning('glowberries', 1, {}, { values: { whiteDie: always('courage') } })
    expect(does(g, 'use:glowberries')).toEqual({ glowberries: -1, courage: 1 })
    expect(g.events('rolled')).toHaveLength(1)
  })
})

describe('scroll-of-the-high-born', () => {
  test('scroll-of-the-high-born: one potential becomes influence, and the charge returns', () => {
    const start = (potential: number) => owning('scroll-of-the-high-born', 1, { potential })
    const use = 'use:scroll-of-the-high-born'
    expect(does(start(3), use)).toEqual({ 'scroll-of-the-high-born': -1, potential: -1, influence: 2 })
    expect(does(start(0), use)).toEqual({ 'scroll-of-the-high-born': -1, influence: 1 })
  })
})

describe('shield-of-dread', () => {
  const values = { cards: { wim: { gives: { courage: 2 } }, elyas: { gives: { vision: 1 } } } }

  test('shield-of-dread: the charge goes onto a companion, which gives; it is not active by that', () => {
    const me = { party: { wim: 4, elyas: 0 }, traits: ['wonder', 'resilience', 'loyalty'] }
    const g = owning('shield-of-dread', 2, me, { values }).play('use:shield-of-dread')
    expect(g.offers()).toEqual(['onto:wim', 'onto:elyas'])
    expect(does(g, 'onto:wim')).toEqual({ 'shield-of-dread': -1, wim: 1, influence: -2, courage: 2 })
    expect([g.asked(), g.state.turn.active, g.offers().includes('use:wim')]).toEqual([['0 turn'], [], false])
    expect(g.offers()).toContain('activate:wim')
    expect(g.broken()).toEqual([])
  })

  test('shield-of-dread: not without a companion', () => {
    expect(owning('shield-of-dread', 1).why('use:shield-of-dread')).toBe('nothing-would-change')
  })
})

describe('taker-of-stars', () => {
  const three = ['all-in', 'swiftness', 'vindication']

  test('taker-of-stars: of three triggers one goes for the game, and the charge returns', () => {
    const g = owning('taker-of-stars', 1, {}, { triggers: three })
    expect(does(g, 'use:taker-of-stars')).toEqual({ 'taker-of-stars': -1, influence: 1 })
    expect(g.offers()).toEqual(['drop:all-in', 'drop:swiftness', 'drop:vindication', 'none'])
    g.play('drop:swiftness')
    expect(g.state.triggers).toEqual(['all-in', 'vindication'])
    expect(g.state.triggerStack).not.toContain('swiftness')
    expect(g.broken()).toEqual([])
  })

  test('taker-of-stars: none may be taken', () => {
    const g = owning('taker-of-stars', 1, {}, { triggers: three }).play('use:taker-of-stars', 'none')
    expect(g.state.triggers).toEqual(three)
  })

  test('taker-of-stars: nothing with two triggers, or once the end is set', () => {
    const two = owning('taker-of-stars', 1, {}, { triggers: ['all-in', 'vindication'] })
    const late = owning('taker-of-stars', 1, {}, { triggers: three, ending: 'all-in', lastRound: 2 })
    for (const g of [two, late]) {
      const before = g.state.triggers.slice()
      expect(g.play('use:taker-of-stars').asked()).toEqual(['0 turn'])
      expect(g.state.triggers).toEqual(before)
    }
  })
})

describe('that-which-was-broken', () => {
  test('that-which-was-broken: each block on it counts for vision mastery, besides the card', () => {
    const { mastery } = owning('that-which-was-broken', 2).table.machine.values
    const against = (relics: readonly string[]) => ({
      other: { relics: Object.fromEntries(relics.map((id) => [id, 0])) },
    })
    const two = against(['mirror', 'armguards'])
    const three = against(['mirror', 'armguards', 'glowberries'])
    expect(atTheEnd(owning('that-which-was-broken', 2, {}, two))).toEqual({ mastery: mastery[VISION] })
    expect(atTheEnd(owning('that-which-was-broken', 2, {}, three))).toEqual({})
    expect(atTheEnd(owning('that-which-was-broken', 3, {}, three))).toEqual({ mastery: mastery[VISION] })
  })

  test('that-which-was-broken: blocks on other relics do not count', () => {
    const other = { relics: { mirror: 0, armguards: 0 } }
    expect(atTheEnd(owning('glowberries', 3, {}, { other }))).toEqual({})
  })

  test('that-which-was-broken: it is never used, but a block can be recovered', () => {
    const g = owning('that-which-was-broken', 2)
    expect(g.offers()).not.toContain('use:that-which-was-broken')
    expect(g.why('use:that-which-was-broken')).toBe(null)
    expect(does(g, 'recover:that-which-was-broken')).toEqual({ 'that-which-was-broken': -1, influence: 1 })
  })
})

describe('mask-of-the-invader', () => {
  const use = 'use:mask-of-the-invader'
  const map = { regions: { 1: 'fort', 2: 'inn' }, owners: { 2: 1 } } as const

  test('mask-of-the-invader: a free region next to you for a charge and 2 honor; the visit is still available', () => {
    const g = owning('mask-of-the-invader', 1, {}, map).play(use)
    expect(g.offers()).toEqual(['seize:1'])
    expect(does(g, 'seize:1')).toEqual({ 'mask-of-the-invader': -1, 'region 1': 1, honor: 2 })
    expect(g.offers()).toContain('visit:1')
    expect(g.broken()).toEqual([])
  })

  test('mask-of-the-invader: neither Gallantry nor Devotion reacts', () => {
    const me = { traits: ['gallantry', 'devotion'] }
    expect(does(owning('mask-of-the-invader', 1, me, map), use, 'seize:1')['honor']).toBe(2)
  })

  test('mask-of-the-invader: not without a free region', () => {
    const held = { regions: { 1: 'fort', 2: 'inn', 4: 'spire' }, owners: { 1: 0, 2: 1 } } as const
    expect(owning('mask-of-the-invader', 1, {}, held).why(use)).toBe('no-free-region')
  })

  test('mask-of-the-invader: a region given up this turn is not free for it', () => {
    const mine = { regions: { 1: 'fort' }, owners: { 1: 0 } } as const
    const g = owning('mask-of-the-invader', 1, {}, mine).play('give-up:1')
    expect(g.why(use)).toBe('no-free-region')
  })
})

describe('tome-of-mastery', () => {
  test('tome-of-mastery: the common attributes are rearranged', () => {
    const me = { inspiration: 2, knowledge: 0, strength: 2, vision: 1 }
    const g = owning('tome-of-mastery', 1, me)
    expect(does(g, 'use:tome-of-mastery')).toEqual({ 'tome-of-mastery': -1, influence: 1 })
    expect(g.offers()).toEqual(['amount:0', 'amount:1', 'amount:2', 'amount:3', 'amount:4'])
    g.play('amount:1')
    expect(g.offers()).toEqual(['amount:0', 'amount:1', 'amount:2', 'amount:3'])
    expect(does(g, 'amount:3')).toEqual({ inspiration: -1, knowledge: 3, strength: -2 })
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.broken()).toEqual([])
  })

  test('tome-of-mastery: all may become strength, and heroic attributes never move', () => {
    const g = owning('tome-of-mastery', 1, { inspiration: 1, knowledge: 1, courage: 2 }).play(
      'use:tome-of-mastery',
    )
    expect(does(g, 'amount:0', 'amount:0')).toEqual({ inspiration: -1, knowledge: -1, strength: 2 })
  })

  test('tome-of-mastery: without a common attribute only the charge returns', () => {
    const g = owning('tome-of-mastery', 1, { vision: 1 })
    expect(does(g, 'use:tome-of-mastery')).toEqual({ 'tome-of-mastery': -1, influence: 1 })
    expect(g.asked()).toEqual(['0 turn'])
  })
})

describe('pink-elixir', () => {
  const use = 'use:pink-elixir'

  test('pink-elixir: up to two blocks return from one companion', () => {
    const start = () => owning('pink-elixir', 1, { party: { nyra: 3, wim: 1, elyas: 0 } }).play(use)
    expect(start().offers()).toEqual(['home:nyra', 'home:wim', 'enough'])
    expect(does(start(), 'home:nyra')).toEqual({ nyra: -2, influence: 2 })
    expect(does(start(), 'home:wim')).toEqual({ wim: -1, influence: 1 })
    expect(start().play('home:wim').asked()).toEqual(['0 turn'])
    expect(does(start(), 'enough')).toEqual({})
  })

  test('pink-elixir: asks even if two companions have only two blocks, because it affects one companion', () => {
    const g = owning('pink-elixir', 1, { party: { nyra: 1, wim: 1 } }).play(use)
    expect(does(g, 'home:wim')).toEqual({ wim: -1, influence: 1 })
    expect(g.asked()).toEqual(['0 turn'])
  })

  test('pink-elixir: a player who wants to be asked may return just one, both from one companion', () => {
    const start = owning('pink-elixir', 1, { party: { nyra: 3, zho: 1 } })
    start.table.choose(0, 'gains', 'ask')
    const g = start.play(use)
    expect(does(g, 'home:nyra')).toEqual({ nyra: -1, influence: 1 })
    expect(g.offers()).toEqual(['home:nyra', 'enough'])
    expect(does(g, 'enough')).toEqual({})
    expect(g.asked()).toEqual(['0 turn'])
  })

  test('pink-elixir: and both, one by one', () => {
    const start = owning('pink-elixir', 1, { party: { nyra: 3, zho: 1 } })
    start.table.choose(0, 'gains', 'ask')
    expect(does(start, use, 'home:nyra', 'home:nyra')).toEqual({ 'pink-elixir': -1, nyra: -2, influence: 3 })
    expect(start.asked()).toEqual(['0 turn'])
  })

  test('pink-elixir: a single companion needs no question, and with none only the charge returns', () => {
    expect(does(owning('pink-elixir', 1, { party: { nyra: 3 } }), use)).toEqual({
      'pink-elixir': -1,
      nyra: -2,
      influence: 3,
    })
    expect(does(owning('pink-elixir', 1), use)).toEqual({ 'pink-elixir': -1, influence: 1 })
  })
})

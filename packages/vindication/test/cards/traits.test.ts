// The traits, card by card, each in its simplest case.
import { describe, expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import { always, type PlayerSpot } from '../../testing/scenario.ts'
import { acting, activation, does, endTurn, holding } from './holding.ts'

const having = (trait: string, me: PlayerSpot = {}, rest: Parameters<typeof holding>[1] = {}) =>
  holding({ ...me, traits: [trait] }, rest)

const converting = [
  ['creativity', 'wisdom', 'courage'],
  ['expertise', 'vision', 'wisdom'],
  ['leadership', 'courage', 'vision'],
] as const

describe.each(converting)('%s', (trait, to, other) => {
  const me = { inspiration: 3, knowledge: 3, strength: 3, potential: 2 }

  test(`${trait}: the first conversion to ${to} in a turn pays two honor`, () => {
    const g = having(trait, me)
    expect(does(g, `convert:${other}`)['honor']).toBeUndefined()
    expect(does(g, `convert:${to}`)['honor']).toBe(2)
    expect(does(g, `convert:${to}`)['honor']).toBeUndefined()
  })

  test(`${trait}: and again in the next turn`, () => {
    const g = having(trait, me).play(`convert:${to}`)
    endTurn(g)
    endTurn(g)
    expect(does(g, `convert:${to}`)['honor']).toBe(2)
    expect(g.broken()).toEqual([])
  })
})

describe('devotion', () => {
  test('devotion: one honor for each payment of conviction, however many blocks', () => {
    const me = { conviction: 4, party: { yohna: 1 }, traits: ['devotion'] }
    const g = holding(me, { active: ['yohna'], regions: { 1: 'fort' }, owners: { 1: 1 } }).play('visit:1')
    expect(does(g, 'control:1')).toEqual({ conviction: -2, influence: 1, 'region 1': 1, honor: 3 })
    expect(does(g, 'use:yohna', 'into:vision')['honor']).toBe(1)
  })

  test('devotion: an empowered draw is a use, recovering a block is not', () => {
    const g = having('devotion', { conviction: 2, wisdom: 2 }, { regions: { 1: 'tomb' } })
    expect(does(g, 'recover:conviction')['honor']).toBeUndefined()
    expect(does(g.play('visit:1'), 'empower')['honor']).toBe(1)
  })
})

describe('diligence', () => {
  const dice = { values: { whiteDie: always('strength'), blackDie: always('miss') } }

  test.each([
    ['tomb', 'wisdom', []],
    ['tower', 'vision', ['acquire']],
    ['maw', 'courage', []],
  ] as const)('diligence: a card of the %s turns one influence into conviction', (region, price, first) => {
    const me = { [price]: 2, party: { wim: 0 } }
    const g = having('diligence', me, { regions: { 1: region }, ...dice }).play('visit:1', ...first, 'open')
    if (region === 'tower') g.play('place:1')
    expect(g.offers()).toEqual(['augment:influence', 'enough'])
    expect(does(g, 'augment:influence')).toEqual({ influence: -1, conviction: 1 })
    expect(g.asked()).toEqual(['0 turn'])
  })

  test('diligence: not for a companion, and not for its own arrival', () => {
    const inn = having(
      'diligence',
      { strength: 2 },
      { regions: { 1: 'inn' }, decks: { red: { open: ['izah'] } } },
    )
    expect(inn.play('visit:1', 'open').asked()).toEqual(['0 turn'])
    const tomb = { regions: { 1: 'tomb' }, decks: { traits: { open: ['diligence'] } } } as const
    expect(holding({ wisdom: 2 }, tomb).play('visit:1', 'open').asked()).toEqual(['0 turn'])
  })
})

describe('gallantry', () => {
  test('gallantry: two honor for each monster', () => {
    const values = { cards: { ogun: { honor: 5 } }, whiteDie: always('strength'), blackDie: always('miss') }
    const maw = { regions: { 1: 'maw' }, decks: { monsters: { open: ['ogun'] } }, values } as const
    const g = having('gallantry', { courage: 2, party: { wim: 0 } }, maw)
    expect(does(g, 'visit:1', 'open')['honor']).toBe(7)
  })

  test('gallantry: two honor for a region taken from another, none for a free one', () => {
    const map = { regions: { 1: 'fort', 2: 'inn' }, owners: { 1: 1 } } as const
    const theirs = having('gallantry', { conviction: 2 }, map).play('visit:1')
    expect(does(theirs, 'control:1')['honor']).toBe(4)
    const free = having('gallantry', { conviction: 2, strength: 2 }, map).play('visit:2', 'none')
    expect(does(free, 'control:2')['honor']).toBe(2)
  })

  test('gallantry: whichever of five seats held it', () => {
    for (const seat of [1, 2, 3, 4]) {
      const map = { seats: 5, regions: { 1: 'fort' }, owners: { 1: seat } } as const
      const g = having('gallantry', { conviction: 2 }, map).play('visit:1')
      expect(does(g, 'control:1')['honor']).toBe(4)
    }
    const other = { traits: ['gallantry'], conviction: 2, space: 8 }
    const first = holding({}, { turn: 1, other, regions: { 15: 'fort', 16: 'inn' }, owners: { 15: 0 } })
    expect(changesOf(first.play('visit:15'), 1, 'control:15')['honor']).toBe(4)
  })
})

describe('humility', () => {
  const theirTurn = (mine: number, theirs: number) =>
    having(
      'humility',
      { honor: mine },
      { turn: 1, other: { honor: theirs, relics: { 'altar-knife': 1 }, party: { krajik: 1 }, strength: 2 } },
    )

  test('humility: when a player who is ahead gains honor in another player’s turn, 1 block leaves potential', () => {
    expect(does(theirTurn(5, 6), '1 use:altar-knife')).toEqual({ potential: -1, influence: 1 })
  })

  test('humility: not from a player who was tied or behind before the gain', () => {
    expect(does(theirTurn(5, 5), '1 use:altar-knife')).toEqual({})
    expect(does(theirTurn(5, 4), '1 use:altar-knife')).toEqual({})
  })

  test('humility: once per turn', () => {
    const other = { honor: 9, relics: { 'altar-knife': 1 }, party: { krajik: 1 }, strength: 2 }
    const g = having('humility', { honor: 5 }, { turn: 1, other, active: ['krajik'] })
    expect(does(g, '1 use:altar-knife')).toEqual({ potential: -1, influence: 1 })
    expect(does(g, '1 use:krajik')).toEqual({})
  })

  test('humility: never in one’s own turn', () => {
    const g = having(
      'humility',
      { honor: 5 },
      { other: { honor: 9 }, regions: { 1: 'fort' }, owners: { 1: 1 } },
    )
    expect(does(g, 'visit:1')).toEqual({ strength: 2, influence: -2 })
    expect(g.player(1).honor).toBe(11)
  })
})

describe('impunity', () => {
  const start = (conviction: number) =>
    holding(
      { conviction },
      { other: { traits: ['impunity'] }, regions: { 1: 'fort', 2: 'inn' }, owners: { 1: 1 } },
    )

  test('impunity: a takeover from its owner costs four', () => {
    expect(start(3).play('visit:1').why('control:1')).toBe('takeover-conviction')
    expect(does(start(4).play('visit:1'), 'control:1')).toEqual({
      conviction: -4,
      influence: 3,
      'region 1': 1,
      honor: 2,
    })
  })

  test('impunity: the Impunity of the player who takes it does not matter', () => {
    const g = having('impunity', { conviction: 2 }, { regions: { 1: 'fort' }, owners: { 1: 1 } }).play(
      'visit:1',
    )
    expect(does(g, 'control:1')['conviction']).toBe(-2)
  })
})

describe('loyalty', () => {
  test('loyalty: activating the character returns one block from a companion', () => {
    const one = having('loyalty', { party: { arn: 2 } })
    expect(does(one, 'character', 'train:strength')).toEqual({ strength: 1, arn: -1 })
    const g = having('loyalty', { party: { wim: 2, izah: 1 } }).play('character', 'train:strength')
    expect(g.offers()).toEqual(['home:wim', 'home:izah', 'enough'])
    expect(does(g, 'home:izah')).toEqual({ izah: -1, influence: 1 })
    expect(g.asked()).toEqual(['0 turn'])
  })

  test('loyalty: also through a squire, but not for other companions', () => {
    const squire = having('loyalty', { party: { wim: 1 } }).play('activate:wim')
    expect(does(squire, 'train:inspiration', 'home:wim')).toEqual({ inspiration: 1, wim: -1 })
    const plain = having('loyalty', { party: { izah: 1 } })
    expect(does(plain, 'activate:izah')).toEqual(activation(plain, 'izah'))
  })
})

describe('patience', () => {
  test('patience: courage, vision and wisdom instead of the turn; no Move is required', () => {
    const g = having('patience')
    expect(does(g, 'use:patience')).toEqual({ courage: 1, vision: 1, wisdom: 1, influence: -3 })
    expect(g.asked()).toEqual(['1 turn'])
    expect(g.broken()).toEqual([])
  })

  test.each(['character', 'move:14', 'rest', 'recover:strength', 'convert:courage'])(
    'patience: not after %s',
    (first) => {
      const g = having('patience', { inspiration: 1, strength: 1 }).play(first)
      while (g.asked()[0] !== '0 turn') g.play(g.offers().includes('stop') ? 'stop' : (g.offers()[0] ?? ''))
      expect(g.why('use:patience')).toBe('begun-already')
    },
  )

  test('patience: with little influence fewer are gained, and no blocks are recovered for it', () => {
    const g = having('patience', { potential: 18, strength: 1 }).play('use:patience')
    expect(g.offers()).toEqual(['gain:courage', 'gain:wisdom', 'gain:vision', 'enough'])
    expect(does(g, 'gain:vision', 'gain:wisdom')).toEqual({ vision: 1, wisdom: 1, influence: -2 })
    expect(g.asked()).toEqual(['1 turn'])
  })
})

describe('persistence', () => {
  const me = { relics: { 'altar-knife': 1 }, conviction: 2, party: { rhun: 1 }, vision: 1 }
  const rest = { active: ['rhun'], regions: { 1: 'fort' } } as const

  test('persistence: the second source of honor in a turn gives 2 more, once', () => {
    const g = having('persistence', me, rest)
    expect(does(g, 'use:altar-knife')['honor']).toBe(3)
    expect(does(g, 'use:rhun')['honor']).toBe(3)
    expect(does(g.play('visit:1'), 'control:1')['honor']).toBe(2)
    expect(g.broken()).toEqual([])
  })

  test('persistence: needs two sources in one turn, not one in each of two turns', () => {
    const g = having('persistence', { ...me, relics: { 'altar-knife': 2 } }, rest)
    expect(does(g, 'use:altar-knife')['honor']).toBe(3)
    endTurn(g)
    endTurn(g)
    expect(does(g, 'use:altar-knife')['honor']).toBe(3)
  })
})

describe('preparation', () => {
  const values = { cards: { jika: { honor: 0 }, devotion: { honor: 5 }, preparation: { honor: 4 } } }

  test('preparation: a card gives 1 more honor', () => {
    const tomb = { regions: { 1: 'tomb' }, decks: { traits: { open: ['devotion'] } }, values } as const
    expect(does(having('preparation', { wisdom: 2 }, tomb), 'visit:1', 'open')['honor']).toBe(6)
    const inn = { regions: { 1: 'inn' }, decks: { yellow: { open: ['jika'] } }, values } as const
    expect(does(having('preparation', { inspiration: 2 }, inn), 'visit:1', 'open')['honor']).toBe(1)
  })

  test('preparation: not for itself, and a lost card costs only its printed honor', () => {
    const tomb = { regions: { 1: 'tomb' }, decks: { traits: { open: ['preparation'] } }, values } as const
    expect(does(holding({ wisdom: 2 }, tomb), 'visit:1', 'open')['honor']).toBe(4)
    const rhun = { values: { cards: { rhun: { honor: 5 } } } }
    const g = having('preparation', { honor: 9, party: { rhun: 1 } }, rhun)
    expect(does(g, 'recover:rhun')['honor']).toBe(-5)
  })
})

describe('purpose', () => {
  test('purpose: the character gives one more of the same', () => {
    expect(does(having('purpose'), 'character', 'train:knowledge')).toEqual({ knowledge: 2, influence: -2 })
    const vindicated = having('purpose', { vindicated: true, potential: 0 })
    expect(does(vindicated, 'character', 'train:strength')).toEqual({ strength: 3, influence: -3 })
  })

  test('purpose: also through a squire', () => {
    const g = having('purpose', { party: { eila: 0 } }).play('activate:eila')
    expect(does(g, 'train:strength')).toEqual({ strength: 2, influence: -2 })
  })
})

describe('resilience', () => {
  test('resilience: with four blocks on a companion its activation needs none', () => {
    const g = having('resilience', { party: { izah: 4 } })
    const { izah, influence, ...gained } = activation(g, 'izah')
    expect(does(g, 'activate:izah')).toEqual({ ...gained, influence: (influence ?? 0) + 1 })
    expect(izah).toBe(1)
    const three = having('resilience', { party: { izah: 3 } })
    expect(does(three, 'activate:izah')).toEqual(activation(three, 'izah'))
  })

  test('resilience: fatigue stops at four', () => {
    const values = { whiteDie: always('vision'), blackDie: always('fatigue') }
    const tired = (blocks: number) => {
      const me = { courage: 2, party: { wim: blocks }, traits: ['resilience'] }
      return does(holding(me, { regions: { 1: 'maw' }, values }), 'visit:1', 'open')['wim']
    }
    expect([2, 3, 4, 5].map(tired)).toEqual([2, 1, undefined, undefined])
  })
})

describe('wanderlust', () => {
  test('wanderlust: one honor at the fourth step of the Move', () => {
    const g = having('wanderlust', { mount: 5 })
    expect(does(g, 'move:14', 'move:15', 'move:16')['honor']).toBeUndefined()
    expect(does(g, 'move:17')['honor']).toBe(1)
    expect(does(g, 'move:23')['honor']).toBeUndefined()
  })

  test('wanderlust: stretches of a split Move add up', () => {
    const g = acting('zharah', 1, { mount: 5, traits: ['wanderlust'] })
    expect(does(g, 'move:14', 'move:15', 'stop', 'move:16')['honor']).toBeUndefined()
    expect(does(g, 'move:17')['honor']).toBe(1)
  })
})

describe('wonder', () => {
  const values = { cards: { wim: { gives: { strength: 1 } }, adena: { gives: { vision: 2 } } } }

  test('wonder: an activated companion gives the printed attributes of another; its ability stays its own', () => {
    const g = having('wonder', { party: { wim: 0, adena: 0 } }, { values }).play('activate:wim')
    expect(g.offers()).toEqual(['like:wim', 'like:adena'])
    expect(does(g, 'like:adena')).toEqual({ vision: 2, influence: -2 })
    expect(g.asked()).toEqual(['0 train'])
    expect(g.player(0).loyalty).toEqual([1, 0])
  })

  test('wonder: its own attributes are still a choice, and alone there is no choice', () => {
    const g = having('wonder', { party: { wim: 0, adena: 0 } }, { values }).play('activate:wim')
    expect(does(g, 'like:wim')).toEqual({ strength: 1, influence: -1 })
    const alone = having('wonder', { party: { adena: 0 } }, { values })
    expect(does(alone, 'activate:adena')).toEqual({ adena: 1, vision: 2, influence: -3 })
  })

  test('wonder: another player’s companion is not a choice', () => {
    const g = having('wonder', { party: { adena: 0 } }, { values, other: { party: { wim: 0 } } })
    expect(g.play('activate:adena').asked()).toEqual(['0 turn'])
    expect(changesOf(g, 1)).toEqual({})
  })
})

// The treacherous companions, card by card.
import { describe, expect, test } from 'vitest'
import { changesOf, changesOfAll } from '../../testing/changes.ts'
import type { PlayerSpot } from '../../testing/scenario.ts'
import { acting, endTurn, near } from './near.ts'

const TRAITORS = ['false-tongue', 'kuvot', 'vrix', 'seven-quills', 'sidney', 'toule', 'zula']

describe('every ability that waits', () => {
  /** Enough of everything for any of them. */
  const rich = (id: string, active: boolean) =>
    near(
      { party: { [id]: 2 }, conviction: 1 },
      [{ party: { arn: 0 }, traits: ['purpose'], tiles: { courage: 1 }, inspiration: 1 }],
      { regions: { 1: 'fort' }, ...(active ? { active: [id] } : {}) },
    )

  test.each(TRAITORS)('%s: waits for an activation, works once and lapses with the turn', (id) => {
    const use = `use:${id}`
    expect(rich(id, false).offers()).not.toContain(use)
    const g = rich(id, true).play(use)
    while (g.asked()[0] !== '0 turn') g.play(g.offers()[0] ?? '')
    expect(g.why(use)).toBe('ability-spent')
    const idle = endTurn(endTurn(rich(id, true)))
    expect(idle.state.turn.seat).toBe(0)
    expect(idle.offers()).not.toContain(use)
    expect([...g.broken(), ...idle.broken()]).toEqual([])
  })

  test.each(TRAITORS)('%s: is lost with the companion', (id) => {
    const g = rich(id, true).play(`recover:${id}`)
    expect([g.offers().includes(`use:${id}`), g.why(`use:${id}`)]).toEqual([false, null])
  })

  test.each(TRAITORS)('%s: Xan may activate it, and it works', (id) => {
    const g = near(
      { party: { xan: 0, [id]: 1 }, conviction: 1 },
      [{ party: { arn: 0 }, traits: ['purpose'], tiles: { courage: 1 }, inspiration: 1 }],
      { regions: { 1: 'fort' } },
    )
    g.play('activate:xan', 'use:xan', `activate:${id}`)
    expect(g.offers()).toContain(`use:${id}`)
  })

  test.each(TRAITORS)('%s: does nothing in another player’s turn', (id) => {
    const g = endTurn(rich(id, true))
    expect(g.state.turn.seat).toBe(1)
    expect(g.offers(1)).not.toContain(`use:${id}`)
  })
})

describe('false-tongue', () => {
  const victim: PlayerSpot = { party: { arn: 1, zho: 0 } }

  test('false-tongue: for 1 dilution a neighbor’s companion cannot be activated', () => {
    const g = acting('false-tongue', {}, [victim])
    expect(changesOfAll(g, 'use:false-tongue', 'mark:arn')).toEqual([{ influence: -1, potential: 1 }, {}])
    expect(g.state.slots?.treachery?.cards).toEqual(['arn'])
    endTurn(g)
    expect(g.why('activate:arn')).toBe('marked-companion')
    expect(g.offers()).toContain('activate:zho')
    expect(g.broken()).toEqual([])
  })

  test('false-tongue: the actor picks the companion, among all neighbors', () => {
    const g = acting('false-tongue', {}, [victim, { party: { miara: 0 } }, { party: { ruak: 0 } }])
    g.play('use:false-tongue')
    expect(g.offers()).toEqual(['mark:arn', 'mark:zho', 'mark:miara', 'none'])
  })

  test('false-tongue: the only companion needs no question; the player picks the step of the dilution', () => {
    const g = acting('false-tongue', { conviction: 1 }, [{ party: { arn: 1 } }]).play('use:false-tongue')
    expect(g.asked()).toEqual(['0 dilute'])
    expect(changesOf(g, 0, 'dilute:conviction')).toEqual({ conviction: -1, influence: 1 })
    expect(g.state.slots?.treachery?.cards).toEqual(['arn'])
  })

  test('false-tongue: declining costs nothing', () => {
    const g = acting('false-tongue', {}, [victim])
    expect(changesOfAll(g, 'use:false-tongue', 'none')).toEqual([{}, {}])
    expect(g.why('use:false-tongue')).toBe('ability-spent')
  })

  test('false-tongue: nobody near, nothing to mark, nothing to dilute', () => {
    expect(acting('false-tongue', {}, [{ space: 15 }]).why('use:false-tongue')).toBe('nobody-near')
    expect(acting('false-tongue', {}, [{}]).why('use:false-tongue')).toBe('nothing-there')
    expect(acting('false-tongue', {}, [victim], { marked: ['arn', 'zho'] }).why('use:false-tongue')).toBe(
      'nothing-there',
    )
    const poor = acting('false-tongue', { influence: 0 }, [victim])
    expect(poor.why('use:false-tongue')).toBe('dilution-price')
  })

  test('false-tongue: a marked companion still fights, and its attributes can still be copied', () => {
    const g = near({ relics: { mirror: 1 } }, [{ party: { arn: 0 } }], { marked: ['arn'] })
    expect(changesOf(g, 0, 'use:mirror', 'like:arn')).toEqual({ mirror: -1, strength: 2, influence: -1 })
    const guarded = near({ conviction: 2, space: 13 }, [{ party: { oneth: 0 } }], {
      marked: ['oneth'],
      regions: { 1: 'fort' },
      owners: { 1: 1 },
    })
    expect(guarded.why('control:1')).toBe('guarded')
  })

  test('false-tongue: blocks used during its question are missing for its price', () => {
    const g = acting('false-tongue', { influence: 1, tiles: { courage: 1 } }, [victim])
    g.play('use:false-tongue', 'discard:courage', 'gain:courage')
    expect(g.why('mark:arn')).toBe('dilution-price')
    expect(changesOf(g, 0, 'none')).toEqual({})
    expect(g.broken()).toEqual([])
  })
})

describe('kuvot', () => {
  test('kuvot: for 1 honor a neighbor gives a tile of their choice and gains 2 honor', () => {
    const g = acting('kuvot', {}, [{ tiles: { courage: 1, strength: 1 } }]).play('use:kuvot')
    expect(g.asked()).toEqual(['1 giveTile'])
    expect(g.player(0).honor).toBe(9)
    expect(changesOfAll(g, '1 give:strength')).toEqual([
      { 'strength tile': 1 },
      { 'strength tile': -1, honor: 2 },
    ])
    expect(g.broken()).toEqual([])
  })

  test('kuvot: no tile can be discarded before the choice is made', () => {
    const g = acting('kuvot', {}, [{ tiles: { courage: 1, strength: 1 } }]).play('use:kuvot')
    expect(g.offers(1).toSorted()).toEqual(['give:courage', 'give:strength'])
  })

  test('kuvot: one kind of tile is given without a question', () => {
    const g = acting('kuvot', {}, [{ tiles: { courage: 1 } }])
    expect(changesOfAll(g, 'use:kuvot')).toEqual([
      { honor: -1, 'courage tile': 1 },
      { honor: 2, 'courage tile': -1 },
    ])
  })

  test('kuvot: he needs a neighbor with a tile, and 1 honor', () => {
    expect(acting('kuvot', {}, [{}]).why('use:kuvot')).toBe('nothing-there')
    const far = acting('kuvot', {}, [{ space: 15, tiles: { courage: 1 } }])
    expect(far.why('use:kuvot')).toBe('nobody-near')
    expect(acting('kuvot', { honor: 0 }, [{ tiles: { courage: 1 } }]).why('use:kuvot')).toBe('honor-price')
  })

  test('kuvot: the player picks one of several neighbors', () => {
    const g = acting('kuvot', {}, [{ tiles: { courage: 1 } }, {}, { space: 19, tiles: { courage: 1 } }])
    g.play('use:kuvot')
    expect(g.offers()).toEqual(['whom:1', 'whom:3', 'none'])
    expect(changesOfAll(g, 'whom:3')[3]).toEqual({ honor: 2, 'courage tile': -1 })
  })

  test('kuvot: a third player behind the target reacts with Humility', () => {
    const g = acting('kuvot', {}, [{ tiles: { courage: 1 }, honor: 20 }, { traits: ['humility'] }])
    expect(changesOf(g, 2, 'use:kuvot')).toEqual({ potential: -1, influence: 1 })
  })
})

describe('vrix', () => {
  test('vrix: changes places with a player at most two steps away', () => {
    const g = acting('vrix', {}, [{}, { space: 15 }, { space: 16 }]).play('use:vrix')
    expect(g.offers()).toEqual(['whom:1', 'whom:2', 'none'])
    g.play('whom:2')
    expect(g.state.players.map((p) => p.space)).toEqual([15, 14, 13, 16])
    expect(g.broken()).toEqual([])
  })

  test('vrix: nobody within two steps', () => {
    expect(acting('vrix', {}, [{ space: 16 }]).why('use:vrix')).toBe('nobody-near')
  })

  test('vrix: it is not the step of the turn', () => {
    const g = acting('vrix').play('use:vrix')
    expect([g.player(0).space, g.player(1).space]).toEqual([14, 13])
    expect(g.why('end')).toBe('must-move')
    expect(g.state.turn.walked).toBe(0)
  })

  test('vrix: also after the Move, but not back to where the turn began', () => {
    const h = acting('vrix', {}, [{ space: 16 }]).play('move:14', 'move:15', 'use:vrix')
    expect([h.player(0).space, h.player(1).space]).toEqual([16, 15])
    const pushed = (...more: string[]) =>
      near({ party: Object.fromEntries(['vrix', 'feth', ...more].map((id) => [id, 1])), mount: 3 }, [{}], {
        active: ['vrix', 'feth', ...more],
      }).play('move:14', 'shove:13', 'stop')
    expect(pushed().why('use:vrix')).toBe('stranded')
    // With Zharah the Move is not over, so the figure can move on.
    const g = pushed('zharah').play('use:vrix')
    expect([g.player(0).space, g.player(1).space]).toEqual([13, 14])
    expect(g.why('end')).toBe('where-you-began')
  })
})

describe('feth', () => {
  test('feth: steps onto a figure, pushes it to a free space of his choice and gains 2 strength', () => {
    const g = acting('feth', {}, [{}, {}]).play('move:14')
    expect(g.asked()).toEqual(['0 shove'])
    expect(g.offers()).toEqual(['shove:13', 'shove:15', 'shove:20', 'none'])
    expect(changesOfAll(g, 'shove:20')).toEqual([{ strength: 2, influence: -2 }, { space: 6 }, {}])
    expect(g.offers()).toContain('stop')
    expect(g.broken()).toEqual([])
  })

  test('feth: the pushed figure discovers hexes', () => {
    const g = acting('feth').play('move:14', 'shove:20')
    expect(g.state.regions[11]).not.toBe('')
    expect(g.events('discovered').every(({ seat }) => seat === 0)).toBe(true)
  })

  test('feth: the last step may end on a figure that can be pushed, and then it must be', () => {
    const one = acting('feth', { mount: 2 }, [{ space: 15 }]).play('move:14')
    expect(one.offers()).toContain('move:15')
    one.play('move:15')
    expect(one.offers()).toEqual(['shove:14', 'shove:16', 'shove:21'])
    one.play('shove:14')
    expect([one.player(0).space, one.asked()]).toEqual([15, ['0 turn']])
    const without = near({ mount: 2 }, [{ space: 15 }]).play('move:14')
    expect(without.why('move:15')).toBe('no-way-to-stop')
  })

  test('feth: without a free space there is no push', () => {
    // On the coast, the only way out is the space the figure came from, which is free by then.
    const g = acting('feth', { space: 25, mount: 3 }, [{ space: 1 }]).play('move:1')
    expect(g.offers()).toEqual(['shove:25', 'none'])
    const shut = acting('feth', { mount: 4 }, [{ space: 14 }, { space: 15 }, { space: 20 }, { space: 21 }])
    shut.play('move:14')
    expect(shut.offers()).toEqual(['shove:13', 'none'])
  })

  test('feth: once per activation, and only while he is active', () => {
    const g = acting('feth', { mount: 5 }, [{}, { space: 15 }]).play('move:14', 'shove:20', 'move:15')
    expect(g.asked()).toEqual(['0 walk'])
    const idle = near({ party: { feth: 1 }, mount: 5 }).play('move:14')
    expect(idle.asked()).toEqual(['0 walk'])
  })

  test('feth: declining leaves the push for the next figure', () => {
    const g = acting('feth', { mount: 5 }, [{}, { space: 15 }]).play('move:14', 'none', 'move:15')
    expect(g.asked()).toEqual(['0 shove'])
  })

  test('feth: if influence is short for the strength, blocks can be recovered, even during the walk', () => {
    const g = acting('feth', { influence: 1, conviction: 1, mount: 3 }).play('move:14', 'shove:15')
    expect(g.asked()).toEqual(['0 gain'])
    g.play('gain:strength', 'recover:conviction')
    expect([g.player(0).spheres[2], g.asked()]).toEqual([2, ['0 walk']])
    expect(g.broken()).toEqual([])
  })

  test('feth: after leaving during the turn he pushes nobody', () => {
    const g = acting('feth', { mount: 3 }).play('recover:feth', 'move:14')
    expect(g.asked()).toEqual(['0 walk'])
  })
})

describe('seven-quills', () => {
  const victim: PlayerSpot = { traits: ['purpose'], relics: { mirror: 2 }, party: { arn: 0 } }

  test('seven-quills: for 1 dilution a neighbor’s relic or trait is switched off', () => {
    const g = acting('seven-quills', {}, [victim]).play('use:seven-quills')
    expect(g.offers()).toEqual(['mark:purpose', 'mark:mirror', 'none'])
    expect(changesOfAll(g, 'mark:mirror')).toEqual([{ influence: -1, potential: 1 }, {}])
    endTurn(g)
    expect(g.why('use:mirror')).toBe('marked-card')
  })

  test('seven-quills: a marked trait is off', () => {
    const g = near({}, [{ traits: ['purpose'] }], { turn: 1, marked: ['purpose'] })
    expect(changesOf(g, 1, 'character', 'train:strength')).toEqual({ strength: 1, influence: -1 })
  })

  test('seven-quills: nobody near, or nobody with a relic or trait', () => {
    expect(acting('seven-quills', {}, [{ space: 15, ...victim }]).why('use:seven-quills')).toBe('nobody-near')
    expect(acting('seven-quills', {}, [{ party: { arn: 0 } }]).why('use:seven-quills')).toBe('nothing-there')
  })
})

describe('strann', () => {
  const through = ['move:14', 'move:15']

  test('strann: passing through a figure augments influence, and its owner loses inspiration', () => {
    const g = acting('strann', {}, [{ inspiration: 2 }]).play(...through)
    expect(g.asked()).toEqual(['0 overrun'])
    expect(changesOfAll(g, 'yes')).toEqual([
      { influence: -1, conviction: 1 },
      { inspiration: -1, influence: 1 },
    ])
    expect(g.broken()).toEqual([])
  })

  test('strann: it works on a player without inspiration, and for a player without influence', () => {
    const none = acting('strann', {}, [{ strength: 1 }]).play(...through)
    expect(changesOfAll(none, 'yes')).toEqual([{ influence: -1, conviction: 1 }, {}])
    const poor = acting('strann', { influence: 0 }, [{ inspiration: 1 }]).play(...through)
    expect(changesOfAll(poor, 'yes')).toEqual([{}, { inspiration: -1, influence: 1 }])
    const idle = acting('strann', { influence: 0 }).play(...through)
    expect(idle.asked()).toEqual(['0 turn'])
  })

  test('strann: declining leaves it for the next figure; then once per activation', () => {
    const g = acting('strann', { mount: 5 }, [{}, { space: 15 }, { space: 21 }])
    g.play('move:14', 'move:15', 'no', 'move:21')
    expect(g.asked()).toEqual(['0 overrun'])
    g.play('yes', 'move:30')
    expect(g.asked()).not.toContain('0 overrun')
  })

  test('strann: entering is not passing, and passing a free space does nothing', () => {
    const g = acting('strann', { mount: 4 }, [{}]).play('move:14')
    expect(g.asked()).toEqual(['0 walk'])
    const h = acting('strann', { mount: 4 }, [{ space: 7 }]).play(...through)
    expect(h.asked()).toEqual(['0 walk'])
  })

  test('strann: a preference answers for him', () => {
    for (const [choice, conviction] of [
      ['always', 1],
      ['never', 0],
    ] as const) {
      const g = acting('strann', {}, [{ inspiration: 1 }])
      g.table.choose(0, 'resolve', choice)
      g.play(...through)
      expect([g.player(0).conviction, g.player(1).spheres[0]]).toEqual([conviction, 1 - conviction])
    }
  })

  test('strann: with Feth active too, a pushed figure is not passed', () => {
    const g = near({ party: { strann: 1, feth: 1 }, mount: 3 }, [{ inspiration: 1 }], {
      active: ['strann', 'feth'],
    })
    g.play('move:14', 'shove:20', 'move:15')
    expect([g.asked(), g.player(1).spheres[0]]).toEqual([['0 walk'], 1])
    const h = near({ party: { strann: 1, feth: 1 }, mount: 3 }, [{ inspiration: 1 }], {
      active: ['strann', 'feth'],
    })
    expect(h.play('move:14', 'none', 'move:15').asked()).toEqual(['0 overrun'])
  })
})

describe('sidney', () => {
  const regions = { 1: 'fort', 2: 'inn', 3: 'spire' } as const

  test('sidney: for 1 dilution a region next to him is closed', () => {
    const g = acting('sidney', {}, [{}], { regions }).play('use:sidney')
    expect(g.offers()).toEqual(['mark-region:3', 'mark-region:1', 'mark-region:2', 'none'])
    expect(changesOf(g, 0, 'mark-region:1')).toEqual({ influence: -1, potential: 1 })
    expect(g.why('visit:1')).toBe('marked-region')
    expect(g.why('control:1')).toBe('marked-region')
    expect(g.offers()).toContain('visit:3')
    expect(g.broken()).toEqual([])
  })

  test('sidney: no neighbor is needed; any owner, none, or the player', () => {
    const g = acting('sidney', {}, [{ space: 7 }], { regions, owners: { 1: 1, 2: 0 } }).play('use:sidney')
    expect(g.offers()).toHaveLength(4)
  })

  test('sidney: only discovered regions that are not marked', () => {
    const g = acting('sidney', {}, [{}], { regions: { 1: 'fort', 2: 'inn' }, closed: [2] })
    g.play('use:sidney')
    expect(g.state.slots?.treachery?.hexes).toEqual([2, 1])
    expect(acting('sidney', {}, [{}], { regions: { 1: 'fort' }, closed: [1] }).why('use:sidney')).toBe(
      'nothing-there',
    )
  })
})

describe('toule', () => {
  test('toule: moves a block from potential, and a neighbor loses an attribute of their choice', () => {
    const g = acting('toule', {}, [{ strength: 1, courage: 1 }]).play('use:toule')
    expect(g.asked()).toEqual(['1 lose'])
    expect(g.offers(1)).toEqual(['lose:strength', 'lose:courage'])
    expect(changesOfAll(g, '1 lose:strength')).toEqual([{}, { strength: -1, influence: 1 }])
    expect([g.player(0).potential, g.player(0).influence]).toEqual([7, 13])
  })

  test('toule: one attribute is lost without a question', () => {
    const g = acting('toule', {}, [{ vision: 2 }])
    expect(changesOfAll(g, 'use:toule')).toEqual([
      { potential: -1, influence: 1 },
      { vision: -1, influence: 1 },
    ])
  })

  test('toule: works with nobody near, and not on players without attributes', () => {
    const unlocked = { potential: -1, influence: 1 }
    expect(changesOfAll(acting('toule', {}, [{ space: 7 }]), 'use:toule')).toEqual([unlocked, {}])
    expect(changesOfAll(acting('toule'), 'use:toule')).toEqual([unlocked, {}])
  })

  test('toule: with empty potential a target is enough; without a target it is not offered', () => {
    const g = acting('toule', { potential: 0 }, [{ vision: 1 }])
    expect(changesOfAll(g, 'use:toule')).toEqual([{}, { vision: -1, influence: 1 }])
    expect(acting('toule', { potential: 0 }).why('use:toule')).toBe('nothing-would-change')
  })

  test('toule: one of several possible targets must be named', () => {
    const g = acting('toule', {}, [{ vision: 1 }, { vision: 1 }, { space: 19 }]).play('use:toule')
    expect(g.offers()).toEqual(['whom:1', 'whom:2'])
    expect(changesOfAll(g, 'whom:2')[2]).toEqual({ vision: -1, influence: 1 })
  })

  test('toule: the target may discard a tile during the question', () => {
    const g = acting('toule', {}, [{ vision: 1, courage: 1, tiles: { strength: 1 } }]).play('use:toule')
    g.play('1 discard:strength')
    expect(g.offers(1)).toEqual(['lose:strength', 'lose:courage', 'lose:vision'])
  })
})

describe('zula', () => {
  test('zula: up to two blocks return from her, and a neighbor loses inspiration', () => {
    const g = near({ party: { zula: 3, arn: 2 } }, [{ inspiration: 1, strength: 1 }], { active: ['zula'] })
    expect(changesOfAll(g, 'use:zula')).toEqual([
      { zula: -2, influence: 2 },
      { inspiration: -1, influence: 1 },
    ])
    expect(g.broken()).toEqual([])
  })

  test('zula: a player who wants to be asked may return just one', () => {
    const g = near({ party: { zula: 3 } }, [{}], { active: ['zula'] })
    g.table.choose(0, 'gains', 'ask')
    expect(changesOf(g, 0, 'use:zula', 'home:zula', 'enough')).toEqual({ zula: -1, influence: 1 })
  })

  test('zula: works with nobody near, and skips players without inspiration', () => {
    const home = { zula: -1, influence: 1 }
    expect(changesOfAll(acting('zula', {}, [{ space: 7 }]), 'use:zula')).toEqual([home, {}])
    const g = acting('zula', {}, [{ strength: 1 }, { inspiration: 1 }])
    expect(changesOfAll(g, 'use:zula')).toEqual([home, {}, { inspiration: -1, influence: 1 }])
  })

  test('zula: a block must be on her', () => {
    const g = near({ party: { zula: 0 } }, [{ inspiration: 1 }], { active: ['zula'] })
    expect(g.why('use:zula')).toBe('blocks-on-card')
  })
})

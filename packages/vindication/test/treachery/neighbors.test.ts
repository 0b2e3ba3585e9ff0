// Targets of a card, its price, and who chooses what.
import { describe, expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import { finished, paidAtEnd, type PlayerSpot } from '../../testing/scenario.ts'
import { acting, near, type Rest } from './near.ts'

describe('neighbors', () => {
  const use = (space: number, ...others: PlayerSpot[]) =>
    acting('toule', { space, potential: 0 }, others).why('use:toule')

  test('V-TREACHERY-3 a neighbor is one step away, not merely next to the same region', () => {
    expect(use(13, { space: 14, vision: 1 })).toBeNull()
    expect(use(13, { space: 19, vision: 1 })).toBeNull()
    // Both next to hex 1, two steps apart.
    expect(use(13, { space: 15, vision: 1 })).toBe('nothing-would-change')
    // Both on the coast, next to hex 9, four steps apart.
    expect(use(1, { space: 2, vision: 1 })).toBe('nothing-would-change')
    expect(use(1, { space: 25, vision: 1 })).toBeNull()
  })

  test('V-TREACHERY-3 with two players there is at most one neighbor, with five up to three', () => {
    expect(
      acting('kuvot', {}, [{ tiles: { vision: 1 } }])
        .play('use:kuvot')
        .asked(),
    ).toEqual(['0 turn'])
    const all = [14, 18, 19, 15].map((space) => ({ space, vision: 1 }))
    const g = acting('toule', {}, all).play('use:toule')
    expect(g.offers()).toEqual(['whom:1', 'whom:2', 'whom:3'])
  })

  test('V-TREACHERY-3 neighbors are determined when the card is used, even after a step', () => {
    const g = near({ traits: ['greed'] }, [{ space: 15, vision: 1 }])
    expect(g.why('use:greed')).toBe('nobody-near')
    expect(g.play('move:14', 'stop').why('use:greed')).toBeNull()
  })
})

describe('prices', () => {
  test('V-TREACHERY-4 honor a player does not have cannot be paid, and losing honor triggers nothing', () => {
    expect(near({ traits: ['greed'], honor: 0 }, [{ vision: 1 }]).why('use:greed')).toBe('honor-price')
    const g = near({ traits: ['greed'], honor: 30 }, [{ vision: 1 }])
    expect(changesOf(g, 0, 'use:greed')).toMatchObject({ honor: -1 })
    expect([g.state.tokens, g.player(0).tokens]).toEqual([[30, 45, 60, 75], 0])
    expect(g.player(0).sources['treachery']).toBe(-1)
    expect(g.broken()).toEqual([])
  })

  const impune: PlayerSpot = { traits: ['impunity'], party: { arn: 0 }, relics: { mirror: 1 }, vision: 1 }

  test.each([
    ['false-tongue', 'mark:arn'],
    ['seven-quills', 'mark:mirror'],
  ])('V-TREACHERY-5 Impunity doubles the dilution of %s', (id, pick) => {
    const g = acting(id, {}, [impune]).play(`use:${id}`)
    if (g.offers().includes(pick)) g.play(pick)
    expect([g.player(0).potential, g.player(0).influence]).toEqual([10, 10])
    expect(acting(id, { influence: 1 }, [impune]).why(`use:${id}`)).toBe('dilution-price')
    // One block of conviction can be diluted twice.
    expect(acting(id, { influence: 0, conviction: 1 }, [impune]).why(`use:${id}`)).toBeNull()
  })

  test('V-TREACHERY-5 Impunity doubles a mark on a region, for its owner only', () => {
    const rest: Rest = { regions: { 1: 'fort', 2: 'inn' }, owners: { 1: 1 } }
    const g = acting('sidney', {}, [impune], rest)
    expect(changesOf(g, 0, 'use:sidney', 'mark-region:1')).toEqual({ potential: 2, influence: -2 })
    const free = acting('sidney', {}, [impune], rest)
    expect(changesOf(free, 0, 'use:sidney', 'mark-region:2')).toEqual({ potential: 1, influence: -1 })
    const own = acting('sidney', { traits: ['impunity'] }, [{}], { regions: { 1: 'fort' }, owners: { 1: 0 } })
    expect(changesOf(own, 0, 'use:sidney')).toEqual({ potential: 1, influence: -1 })
  })

  test.each([
    ['greed', { traits: ['greed'] }],
    ['hubris', { traits: ['hubris'] }],
    ['kuvot', { party: { kuvot: 1 } }],
  ])('V-TREACHERY-5 Impunity makes %s cost 2 honor', (id, me) => {
    const victim = { ...impune, tiles: { vision: 1 } }
    const rest = id === 'kuvot' ? { active: [id] } : {}
    expect(near({ ...me, honor: 1 }, [victim], rest).why(`use:${id}`)).toBe('honor-price')
    expect(changesOf(near(me, [victim], rest), 0, `use:${id}`, 'whom:1')).toMatchObject({ honor: -2 })
  })

  test('V-TREACHERY-5 the more expensive of two neighbors may be unaffordable', () => {
    const g = near({ traits: ['greed'], honor: 1 }, [impune, { vision: 1 }]).play('use:greed')
    expect([g.offers(), g.why('whom:1')]).toEqual([['whom:2', 'none'], 'honor-price'])
  })

  test('V-TREACHERY-5 a price of 0 is not doubled', () => {
    expect(changesOf(acting('toule', {}, [impune]), 0, 'use:toule')).toEqual({ potential: -1, influence: 1 })
    expect(acting('vrix', { honor: 0 }, [impune]).why('use:vrix')).toBeNull()
  })
})

describe('targets', () => {
  test('V-TREACHERY-11 the player chooses the target, the target chooses the loss, immediately and out of turn', () => {
    const g = near({ traits: ['greed'] }, [{ vision: 1, courage: 1 }, { vision: 1 }]).play('use:greed')
    expect(g.asked()).toEqual(['0 strike.attribute'])
    g.play('whom:1')
    expect(g.asked()).toEqual(['1 lose'])
    expect(g.offers(0)).toEqual([])
  })

  test('V-TREACHERY-11 during the question a tile may be discarded, but nothing recovered', () => {
    const g = near({ traits: ['greed'] }, [{ vision: 1, courage: 1, conviction: 1, tiles: { strength: 1 } }])
    g.play('use:greed')
    expect(g.offers(1)).toEqual(['lose:courage', 'lose:vision', 'discard:strength'])
    g.play('1 discard:strength', '1 lose:strength')
    expect([g.player(0).spheres[2], g.player(1).spheres[2]]).toEqual([3, 1])
  })

  test('V-TREACHERY-12 a taken tile counts as held and as acquired, but not as bought', () => {
    const g = acting(
      'kuvot',
      { tiles: { vision: 1, wisdom: 1 }, learned: 2 },
      [{ tiles: { courage: 1 }, learned: 1 }],
      {
        triggers: ['proficiencies', 'vindication'],
      },
    )
    g.play('use:kuvot')
    expect(g.player(0)).toMatchObject({ tiles: [0, 0, 0, 1, 1, 1], learned: 2 })
    expect([g.player(1).learned, g.state.ending]).toEqual([1, ''])
    const end = finished({
      options: { treachery: true },
      players: {
        0: { party: {}, quests: ['prized-crackerjack'], potential: 0, learned: 2 },
        1: { party: {} },
      },
      slots: { treachery: { cards: [], hexes: [], taken: [1, 0], siphoned: 0 } },
    })
    expect(paidAtEnd(end, 0)).toHaveProperty('prized-crackerjack/2')
  })

  test('V-TREACHERY-12 the target gains the honor, and a tile can still be bought in the same turn', () => {
    const g = acting('kuvot', { strength: 3 }, [{ honor: 29, tiles: { courage: 1 } }], { tokens: [30] })
    g.play('use:kuvot')
    expect([g.player(1).tokens, g.player(0).tokens]).toEqual([1, 0])
    expect(g.offers()).toContain('buy:strength')
  })
})

describe('the Sisters', () => {
  const shielded: PlayerSpot = { party: { 'zharyan-sisters': 1, zho: 1, arn: 1 } }

  test('V-TREACHERY-21 no card of another player affects a yellow companion, or puts a block on it', () => {
    const g = acting('false-tongue', {}, [shielded]).play('use:false-tongue')
    expect(g.state.slots?.treachery?.cards).toEqual(['arn'])
    const toxin = near({ relics: { 'green-toxin': 1 } }, [shielded])
    expect(changesOf(toxin, 1, 'use:green-toxin')).toEqual({ arn: 2, influence: -2 })
    const yellow = near({ relics: { 'green-toxin': 1 } }, [{ party: { 'zharyan-sisters': 1, zho: 1 } }])
    expect(changesOf(yellow, 1, 'use:green-toxin')).toEqual({})
  })

  test('V-TREACHERY-21 they protect nobody else’s companions, and can be copied', () => {
    const g = acting('false-tongue', {}, [{ party: { zho: 0 } }, shielded]).play('use:false-tongue')
    expect(g.offers()).toEqual(['mark:zho', 'mark:arn', 'none'])
    const mirror = near({ relics: { mirror: 1 } }, [shielded]).play('use:mirror')
    expect(mirror.offers()).toContain('like:zho')
  })
})

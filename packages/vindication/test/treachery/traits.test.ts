// The treacherous traits, card by card.
import { describe, expect, test } from 'vitest'
import { changesOf, changesOfAll } from '../../testing/changes.ts'
import type { PlayerSpot } from '../../testing/scenario.ts'
import { acting, endTurn, near, type Rest } from './near.ts'

describe('deception', () => {
  const traits = ['deception']
  const theirs: Rest = { regions: { 1: 'fort', 2: 'library', 9: 'spire' }, owners: { 1: 1 } }

  test('deception: for 1 honor and 1 conviction another player’s region is yours, without its honor', () => {
    const g = near({ traits, conviction: 1 }, [{ space: 7 }], theirs)
    expect(changesOfAll(g, 'use:deception')).toEqual([
      { honor: -1, conviction: -1, 'region 1': 1 },
      { influence: 1, 'region 1': -1 },
    ])
    expect(g.offers()).toContain('visit:2')
    expect(g.broken()).toEqual([])
  })

  test('deception: the player picks one of several regions, or none', () => {
    const g = near({ traits, conviction: 1 }, [{}, {}], { ...theirs, owners: { 1: 1, 2: 2, 9: 1 } })
    g.play('use:deception')
    expect(g.offers()).toEqual(['usurp:1', 'usurp:2', 'none'])
    expect(changesOf(g, 0, 'usurp:2')).toEqual({ honor: -1, conviction: -1, 'region 2': 1 })
  })

  test('deception: only a region next to you that another player holds', () => {
    const poor = (rest: Rest) => near({ traits, conviction: 1 }, [{}], { ...theirs, ...rest })
    expect(poor({ owners: {} }).why('use:deception')).toBe('no-held-region')
    expect(poor({ owners: { 1: 0 } }).why('use:deception')).toBe('no-held-region')
    expect(poor({ owners: { 9: 1 } }).why('use:deception')).toBe('no-held-region')
  })

  test('deception: the player must have the price', () => {
    expect(near({ traits, conviction: 0 }, [{}], theirs).why('use:deception')).toBe('conviction-price')
    expect(near({ traits, conviction: 1, honor: 0 }, [{}], theirs).why('use:deception')).toBe('honor-price')
  })

  test('deception: Oneth and a black block prevent it', () => {
    const watched = near({ traits, conviction: 1 }, [{ party: { oneth: 0 } }], theirs)
    expect(watched.why('use:deception')).toBe('no-held-region')
    const closed = near({ traits, conviction: 1 }, [{}], { ...theirs, closed: [1] })
    expect(closed.why('use:deception')).toBe('no-held-region')
  })

  test('deception: Gallantry, Devotion and Adren react to it', () => {
    const g = near({ traits: ['deception', 'gallantry', 'devotion'], conviction: 1 }, [{}], theirs)
    expect(changesOf(g, 0, 'use:deception')).toEqual({ honor: 2, conviction: -1, 'region 1': 1 })
    const adren = near({ traits, conviction: 1, party: { adren: 0 } }, [{}], theirs).play('use:deception')
    expect(changesOf(adren, 0, 'activate:adren')).toMatchObject({ honor: 1 })
  })

  test('deception: Impunity doubles both parts of the price', () => {
    const impune: PlayerSpot = { traits: ['impunity'] }
    const g = near({ traits, conviction: 2 }, [impune], theirs)
    expect(changesOf(g, 0, 'use:deception', 'usurp:1')).toEqual({
      honor: -2,
      conviction: -2,
      influence: 1,
      'region 1': 1,
    })
    expect(near({ traits, conviction: 1 }, [impune], theirs).why('use:deception')).toBe('conviction-price')
    expect(near({ traits, conviction: 2, honor: 1 }, [impune], theirs).why('use:deception')).toBe(
      'honor-price',
    )
  })
})

describe('greed', () => {
  const traits = ['greed']

  test('greed: a neighbor loses an attribute of their choice, and three of it are gained', () => {
    const g = near({ traits }, [{ strength: 1, vision: 1 }]).play('use:greed')
    expect([g.asked(), g.player(0).honor]).toEqual([['1 lose'], 9])
    expect(changesOfAll(g, '1 lose:vision')).toEqual([
      { vision: 3, influence: -3 },
      { vision: -1, influence: 1 },
    ])
    expect(g.broken()).toEqual([])
  })

  test('greed: one attribute is lost without a question', () => {
    const g = near({ traits }, [{ courage: 2 }])
    expect(changesOfAll(g, 'use:greed')).toEqual([
      { honor: -1, courage: 3, influence: -3 },
      { courage: -1, influence: 1 },
    ])
  })

  test('greed: a neighbor with an attribute is needed', () => {
    expect(near({ traits }, [{}]).why('use:greed')).toBe('nothing-there')
    expect(near({ traits }, [{ space: 15, courage: 1 }]).why('use:greed')).toBe('nobody-near')
    expect(near({ traits, honor: 0 }, [{ courage: 1 }]).why('use:greed')).toBe('honor-price')
  })

  test('greed: with little influence the gain is asked block by block', () => {
    const g = near({ traits, influence: 1 }, [{ courage: 1 }]).play('use:greed')
    expect(g.asked()).toEqual(['0 gain'])
    expect(changesOf(g, 0, 'gain:courage', 'enough')).toEqual({ courage: 1, influence: -1 })
  })

  test('greed: the owner picks one of several neighbors, the target picks the attribute', () => {
    const g = near({ traits }, [{ courage: 1, vision: 1 }, { strength: 1 }]).play('use:greed')
    expect(g.offers()).toEqual(['whom:1', 'whom:2', 'none'])
    expect(g.play('whom:1').asked()).toEqual(['1 lose'])
  })
})

describe('hubris', () => {
  const traits = ['hubris']

  test('hubris: two blocks leave potential, and a neighbor dilutes one of their choice', () => {
    const g = near({ traits }, [{ conviction: 1 }]).play('use:hubris')
    expect([g.player(0).honor, g.player(0).potential]).toEqual([9, 6])
    expect(g.asked()).toEqual(['1 dilute'])
    expect(changesOfAll(g, '1 dilute:conviction')).toEqual([{}, { conviction: -1, influence: 1 }])
    expect(g.broken()).toEqual([])
  })

  test('hubris: a neighbor who cannot dilute loses nothing', () => {
    const g = near({ traits }, [{ influence: 0 }])
    expect(changesOfAll(g, 'use:hubris')).toEqual([{ honor: -1, potential: -2, influence: 2 }, {}])
  })

  test('hubris: a neighbor is needed', () => {
    expect(near({ traits }, [{ space: 15 }]).why('use:hubris')).toBe('nobody-near')
  })

  test('hubris: a player who wants to be asked may move just one', () => {
    const g = near({ traits }, [{ influence: 0 }])
    g.table.choose(0, 'gains', 'ask')
    expect(changesOf(g, 0, 'use:hubris', 'augment:potential', 'enough')).toEqual({
      honor: -1,
      potential: -1,
      influence: 1,
    })
  })
})

describe('traits with a price', () => {
  test.each(['greed', 'hubris', 'deception'])('V-TREACHERY-14 %s works once per turn', (id) => {
    const g = near({ traits: [id], conviction: 3 }, [{ courage: 2 }], {
      regions: { 1: 'fort', 2: 'inn' },
      owners: { 1: 1, 2: 1 },
    })
    g.play(`use:${id}`)
    while (g.asked()[0] !== '0 turn') g.play(g.offers()[0] ?? '')
    expect(g.why(`use:${id}`)).toBe('trait-used')
    endTurn(endTurn(g))
    expect(g.why(`use:${id}`)).not.toBe('trait-used')
    expect(g.broken()).toEqual([])
  })

  test('V-TREACHERY-14 Kheya borrows it, with its price and its own limit', () => {
    const g = acting('kheya', {}, [{ traits: ['greed'], courage: 2 }]).play('use:kheya', 'borrow:greed')
    expect(changesOfAll(g, 'use:greed')).toEqual([
      { honor: -1, courage: 3, influence: -3 },
      { courage: -1, influence: 1 },
    ])
    expect(g.why('use:greed')).toBe('trait-used')
    expect(g.player(1).used).toEqual([])
    endTurn(endTurn(g))
    expect(g.offers()).not.toContain('use:greed')
  })

  test('V-TREACHERY-14 it ends with Kheya, and does nothing under a black block', () => {
    const gone = acting('kheya', {}, [{ traits: ['greed'], courage: 2 }])
    gone.play('use:kheya', 'borrow:greed', 'recover:kheya')
    expect(gone.offers()).not.toContain('use:greed')
    const marked = acting('kheya', {}, [{ traits: ['greed'] }], { marked: ['greed'] })
    expect(marked.why('use:kheya')).toBe('no-trait-to-borrow')
    const later = near({ party: { kheya: 1, 'seven-quills': 1 } }, [{ traits: ['greed'], courage: 2 }], {
      active: ['kheya', 'seven-quills'],
    })
    later.play('use:kheya', 'borrow:greed', 'use:seven-quills')
    expect(later.why('use:greed')).toBe('marked-card')
  })
})

// V-GUILDS: favor on a relic.
import { expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import { guilded } from './guilded.ts'

const scroll = (blocks: number, more = {}) =>
  guilded({ relics: { 'scroll-of-the-high-born': blocks }, ...more })

test('V-GUILDS-12 when used, it gains a block', () => {
  const g = scroll(1).play('favor:empowerment')
  const changes = changesOf(g, 0, 'use:scroll-of-the-high-born')
  expect(changes).toEqual({ 'scroll-of-the-high-born': 1, potential: -1 })
})

test('V-GUILDS-12 the player names one of several relics, and only that one gains', () => {
  const relics = { 'scroll-of-the-high-born': 1, 'portal-stone': 1 }
  const g = guilded({ relics }).play('favor:empowerment')
  expect(g.offers()).toEqual(['empowerment:scroll-of-the-high-born', 'empowerment:portal-stone'])
  g.play('empowerment:scroll-of-the-high-born')
  expect(changesOf(g, 0, 'use:portal-stone', 'teleport:20')).toMatchObject({ 'portal-stone': -1 })
  expect(changesOf(g, 0, 'use:scroll-of-the-high-born')).toMatchObject({ 'scroll-of-the-high-born': 1 })
})

test('V-GUILDS-12 also from no block at all', () => {
  expect(scroll(0).why('use:scroll-of-the-high-born')).toBe('no-charge')
  const g = scroll(0).play('favor:empowerment')
  expect(changesOf(g, 0, 'use:scroll-of-the-high-born')).toEqual({
    'scroll-of-the-high-born': 1,
    potential: -1,
  })
})

test('V-GUILDS-12 with three blocks, or without influence, it is used as usual', () => {
  const usual = { 'scroll-of-the-high-born': -1, influence: 2, potential: -1 }
  expect(changesOf(scroll(3).play('favor:empowerment'), 0, 'use:scroll-of-the-high-born')).toEqual(usual)
  const poor = scroll(1, { influence: 0 }).play('favor:empowerment')
  expect(changesOf(poor, 0, 'use:scroll-of-the-high-born')).toEqual(usual)
  const empty = scroll(0, { influence: 0 }).play('favor:empowerment')
  expect(empty.why('use:scroll-of-the-high-born')).toBe('no-charge')
})

test('V-GUILDS-12 not if the charge goes elsewhere, nor after it was used', () => {
  const elsewhere = [
    'armguards',
    'altar-knife',
    'orb-of-conundrums',
    'shield-of-dread',
    'mask-of-the-invader',
    'that-which-was-broken',
  ]
  for (const id of elsewhere) {
    expect(guilded({ relics: { [id]: 2 } }).why('favor:empowerment')).toBe('no-relic-to-favor')
  }
  const used = scroll(2).play('use:scroll-of-the-high-born')
  expect(used.why('favor:empowerment')).toBe('no-relic-to-favor')
})

test('V-GUILDS-12 only this turn', () => {
  const g = scroll(1).play('favor:empowerment', 'move:14', 'stop', 'end').pass()
  const changes = changesOf(g, 0, 'use:scroll-of-the-high-born')
  expect(changes).toMatchObject({ 'scroll-of-the-high-born': -1 })
})

test('V-GUILDS-12 cursed relics, too; of two charges one is added and one is spent', () => {
  const options = { treachery: true }
  const slots = { treachery: { cards: [], hexes: [], taken: [0, 0], siphoned: 0 } }
  const relics = { 'green-toxin': 1 }
  const plain = guilded({ relics }, [{ party: { arn: 0 } }], { options, slots }).play('favor:empowerment')
  expect(changesOf(plain, 0, 'use:green-toxin')).toEqual({ honor: -1, 'green-toxin': 1, influence: -1 })
  const victim = { party: { arn: 0 }, traits: ['impunity'] }
  const dear = guilded({ relics }, [victim], { options, slots })
  expect(dear.why('use:green-toxin')).toBe('charge-price')
  dear.play('favor:empowerment')
  expect(changesOf(dear, 0, 'use:green-toxin')).toEqual({ honor: -2 })
})

test('V-GUILDS-12 a siphon that takes the last block of influence leaves none for a region', () => {
  const options = { treachery: true }
  const slots = { treachery: { cards: [], hexes: [], taken: [0, 0], siphoned: 0 } }
  const relics = { 'conviction-siphon': 1 }
  // All other blocks are on a companion; favor was placed this turn.
  const laid = (influence: number) => {
    const g = guilded({ relics, potential: 0, party: { arn: 20 - influence } }, [{ conviction: 1 }], {
      options,
      slots,
      favor: { 0: { use: 'empowerment', on: 'conviction-siphon', fresh: true } },
    })
    g.state.players[0]?.used.push('favor')
    return g
  }
  expect(laid(1).play('visit:1', 'enough').why('control:1')).toBe('conviction')
  const g = laid(4).play('visit:1', 'control:1')
  expect(g.player(0).influence).toBe(0)
  expect(g.broken()).toEqual([])
})

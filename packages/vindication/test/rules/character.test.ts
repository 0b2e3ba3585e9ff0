// V-CHARACTER: activating the character.
import { describe, expect, it } from 'vitest'
import { type PlayerSpot, scenario } from '../../testing/index.ts'

const table = (own: PlayerSpot) =>
  scenario({
    players: {
      0: { space: 13, honor: 20, inspiration: 0, knowledge: 0, strength: 0, party: {}, ...own },
      1: { space: 30, party: {} },
    },
  })

describe('V-CHARACTER-1', () => {
  it.each([
    ['inspiration', [1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]],
    ['knowledge', [0, 1, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0]],
    ['strength', [0, 0, 1, 0, 0, 0], [0, 0, 2, 0, 0, 0]],
  ] as const)('V-CHARACTER-1 the character gains 1 %s, 2 once vindicated', (name, wretched, vindicated) => {
    const g = table({}).play('character', `train:${name}`)
    expect(g.player(0)).toMatchObject({ spheres: wretched, influence: 10, potential: 8, conviction: 2 })
    expect(g.broken()).toEqual([])
    const redeemed = table({ vindicated: true }).play('character', `train:${name}`)
    expect(redeemed.player(0)).toMatchObject({ spheres: vindicated, influence: 9 })
    expect(redeemed.broken()).toEqual([])
  })

  it('V-CHARACTER-1 no heroic attribute can be chosen', () => {
    const g = table({}).play('character')
    expect(g.offers()).toEqual(['train:inspiration', 'train:knowledge', 'train:strength'])
  })

  it('V-CHARACTER-1 it costs no block: with empty influence it is still offered', () => {
    const g = table({ influence: 0, party: { arn: 1 } })
    expect(g.why('activate:arn')).toBe('no-block-to-activate')
    g.play('character', 'train:strength')
    expect(g.asked()).toEqual(['0 gain'])
    g.play('recover:conviction')
    expect(g.player(0)).toMatchObject({ spheres: [0, 0, 1, 0, 0, 0], conviction: 1, influence: 0 })
    expect(g.broken()).toEqual([])
  })
})

describe('V-CHARACTER-2', () => {
  it('V-CHARACTER-2 a player who activated the character cannot activate a companion', () => {
    const g = table({ party: { arn: 0 } }).play('character', 'train:strength')
    expect(g.why('activate:arn')).toBe('activated-already')
    expect(g.why('character')).toBe('activated-already')
  })

  it('V-CHARACTER-2 a player who activated a companion can activate neither the character nor another', () => {
    const g = table({ party: { arn: 0, izah: 0 } }).play('activate:arn')
    expect(g.why('character')).toBe('activated-already')
    expect(g.why('activate:izah')).toBe('activated-already')
    expect(g.offers().filter((id) => id.startsWith('activate:') || id === 'character')).toEqual([])
  })
})

describe('V-CHARACTER-3', () => {
  it('V-CHARACTER-3 Purpose adds 1 of the same attribute', () => {
    const g = table({ traits: ['purpose'] }).play('character', 'train:knowledge')
    expect(g.player(0).spheres).toEqual([0, 2, 0, 0, 0, 0])
    const redeemed = table({ traits: ['purpose'], vindicated: true }).play('character', 'train:knowledge')
    expect(redeemed.player(0).spheres).toEqual([0, 3, 0, 0, 0, 0])
    expect(redeemed.broken()).toEqual([])
  })

  it('V-CHARACTER-3 Purpose does nothing for a companion', () => {
    const g = table({ traits: ['purpose'], party: { arn: 0 } }).play('activate:arn')
    expect(g.player(0).spheres).toEqual([0, 0, 2, 0, 0, 0])
  })

  it('V-CHARACTER-3 Loyalty returns one block from one companion', () => {
    const g = table({ traits: ['loyalty'], party: { arn: 2, izah: 1 } }).play('character', 'train:strength')
    expect(g.offers()).toEqual(['home:arn', 'home:izah', 'enough'])
    g.play('home:arn')
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.player(0)).toMatchObject({ loyalty: [1, 1], influence: 8 })
    expect(g.broken()).toEqual([])
  })

  it('V-CHARACTER-3 Loyalty may be declined, and without a block on a companion nothing is asked', () => {
    const g = table({ traits: ['loyalty'], party: { arn: 1, izah: 1 } }).play(
      'character',
      'train:strength',
      'enough',
    )
    expect(g.player(0).loyalty).toEqual([1, 1])
    expect(
      table({ traits: ['loyalty'], party: { arn: 0 } })
        .play('character', 'train:strength')
        .asked(),
    ).toEqual(['0 turn'])
  })

  it('V-CHARACTER-3 Loyalty does not react to the activation of a companion', () => {
    const g = table({ traits: ['loyalty'], party: { arn: 1 } }).play('activate:arn')
    expect(g.player(0).loyalty).toEqual([2])
  })

  it('V-CHARACTER-3 both react to an activation through a squire', () => {
    const g = table({ traits: ['purpose', 'loyalty'], party: { wim: 1 } }).play(
      'activate:wim',
      'train:knowledge',
      'home:wim',
    )
    expect(g.player(0)).toMatchObject({ spheres: [0, 2, 1, 0, 0, 0], loyalty: [1] })
    expect(g.broken()).toEqual([])
  })
})

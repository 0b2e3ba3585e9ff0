// Moving figures, and other effects that need no neighbor.
import { describe, expect, test } from 'vitest'
import { changesOf, changesOfAll } from '../../testing/changes.ts'
import type { PlayerSpot } from '../../testing/scenario.ts'
import { acting, near } from './near.ts'

describe('figures', () => {
  test('V-TREACHERY-13 being moved is not a step: neither Wanderlust nor the Move counts it', () => {
    const g = near({ relics: { 'mad-boots': 1 }, traits: ['wanderlust'], mount: 4 }).play('use:mad-boots')
    expect(changesOf(g, 0, 'dash:33', 'stay')).toEqual({ space: 20 })
    expect([g.player(0).steps, g.state.turn.walked, g.why('end')]).toEqual([0, 0, 'must-move'])
  })

  test('V-TREACHERY-13 the acting player discovers hexes, even with another player’s figure', () => {
    const g = acting('feth').play('move:14', 'shove:20')
    expect(g.events('discovered').map(({ seat, hex }) => [seat, hex])).toContainEqual([0, 11])
  })

  test('V-TREACHERY-15 Deception leaves the visit free, for the same region or another', () => {
    const g = near({ traits: ['deception'], conviction: 2 }, [{}], {
      regions: { 1: 'fort', 2: 'library' },
      owners: { 1: 1 },
    }).play('use:deception')
    expect(g.offers()).toEqual(expect.arrayContaining(['visit:1', 'visit:2', 'control:2']))
    expect(changesOfAll(g, 'visit:1')[1]).toEqual({})
  })

  test('V-TREACHERY-16 a player who can push the figures around them is not trapped', () => {
    const boxed = [{ space: 14 }, { space: 18 }, { space: 19 }]
    expect(near({ mount: 2, space: 13 }, boxed).offers()).toContain('move:14')
    const slow = acting('feth', { space: 1, mount: 2 }, [{ space: 25 }, { space: 19 }, { space: 36 }])
    expect(slow.offers()).toContain('move:25')
    expect(slow.why('struggle')).toBeNull()
    const trapped = near({ space: 1, mount: 2 }, [{ space: 25 }, { space: 19 }, { space: 36 }])
    expect(trapped.offers()).toContain('struggle')
  })

  test('V-TREACHERY-16 a companion without whom no free space is left cannot be abandoned', () => {
    const me: PlayerSpot = { party: { feth: 1, zharah: 1, arn: 1 }, space: 1, mount: 4 }
    const g = near(me, [{ space: 25 }, { space: 19 }, { space: 36 }], { active: ['feth', 'zharah'] })
    g.play('move:25', 'none', 'move:1', 'stop')
    expect([g.why('recover:feth'), g.why('recover:zharah')]).toEqual(['stranded', 'stranded'])
    expect(g.why('recover:arn')).toBeNull()
    g.play('move:25', 'shove:1')
    expect([g.player(0).space, g.player(1).space, g.why('end')]).toEqual([25, 1, null])
  })

  test('V-TREACHERY-17 passing means entering and leaving in one’s own Move', () => {
    const g = acting('strann', { mount: 2, relics: { 'mad-boots': 1 } }, [{ inspiration: 1 }])
    g.play('use:mad-boots', 'dash:15', 'stay')
    expect(g.asked()).toEqual(['0 turn'])
    g.play('move:14', 'move:20')
    expect(g.asked()).toEqual(['0 overrun'])
  })

  test('V-TREACHERY-18 the Boots move each figure once, to free spaces, as the owner chooses', () => {
    const g = near({ relics: { 'mad-boots': 1 } }, [{}, {}]).play(
      'use:mad-boots',
      'dash:15',
      'dash:13',
      'dash:14',
    )
    expect(g.state.players.map(({ space }) => space)).toEqual([15, 13, 14])
  })

  test('V-TREACHERY-19 a player made to pay returns a block to influence and gets nothing for it', () => {
    const g = near({ relics: { 'conviction-siphon': 1 } }, [{ conviction: 1, space: 7 }], {
      regions: { 1: 'fort' },
    }).play('visit:1')
    expect(changesOfAll(g, 'control:1')[1]).toEqual({ conviction: -1, influence: 1 })
    expect(g.state.slots?.treachery?.siphoned).toBe(0)
  })

  test('V-TREACHERY-20 the Toxin asks in turn order from the owner', () => {
    const two = { arn: 0, zho: 0 }
    const g = near({ relics: { 'green-toxin': 1 } }, [{}, { party: two }, { party: { miara: 0, nyra: 0 } }])
    g.play('use:green-toxin')
    expect(g.asked()).toEqual(['2 sicken'])
    expect(g.play('2 sicken:arn').asked()).toEqual(['3 sicken'])
  })
})

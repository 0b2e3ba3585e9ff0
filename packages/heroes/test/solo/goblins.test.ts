// The Goblins as the Enemy: gifts, spells, track, and their spells copied.
import { describe, expect, it } from 'vitest'
import { inPlay } from '../../src/rules/pieces.ts'
import {
  CHAOS,
  copiedBy,
  enemyTurn,
  heroesOf,
  placeOf,
  type PlayerSpot,
  type Scenario,
  sumOf,
} from '../../testing/index.ts'

const QUIET = { down: Array.from({ length: 53 }, () => 0) }
const HOME: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: { 'I-1': 1 }, warriors: {} }
const foe = (rest: PlayerSpot): PlayerSpot => ({ faction: 'goblins', ...rest })
const turn = (card: string, hero: 'a' | 'b' | 'c', human: PlayerSpot, them: PlayerSpot): Scenario =>
  enemyTurn(card, hero, { options: CHAOS, human: { ...HOME, ...human }, foe: foe(them), state: QUIET })

describe('gifts', () => {
  it('H-SOLO-11 Grubba: 1 Strength for each Serf in her army, up to 3', () => {
    const strength = (serfs: number) => {
      const g = turn(
        'e8',
        'a',
        { serfs: { 'I-1': 1, 'II-4': 1 } },
        { heroes: heroesOf({ a: 'II-2' }), serfs: { 'II-2': serfs } },
      )
      return sumOf(g, 'attacker').lines.find(({ what }) => what === 'gift-a')?.n
    }
    expect([strength(0), strength(2), strength(4)]).toEqual([undefined, 2, 3])
  })

  it('H-SOLO-11 Nib and Nob: a Serf comes with a second one, if there is Food and supply', () => {
    const recruited = (food: number) => {
      const g = turn('e1', 'b', {}, { food, heroes: heroesOf({ b: 'II-2' }) })
      return [g.player(1).serfs[placeOf('II-2')], g.player(1).food, inPlay(g.player(1), 'warrior')]
    }
    // With 2 Food it would buy a Warrior; without one in the supply, it buys Serfs.
    expect(recruited(1)).toEqual([1, 0, 0])
    const noWarriors = turn(
      'e1',
      'b',
      {},
      { food: 3, heroes: heroesOf({ b: 'II-2' }), warriors: { 'II-1': 5 } },
    )
    expect([noWarriors.player(1).serfs[placeOf('II-2')], noWarriors.player(1).food]).toEqual([2, 1])
    const grubba = turn('e1', 'a', {}, { food: 3, heroes: heroesOf({ a: 'II-2' }), warriors: { 'II-1': 5 } })
    expect(grubba.player(1).serfs[placeOf('II-2')]).toBe(1)
  })

  it('H-SOLO-11 Tikk: when he is destroyed, you lose a Serf or Warrior of that Battle', () => {
    const g = turn('e8', 'c', { warriors: { 'II-4': 1 } }, { heroes: heroesOf({ c: 'II-2' }) })
    expect(g.asked).toEqual(['0 tactic'])
    if (g.state.enemy !== null) g.state.enemy.deck = ['e4']
    g.play('0 tactic:blood-oath')
    // Tikk (2) and the card (2) against a Warrior (2) with Blood Oath (6).
    expect(g.player(1).heroes.c.at).toBe(placeOf('II-1'))
    expect(g.player(0).warriors[placeOf('II-4')]).toBe(0)
  })
})

describe('spells', () => {
  const casts = (hero: 'a' | 'b' | 'c', human: PlayerSpot, them: PlayerSpot = {}) =>
    turn('e6', hero, human, { mana: 9, ...them })

  it('H-SOLO-12 Overload: a Rampart on her Region', () => {
    const g = casts('a', {}, { heroes: heroesOf({ a: 'II-2' }) })
    expect(g.state.marks).toMatchObject([{ id: 'rampart', at: placeOf('II-2'), seat: 1 }])
    expect([g.player(1).mana, g.player(1).score]).toEqual([7, 2])
  })

  it('H-SOLO-12 Full Capacity: one Serf in each Region with a Hero', () => {
    const g = casts('b', {}, { heroes: heroesOf({ a: 'II-2', b: 'II-4' }) })
    const { serfs } = g.player(1)
    expect(['II-1', 'II-2', 'II-4'].map((id) => serfs[placeOf(id)])).toEqual([1, 1, 1])
    expect(inPlay(casts('b', {}).player(1), 'serf')).toBe(1)
  })

  it('H-SOLO-12 Long Fuse: your nearest Tower within 3 Regions falls, or the army there loses a Serf', () => {
    const them = { heroes: heroesOf({ c: 'II-2' }) }
    expect(casts('c', { towers: ['II-4'] }, them).player(0).towers).toEqual([])
    const held = casts(
      'c',
      { towers: ['II-4'], serfs: { 'I-1': 1, 'II-4': 1 }, warriors: { 'II-4': 1 } },
      them,
    )
    expect([held.player(0).towers.length, held.player(0).serfs[placeOf('II-4')]]).toEqual([1, 0])
    const far = casts('c', { towers: ['III-8'] }, them)
    expect([far.player(0).towers.length, far.player(1).score]).toEqual([1, 2])
  })
})

describe('the track', () => {
  const on = (track: number, more: PlayerSpot = {}) =>
    enemyTurn('e3', 'a', { options: CHAOS, foe: foe({ ore: 9, ...more }), enemy: { deck: ['e3'], track } })

  it('H-SOLO-5 Serfs, levels, the Paddle-Crank, and points for every 4 Serfs', () => {
    expect(on(0).player(1)).toMatchObject({ ore: 8 })
    expect(inPlay(on(0).player(1), 'serf')).toBe(2)
    expect(on(1).player(1)).toMatchObject({ ore: 7, level: 2 })
    expect(on(2).player(1).vessels.sea.at).toBe(placeOf('II-1'))
    const { serfs, warriors } = on(4).player(1)
    expect([serfs[placeOf('II-1')], warriors[placeOf('II-1')]]).toEqual([3, 1])
    const last = on(5, { serfs: { 'II-1': 8 } })
    expect([last.player(1).score, last.player(1).ore, last.state.end?.by]).toEqual([1 + 2, 3, 'track'])
  })
})

describe('copied by you', () => {
  const copied = copiedBy('goblins', HOME)

  it('H-SOLO-8 Overload: a Rampart on a Region you hold', () => {
    const g = copied('overload', { serfs: { 'I-1': 1, 'I-6': 1 } })
    expect(g.state.marks).toMatchObject([{ id: 'rampart', at: placeOf('I-6'), seat: 0 }])
  })

  it('H-SOLO-8 Full Capacity: up to 3 Serfs, one with each Hero, the others in the Courtyard', () => {
    const g = copied('full-capacity', {
      heroes: {
        ...heroesOf({}),
        a: { at: placeOf('I-6'), aboard: '' },
        b: { at: -1, aboard: '' },
        c: { at: -1, aboard: '' },
      },
    })
    expect([g.player(0).serfs[placeOf('I-6')], g.player(0).serfs[placeOf('I-1')]]).toEqual([1, 3])
  })

  it('H-SOLO-8 Long Fuse: a Tower without Units, or a Serf', () => {
    expect(copied('long-fuse', {}, { towers: ['II-4'] }).player(1).towers).toEqual([])
    const serf = copied('long-fuse', {}, { serfs: { 'II-4': 1 } })
    expect(serf.player(1).serfs[placeOf('II-4')]).toBe(0)
    const both = copied('long-fuse', {}, { towers: ['II-4'], serfs: { 'II-6': 1 } })
    expect(both.offered(0)).toEqual(['at:II-4', 'at:II-6'])
  })
})

// The Undead as the Enemy: gifts, spells, track, and their spells copied.
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
} from '../../testing/index.ts'

const QUIET = { down: Array.from({ length: 53 }, () => 0) }
const HOME: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: { 'I-1': 1 }, warriors: {} }
const turn = (card: string, hero: 'a' | 'b' | 'c', human: PlayerSpot, foe: PlayerSpot): Scenario =>
  enemyTurn(card, hero, {
    options: CHAOS,
    human: { ...HOME, ...human },
    foe: { faction: 'undead', ...foe },
    state: QUIET,
  })

describe('gifts', () => {
  const attacked = (hero: 'a' | 'b', human: PlayerSpot, foe: PlayerSpot) => {
    const g = turn('e8', hero, human, { heroes: heroesOf({ [hero]: 'II-2' }), ...foe })
    if (g.state.enemy !== null) g.state.enemy.deck = ['e3']
    return g
  }

  it('H-SOLO-11 Amdiak: a Serf in his Region after he wins', () => {
    const g = attacked('a', { serfs: { 'I-1': 1, 'II-4': 1 } }, {}).play('0 tactic:fall-back')
    expect([g.player(1).heroes.a.at, g.player(1).serfs[placeOf('II-4')]]).toEqual([placeOf('II-4'), 1])
  })

  it('H-SOLO-11 Ossa: the first Serf or Warrior she loses goes to the Courtyard', () => {
    const g = attacked('b', { warriors: { 'II-4': 2 }, mana: 9 }, { serfs: { 'II-2': 2 } })
    g.play('0 tactic:first-strike')
    while (g.asked.includes('0 payTactic')) g.play('0 pay')
    // Ossa (3), 2 Serfs and the card (5) against 4 and First Strike: she wins, and nobody of hers falls.
    expect(inPlay(g.player(1), 'serf')).toBe(2)
    const lost = attacked('b', { warriors: { 'II-4': 2 } }, { serfs: { 'II-2': 2 } })
    if (lost.state.enemy !== null) lost.state.enemy.deck = ['e4']
    lost.play('0 tactic:blood-oath')
    // Damage takes Serfs first; one of them is in the Courtyard, the other in the supply.
    expect(lost.player(1).serfs[placeOf('II-1')]).toBeGreaterThanOrEqual(1)
    expect(lost.player(1).heroes.b.at).toBe(placeOf('II-1'))
  })

  it('H-SOLO-11 the Pale Courier does not fight when an action fails', () => {
    const foe = { heroes: heroesOf({ c: 'II-2' }) }
    const to = turn('e3', 'c', {}, foe).player(1).heroes.c.at
    const id = ['II-3', 'II-4', 'II-10'].find((one) => placeOf(one) === to) ?? ''
    const g = turn('e3', 'c', { warriors: { [id]: 3 } }, foe)
    expect([g.state.battle, g.player(1).heroes.c.at === to]).toEqual([null, false])
  })

  it('H-SOLO-11 the Pale Courier keeps away after Tax, too, and stays if your pieces are all around', () => {
    const moved = (hero: 'b' | 'c', serfs: Readonly<Record<string, number>>) => {
      const g = turn('e7', hero, { serfs }, { heroes: heroesOf({ [hero]: 'II-3' }) })
      while (g.asked.includes('0 follow-tax')) g.play('0 no')
      return { at: g.player(1).heroes[hero].at, fights: g.state.battle !== null }
    }
    const { at } = moved('c', { 'I-1': 1 })
    const around = ['II-2', 'II-4', 'II-5', 'II-6', 'II-7', 'II-8', 'II-10']
    const held = { 'I-1': 1, [around.find((id) => placeOf(id) === at) ?? '']: 1 }
    expect(moved('b', held)).toEqual({ at, fights: true })
    const past = moved('c', held)
    expect([past.fights, past.at === at, past.at === placeOf('II-3')]).toEqual([false, false, false])
    const all = Object.fromEntries(around.map((id) => [id, 1]))
    expect(moved('c', all)).toEqual({ at: placeOf('II-3'), fights: false })
  })
})

describe('spells', () => {
  const casts = (hero: 'a' | 'b' | 'c', human: PlayerSpot, foe: PlayerSpot = {}) =>
    turn('e6', hero, human, { mana: 9, heroes: heroesOf({ [hero]: 'II-2' }), ...foe })

  it('H-SOLO-12 Open Graves: a Warrior and a Serf in his Region', () => {
    const { warriors, serfs, score } = casts('a', {}).player(1)
    expect([warriors[placeOf('II-2')], serfs[placeOf('II-2')], score]).toEqual([1, 1, 2])
  })

  it('H-SOLO-12 Marrow Toll: 1 Food for each of your armies outside your Capital Region, up to 3', () => {
    const serfs = { 'I-1': 1, 'I-6': 1, 'I-8': 1 }
    expect(casts('b', { food: 5, serfs }).player(0).food).toBe(3)
    expect(casts('b', { food: 5, serfs: { ...serfs, 'I-3': 1, 'I-9': 1 } }).player(0).food).toBe(2)
  })

  it('H-SOLO-12 Grave Whisper: you discard a Spell card of your choice', () => {
    const g = casts('c', { hand: ['rage#1', 'tithe#1'] })
    while (g.asked.includes('0 interrupt')) g.play('0 pass')
    expect(g.asked).toEqual(['0 awaySpell'])
    g.play('0 away:rage#1')
    expect(g.player(0).hand).toEqual(['tithe#1'])
  })
})

describe('the track', () => {
  const on = (track: number, foe: PlayerSpot = {}) =>
    enemyTurn('e3', 'a', {
      options: CHAOS,
      foe: { faction: 'undead', ore: 9, ...foe },
      enemy: { deck: ['e3'], track },
    })

  it('H-SOLO-5 Serfs, Warriors, levels, and points for every 4 Serfs', () => {
    expect(inPlay(on(0).player(1), 'serf')).toBe(2)
    expect([inPlay(on(2).player(1), 'serf'), inPlay(on(2).player(1), 'warrior')]).toEqual([2, 1])
    expect([on(1).player(1).level, on(3).player(1).level]).toEqual([2, 3])
    expect(inPlay(on(4, { heroes: heroesOf({ a: 'II-2', b: 'II-4' }) }).player(1), 'warrior')).toBe(3)
    expect(on(5, { serfs: { 'II-1': 5 } }).player(1).score).toBe(2)
  })
})

describe('copied by you', () => {
  const copied = copiedBy('undead', HOME)

  it('H-SOLO-8 Open Graves: a Warrior and a Serf in a Region you hold', () => {
    const g = copied('open-graves')
    expect([g.player(0).warriors[placeOf('I-1')], g.player(0).serfs[placeOf('I-1')]]).toEqual([1, 2])
  })

  it('H-SOLO-8 Marrow Toll: 1 Food for each Region with an Enemy Hero outside its Capital', () => {
    const g = copied('marrow-toll', {}, { food: 5, heroes: heroesOf({ a: 'II-2', b: 'II-4' }) })
    expect(g.player(1).food).toBe(3)
  })

  it('H-SOLO-8 Grave Whisper: you draw a Spell card', () => {
    expect(copied('grave-whisper').player(0).hand).toHaveLength(1)
  })
})

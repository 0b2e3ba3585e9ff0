// The Lionkin as the Enemy: gifts, spells, track, and their spells copied.
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
const turn = (card: string, hero: 'a' | 'b' | 'c', human: PlayerSpot, foe: PlayerSpot): Scenario =>
  enemyTurn(card, hero, {
    options: CHAOS,
    human: { ...HOME, ...human },
    foe: { faction: 'lionkin', ...foe },
    state: QUIET,
  })

describe('gifts', () => {
  it('H-SOLO-11 Regulus: 3 more Strength if your Natural Strength is higher', () => {
    const bonus = (warriors: number) => {
      const g = turn('e3', 'a', { warriors: { 'II-4': warriors } }, { heroes: heroesOf({ a: 'II-2' }) })
      // The arrow leads him into your army.
      if (g.state.battle === null) throw new Error('a Battle is fought')
      return sumOf(g, 'attacker').lines.find(({ what }) => what === 'gift-a')?.n
    }
    expect([bonus(3), bonus(2)]).toEqual([3, undefined])
  })

  it('H-SOLO-11 Ari: the scarcest resource when he enters a Desert', () => {
    // North-east of II-3.
    const g = turn('e3', 'b', {}, { mana: 1, food: 1, heroes: heroesOf({ b: 'II-7' }) })
    const { at } = g.player(1).heroes.b
    const isDesert = g.table.machine.values.world.lands[at]?.terrain === 'desert'
    expect([isDesert, g.player(1).ore]).toEqual([true, 1])
  })

  it('H-SOLO-11 Shi’Shi: moves 2 Regions by the arrow', () => {
    const g = turn('e3', 'c', {}, { heroes: heroesOf({ c: 'II-2' }) })
    const moved = g.table.machine.events.filter(({ type }) => type === 'enemyMoved')
    expect(moved).toHaveLength(2)
  })
})

describe('spells', () => {
  const casts = (hero: 'a' | 'b' | 'c', human: PlayerSpot, foe: PlayerSpot) =>
    turn('e6', hero, human, { mana: 9, ...foe })

  it('H-SOLO-12 Challenge: your strongest army within 2 Regions has 2 less Strength there', () => {
    const g = casts('a', { warriors: { 'II-4': 1, 'II-3': 2 } }, { heroes: heroesOf({ a: 'II-2' }) })
    expect(g.state.marks).toEqual([{ id: 'challenge', at: placeOf('II-3'), seat: 1, until: 2 }])
    expect([g.player(1).mana, g.player(1).score]).toEqual([7, 2])
  })

  it('H-SOLO-12 Still Waters: 2 Mana and 1 Ore', () => {
    expect(casts('b', {}, { heroes: heroesOf({ b: 'II-2' }) }).player(1)).toMatchObject({ mana: 9, ore: 1 })
  })

  it('H-SOLO-12 Desert Wind: the weakest of your armies next to her goes to your Courtyard', () => {
    const human: PlayerSpot = { warriors: { 'II-4': 1, 'II-3': 2 }, serfs: { 'I-1': 1, 'II-8': 1 } }
    const g = casts('c', human, { heroes: heroesOf({ c: 'II-2' }) })
    const { warriors, serfs } = g.player(0)
    expect(['I-1', 'II-4', 'II-3'].map((id) => warriors[placeOf(id)])).toEqual([1, 0, 2])
    expect(serfs[placeOf('II-8')]).toBe(1)
  })
})

describe('the track', () => {
  const on = (track: number) =>
    enemyTurn('e3', 'a', {
      options: CHAOS,
      foe: { faction: 'lionkin', ore: 9 },
      enemy: { deck: ['e3'], track },
    })

  it('H-SOLO-5 Warriors, levels, the Sand Roc, and 3 points', () => {
    expect(inPlay(on(0).player(1), 'warrior')).toBe(1)
    expect(inPlay(on(2).player(1), 'warrior')).toBe(2)
    expect([on(1).player(1).level, on(3).player(1).level]).toEqual([2, 3])
    expect(on(4).player(1).vessels.air.at).toBe(placeOf('II-1'))
    expect([on(5).player(1).score, on(5).state.end?.by]).toEqual([3, 'track'])
  })
})

describe('copied by you', () => {
  const copied = copiedBy('lionkin', { ...HOME })

  it('H-SOLO-8 Challenge: the marker on Enemy Units', () => {
    const g = copied('challenge', {}, { warriors: { 'II-4': 1 }, heroes: heroesOf({}) })
    expect(g.state.marks).toMatchObject([{ id: 'challenge', at: placeOf('II-4'), seat: 0 }])
  })

  it('H-SOLO-8 Still Waters: 2 Mana and 1 Ore', () => {
    expect(copied('still-waters').player(0)).toMatchObject({ mana: 2, ore: 1 })
  })

  it('H-SOLO-8 Desert Wind: all Enemy Units of a Region next to your Units go home', () => {
    const g = copied(
      'desert-wind',
      { warriors: { 'II-2': 1 } },
      { serfs: { 'II-4': 2 }, heroes: heroesOf({}) },
    )
    expect([g.player(1).serfs[placeOf('II-4')], g.player(1).serfs[placeOf('II-1')]]).toEqual([0, 2])
  })
})

// The Lizardfolk as the Enemy: gifts, spells, track, and their spells copied.
import { describe, expect, it } from 'vitest'
import {
  CHAOS,
  copiedBy,
  enemyTurn,
  heroesOf,
  pieces,
  placeOf,
  type PlayerSpot,
  type Scenario,
  sumOf,
} from '../../testing/index.ts'

const NONE = Array.from({ length: 53 }, () => 0)
const HOME: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: { 'I-1': 1 }, warriors: {} }
const turn = (
  card: string,
  hero: 'a' | 'b' | 'c',
  human: PlayerSpot,
  foe: PlayerSpot,
  down: readonly number[] = NONE,
): Scenario =>
  enemyTurn(card, hero, {
    options: CHAOS,
    human: { ...HOME, ...human },
    foe: { faction: 'lizardfolk', ...foe },
    state: { down: [...down] },
  })

describe('gifts', () => {
  it('H-SOLO-11 Sszarak: 1 point for each of your Warriors and Heroes who fell', () => {
    const g = turn(
      'e8',
      'a',
      { warriors: { 'II-4': 1 }, serfs: { 'I-1': 1, 'II-4': 1 } },
      { heroes: heroesOf({ a: 'II-2' }) },
    )
    if (g.state.enemy !== null) g.state.enemy.deck = ['e3']
    g.play('0 tactic:fall-back')
    while (g.asked.includes('0 loseUnits')) g.play('0 lose:warrior')
    // 1 for starting the Battle, none for the card, 1 for the Warrior.
    expect(g.player(1).score).toBe(2)
  })

  it('H-SOLO-11 Yoz: your strongest Hero has 2 less Strength', () => {
    const g = turn('e8', 'b', { ...pieces({ c: 'II-4' }) }, { heroes: heroesOf({ b: 'II-2' }) })
    expect(sumOf(g, 'defender').lines).toContainEqual({ what: 'gift-b', n: -2 })
  })

  it('H-SOLO-11 Zikka: the first token she takes in a round is worth 2 points', () => {
    const to = turn('e1', 'c', {}, { heroes: heroesOf({ c: 'II-2' }) }).player(1).heroes.c.at
    const down = NONE.slice()
    down[to] = 2
    const g = turn('e1', 'c', {}, { heroes: heroesOf({ c: 'II-2' }) }, down)
    expect([g.player(1).score, g.state.enemy?.tokens, g.state.enemy?.richer]).toEqual([3, 2, 1])
  })
})

describe('spells', () => {
  const casts = (hero: 'a' | 'b' | 'c', human: PlayerSpot, foe: PlayerSpot, down?: readonly number[]) =>
    turn('e6', hero, human, { mana: 9, ...foe }, down)

  it('H-SOLO-12 Trophy Rite: 1 more point for each of your Heroes outside your Capital Region', () => {
    const g = casts('a', pieces({ a: 'I-6', b: 'I-1', c: 'III-4' }), { heroes: heroesOf({ a: 'II-2' }) })
    expect([g.player(1).score, g.player(1).mana]).toEqual([2 + 2, 7])
  })

  it('H-SOLO-12 Swamp Curse: your strongest army within 2 Regions loses a Warrior, or else a Serf', () => {
    const foe = { heroes: heroesOf({ b: 'II-2' }) }
    const g = casts('b', { warriors: { 'II-4': 1 }, serfs: { 'I-1': 1, 'II-4': 1, 'II-3': 1 } }, foe)
    expect([g.player(0).warriors[placeOf('II-4')], g.player(0).serfs[placeOf('II-4')]]).toEqual([0, 1])
    const serf = casts('b', { serfs: { 'I-1': 1, 'II-4': 2 } }, foe)
    expect(serf.player(0).serfs[placeOf('II-4')]).toBe(1)
  })

  it('H-SOLO-12 Vision of Roads: takes up to 2 face-down tokens in Regions that border hers', () => {
    const down = NONE.slice()
    for (const id of ['II-3', 'II-4', 'II-10', 'I-8']) down[placeOf(id)] = 1
    const g = casts('c', {}, { heroes: heroesOf({ c: 'II-2' }) }, down)
    const left = g.state.down.reduce((sum, n) => sum + n, 0)
    expect([left, g.player(1).score, g.state.enemy?.tokens]).toEqual([2, 1 + 2, 2])
    expect(g.state.down[placeOf('I-8')]).toBe(1)
  })
})

describe('the track', () => {
  const on = (track: number, tokens = 0) =>
    enemyTurn('e3', 'a', {
      options: CHAOS,
      foe: { faction: 'lizardfolk', ore: 9 },
      enemy: { deck: ['e3'], track, tokens },
    })

  it('H-SOLO-5 Mana, levels, Serfs, the Marsh Dragonfly, and 1 point for every 4 tokens', () => {
    expect(on(0).player(1).mana).toBe(2)
    expect([on(1).player(1).level, on(3).player(1).level]).toEqual([2, 3])
    expect(on(2).player(1).serfs[placeOf('II-1')]).toBe(1)
    expect(on(4).player(1).vessels.air.at).toBe(placeOf('II-1'))
    expect([on(5, 9).player(1).score, on(5).player(1).score, on(5).state.end?.by]).toEqual([2, 0, 'track'])
  })
})

describe('copied by you', () => {
  const copied = copiedBy('lizardfolk', HOME)

  it('H-SOLO-8 Trophy Rite: 1 point for each Enemy Hero outside its Capital Region', () => {
    expect(copied('trophy-rite', {}, { heroes: heroesOf({ a: 'II-2', b: 'II-4' }) }).player(0).score).toBe(2)
  })

  it('H-SOLO-8 Swamp Curse: an Enemy army loses a Warrior, or else a Serf', () => {
    const g = copied('swamp-curse', {}, { warriors: { 'II-4': 1 }, serfs: { 'II-4': 1 } })
    expect([g.player(1).warriors[placeOf('II-4')], g.player(1).serfs[placeOf('II-4')]]).toEqual([0, 1])
    expect(copied('swamp-curse', {}, { serfs: { 'II-4': 1 } }).player(1).serfs[placeOf('II-4')]).toBe(0)
  })

  it('H-SOLO-8 Vision of Roads: reveals up to 2 tokens next to your Units and Towers', () => {
    const down = NONE.slice()
    down[placeOf('I-3')] = 1
    const g = copied('vision-of-roads', {}, {}, { down })
    expect([g.asked, g.offered(0)]).toEqual([['0 revealOne'], ['at:I-3', 'no-more']])
  })
})

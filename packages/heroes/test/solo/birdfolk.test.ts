// The Birdfolk as the Enemy: gifts, spells, track, and their spells copied.
import { describe, expect, it } from 'vitest'
import { inPlay } from '../../src/rules/pieces.ts'
import type { Player } from '../../src/state.ts'
import type { HeroKind } from '../../src/values/words.ts'
import {
  copiedBy,
  enemyTurn,
  PESTILENCE,
  type PlayerSpot,
  type Scenario,
  skyPieces,
  skyPlace,
} from '../../testing/index.ts'

const QUIET = { down: Array.from({ length: 63 }, () => 0) }
const HOME: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: { 'I-1': 1 }, warriors: {} }

/** The Enemy's Heroes by their Regions; those not named are in the Courtyard. */
const heroesAt = (where: Readonly<Partial<Record<HeroKind, string>>>): Player['heroes'] =>
  skyPieces({ a: 'F-1', b: 'F-1', c: 'F-1', ...where }).heroes

const foeOf = (foe: PlayerSpot): PlayerSpot => ({
  faction: 'birdfolk',
  capital: skyPlace('F-1'),
  heroes: heroesAt({}),
  ...foe,
})

const turn = (card: string, hero: HeroKind, human: PlayerSpot, foe: PlayerSpot, state = {}): Scenario =>
  enemyTurn(card, hero, {
    options: PESTILENCE,
    human: { ...HOME, ...human },
    foe: foeOf(foe),
    enemy: { discards: ['e1'] },
    state: { ...QUIET, closed: 3, ...state },
  })

const where = (g: Scenario, hero: HeroKind) => g.table.machine.values.world.ids[g.player(1).heroes[hero].at]

describe('gifts', () => {
  it('H-SOLO-13 Skein: his army crosses a Sea Region by the arrow', () => {
    // The card leads east from III-3, over the Central Sea, and he goes on by the same arrow.
    const g = turn('e3', 'a', {}, { serfs: { 'III-3': 1 }, heroes: heroesAt({ a: 'III-3' }) }, { closed: 0 })
    const moved = g.table.machine.events.flatMap((event) =>
      event.type === 'enemyMoved' ? [event['region']] : [],
    )
    expect(moved).toHaveLength(moved[0] === 'centre' ? 2 : 1)
    const at = where(g, 'a') ?? ''
    expect(g.player(1).serfs[skyPlace(at)]).toBe(1)
  })

  it('H-SOLO-13 Skein: goes down from Skyhold over the Central Sea, and not back', () => {
    // The bearing from F-4 to the sea below is 185 degrees.
    const g = turn('e8', 'a', {}, { heroes: heroesAt({ a: 'F-4' }) })
    const moved = g.table.machine.events.flatMap((event) =>
      event.type === 'enemyMoved' ? [event['region']] : [],
    )
    expect(moved[0]).toBe('centre')
    expect(moved).toHaveLength(2)
    expect(where(g, 'a')).not.toBe('F-4')
    expect(g.player(1).heroes.a.aboard).toBe('')
  })

  it('H-SOLO-13 Skein: fights your Units at sea, and lands by the arrow if he wins', () => {
    const foe: PlayerSpot = { warriors: { 'F-4': 4 }, heroes: heroesAt({ a: 'F-4' }) }
    const g = turn('e8', 'a', skyPieces({ sea: 'centre' }), foe)
    expect(g.state.battle?.how).toBe('fly')
    g.play('0 tactic:fall-back')
    expect(g.state.battle).toBe(null)
    expect(where(g, 'a')).not.toBe('centre')
    expect(g.player(1).warriors[skyPlace('centre')]).toBe(0)
  })

  it('H-SOLO-13 Orawk: a point for a Tower in his Region', () => {
    const foe: PlayerSpot = { ore: 9, serfs: { 'F-3': 1 }, heroes: heroesAt({ b: 'F-3' }) }
    const g = turn('e5', 'b', {}, foe)
    expect([g.player(1).towers, g.player(1).score]).toEqual([[skyPlace('F-3')], 1])
    const other = turn('e5', 'c', {}, { ...foe, heroes: heroesAt({ c: 'F-3' }) })
    expect([other.player(1).towers, other.player(1).score]).toEqual([[skyPlace('F-3')], 0])
  })

  it('H-SOLO-13 Tiercel: his Attack reaches 3 steps, over sea too, where a Central Sea counts two', () => {
    const fights = (hero: 'b' | 'c', at: string, target: string) => {
      const spot = { warriors: { [at]: 4 }, heroes: heroesAt({ [hero]: at }) }
      return turn('e8', hero, { serfs: { [target]: 1 } }, spot).state.battle !== null
    }
    // The Central Sea and II-4: three steps.
    expect([fights('c', 'F-2', 'II-4'), fights('b', 'F-2', 'II-4')]).toEqual([true, false])
    expect(fights('c', 'F-2', 'II-8')).toBe(false)
  })
})

describe('spells', () => {
  const casts = (hero: HeroKind, human: PlayerSpot, foe: PlayerSpot) =>
    turn('e6', hero, human, { mana: 9, ...foe })

  it('H-SOLO-13 Bow Down: you lose 1 of each resource', () => {
    const g = casts('a', { ore: 2, mana: 0, food: 1 }, {})
    expect([g.player(0).ore, g.player(0).mana, g.player(0).food]).toEqual([1, 0, 0])
    expect([g.player(1).mana, g.player(1).score]).toEqual([6, 3])
  })

  it('H-SOLO-13 Alms: 2 of its scarcest resource, and you lose 1 of that kind', () => {
    const g = casts('b', { ore: 2, food: 2 }, { ore: 1, food: 3 })
    expect([g.player(1).ore, g.player(0).ore, g.player(0).food]).toEqual([3, 1, 2])
  })

  it('H-SOLO-13 Stoop: a Serf of your weakest army within 2 Regions', () => {
    const human: PlayerSpot = { serfs: { 'I-1': 1, 'F-2': 1, 'F-6': 1 }, warriors: { 'F-6': 2 } }
    const g = casts('c', human, { heroes: heroesAt({ c: 'F-3' }) })
    expect([g.player(0).serfs[skyPlace('F-2')], g.player(0).serfs[skyPlace('F-6')]]).toEqual([0, 1])
  })
})

describe('the track', () => {
  const on = (track: number) =>
    enemyTurn('e3', 'a', {
      options: PESTILENCE,
      foe: foeOf({ ore: 9, heroes: heroesAt({ b: 'F-4' }) }),
      enemy: { deck: ['e3'], track },
    })

  it('H-SOLO-5 a Warrior, levels, the Sphinx, a Tower where the farthest Hero is, and 2 points', () => {
    expect(inPlay(on(0).player(1), 'warrior')).toBe(1)
    expect([on(1).player(1).level, on(3).player(1).level]).toEqual([2, 3])
    expect(on(2).player(1).vessels.air.at).toBe(skyPlace('F-1'))
    expect(on(4).player(1).towers).toEqual([skyPlace('F-4')])
    expect([on(5).player(1).score, on(5).state.end?.by]).toEqual([2, 'track'])
  })
})

describe('another Enemy on Skyhold', () => {
  it('H-SOLO-5 scores points instead of a free Sea Vessel, which could not dock there', () => {
    const g = enemyTurn('e3', 'a', {
      options: PESTILENCE,
      foe: { ...foeOf({ ore: 9 }), faction: 'humans' },
      enemy: { deck: ['e3'], track: 2 },
    })
    expect([g.player(1).vessels.sea.at, g.player(1).score]).toEqual([-1, 2])
  })
})

describe('copied by you', () => {
  const copied = copiedBy('birdfolk', HOME, PESTILENCE)
  const foe = foeOf({})

  it('H-SOLO-8 Bow Down: the Enemy loses 1 of each resource', () => {
    const g = copied('bow-down', {}, { ...foe, ore: 2, mana: 1 })
    expect([g.player(1).ore, g.player(1).mana, g.player(1).food]).toEqual([1, 0, 0])
  })

  it('H-SOLO-8 Alms: 2 of your scarcest resource, and the Enemy loses 1 of that kind', () => {
    const g = copied('alms', { ore: 1, food: 1 }, { ...foe, mana: 2 })
    expect([g.player(0).mana, g.player(1).mana]).toEqual([2, 1])
  })

  it('H-SOLO-8 Stoop: an Enemy Serf outside its Capital Region', () => {
    const g = copied('stoop', {}, { ...foe, serfs: { 'F-1': 1, 'F-8': 1 } })
    expect([g.player(1).serfs[skyPlace('F-1')], g.player(1).serfs[skyPlace('F-8')]]).toEqual([1, 0])
  })
})

describe('setup', () => {
  it('H-SOLO-1 the Birdfolk settle on Skyhold', () => {
    const g = turn('e7', 'a', {}, {})
    g.from({ do: 'settleEnemy', seat: 0 }, { players: { 0: HOME, 1: { capital: -1 } } })
    expect(g.offered(0)).toEqual(['continent:F-1'])
    g.play('0 continent:F-1')
    expect(g.player(1).heroes.c.at).toBe(skyPlace('F-1'))
  })
})

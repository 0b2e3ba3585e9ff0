// Combat Spells: who is asked, the effect of each in a Battle, and what it refuses.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { type Player, SUPPLY } from '../../src/state.ts'
import { fight, type PlayerSpot, type Scenario, sumOf } from '../../testing/index.ts'

const none = { at: SUPPLY, aboard: '' } as const
const heroesAt = (region: string, ...kinds: readonly ('a' | 'b' | 'c')[]): Player['heroes'] => {
  const here = { at: placeOf(region), aboard: '' } as const
  const of = (kind: 'a' | 'b' | 'c') => (kinds.includes(kind) ? here : none)
  return { a: of('a'), b: of('b'), c: of('c') }
}

const bare: PlayerSpot = { ore: 0, mana: 9, food: 0, hand: [], serfs: {}, warriors: {} }

/** Seat 0 attacks seat 1 in I-6. */
const battle = (attacker: PlayerSpot, defender: PlayerSpot, third: PlayerSpot = bare): Scenario =>
  fight(
    { players: { 0: { ...bare, ...attacker }, 1: { ...bare, ...defender }, 2: { ...bare, ...third } } },
    'I-6',
    { came: placeOf('I-3') },
  )

const army: PlayerSpot = { serfs: { 'I-6': 2 }, warriors: { 'I-6': 1 } }
const FALL_BACK = ['0 tactic:fall-back', '1 tactic:fall-back'] as const
const at = (counts: readonly number[], region: string): number => counts[placeOf(region)] ?? 0

describe('the question', () => {
  it('H-COMBAT-1 a side with a card is asked, whatever the card is; the defender first', () => {
    const g = battle({ ...army, hand: ['rage#1'] }, { ...army, hand: ['tithe#1'] })
    expect([g.asked, g.offered(1)]).toEqual([['1 combatSpell'], ['pass']])
    g.play('1 pass')
    expect([g.asked, g.offered(0)]).toEqual([['0 combatSpell'], ['cast:rage#1', 'pass']])
  })

  it('H-COMBAT-1 without cards nobody is asked', () => {
    expect(battle(army, army).asked).toEqual(['1 tactic', '0 tactic'])
  })

  it('H-COMBAT-2 one Spell per side, and the defender gets no second chance', () => {
    const g = battle({ ...army, hand: ['rage#1', 'rage#2'] }, { ...army, hand: ['terror#1', 'weakness#1'] })
    g.play('1 pass', '0 cast:rage#1', '1 pass')
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
  })

  it('H-COMBAT-2 H-SPELL-2 a Spell that could do nothing cannot be cast', () => {
    const g = battle(
      {
        warriors: { 'I-6': 1 },
        hand: ['terror#1', 'heros-bane#1', 'blood-magic#1', 'veil-of-mist#1', 'call-to-arms#1'],
      },
      { warriors: { 'I-6': 1 } },
    )
    expect(g.offered(0)).toEqual(['pass'])
    expect(g.refusedWhy(0, 'cast:terror#1')).toBe('no-use')
    const lone = battle({ ...army, hand: ['magic-arrow#1', 'fireball#1', 'weakness#1'] }, { towers: ['I-6'] })
    expect(lone.offered(0)).toEqual(['pass'])
  })
})

describe('Strength', () => {
  it('H-FIGHT-1 H-COMBAT-3 Rage: +3', () => {
    const g = battle({ ...army, hand: ['rage#1'] }, army).play('0 cast:rage#1')
    expect(sumOf(g, 'attacker').lines).toContainEqual({ what: 'rage', n: 3 })
    expect(sumOf(g, 'attacker').total).toBe(7)
  })

  it('H-FIGHT-4 Shield of Light: +2, and 1 Damage less if its side loses', () => {
    const weak: PlayerSpot = { food: 3, serfs: { 'I-6': 4 }, hand: ['shield-of-light#1'] }
    const strong: PlayerSpot = { warriors: { 'I-6': 5 } }
    const g = battle(strong, weak).play('1 cast:shield-of-light#1')
    expect(sumOf(g, 'defender').total).toBe(6)
    g.play('0 tactic:blood-oath', '1 tactic:conscripts', '1 pay')
    expect(at(g.player(1).serfs, 'II-1')).toBe(3)
  })

  it('H-FIGHT-5 Weakness: −1 for each Serf and Warrior, at most 4', () => {
    const g = battle({ ...army, hand: ['weakness#1'] }, { serfs: { 'I-6': 3 }, warriors: { 'I-6': 2 } })
    g.play('0 cast:weakness#1')
    expect(sumOf(g, 'defender')).toMatchObject({ natural: 7, total: 3 })
  })

  it('H-FIGHT-6 Terror: Serfs add nothing, but keep their Natural Strength', () => {
    const g = battle({ ...army, hand: ['terror#1'] }, { serfs: { 'I-6': 3 }, warriors: { 'I-6': 1 } })
    g.play('0 cast:terror#1')
    expect(sumOf(g, 'defender')).toMatchObject({ natural: 5, total: 2 })
  })

  it('H-FIGHT-7 Hero’s Bane: the strongest Hero adds no Strength of its own', () => {
    const g = battle({ ...army, hand: ['heros-bane#1'] }, { heroes: heroesAt('I-6', 'b', 'c') })
    g.play('0 cast:heros-bane#1')
    expect(sumOf(g, 'defender')).toMatchObject({ natural: 5, total: 2 })
  })

  it('H-FIGHT-8 Blood Magic: a Serf of one’s own is destroyed for +4', () => {
    const g = battle({ ...army, hand: ['blood-magic#1'] }, army).play('0 cast:blood-magic#1')
    expect([at(g.player(0).serfs, 'I-6'), sumOf(g, 'attacker').total]).toEqual([1, 7])
  })
})

describe('Units', () => {
  it('H-FIGHT-2 H-VERB-9 Magic Arrow: its caster destroys a Warrior or a Serf', () => {
    const g = battle({ ...army, hand: ['magic-arrow#1'] }, { ...army, heroes: heroesAt('I-6', 'a') })
    g.play('0 cast:magic-arrow#1')
    expect(g.offered(0)).toEqual(['unit:serf', 'unit:warrior'])
    g.play('0 unit:warrior')
    expect([at(g.player(1).warriors, 'I-6'), sumOf(g, 'defender').natural]).toEqual([0, 6])
  })

  it('H-FIGHT-3 Fireball: the enemy chooses, at least 3 Natural Strength', () => {
    const g = battle({ ...army, hand: ['fireball#1'] }, { serfs: { 'I-6': 2 }, warriors: { 'I-6': 2 } })
    g.play('0 cast:fireball#1')
    expect(g.asked).toEqual(['1 loseUnit'])
    g.play('1 unit:warrior', '1 unit:serf')
    expect([at(g.player(1).serfs, 'I-6'), at(g.player(1).warriors, 'I-6')]).toEqual([1, 1])
  })

  it('H-FIGHT-3 Fireball may end the Battle; a Tower is never hit', () => {
    const g = battle({ ...army, hand: ['fireball#1'] }, { serfs: { 'I-6': 2 } }).play('0 cast:fireball#1')
    expect([g.state.battle, at(g.player(1).serfs, 'I-6'), g.player(0).score]).toEqual([null, 0, 2])
    const tower = battle({ ...army, hand: ['fireball#1'] }, { serfs: { 'I-6': 2 }, towers: ['I-6'] })
    tower.play('0 cast:fireball#1')
    expect([tower.player(1).towers, tower.asked]).toEqual([[placeOf('I-6')], ['1 tactic', '0 tactic']])
  })

  it('H-FIGHT-10 H-VERB-14 Call to Arms: an adjacent Unit joins', () => {
    const g = battle({ ...army, hand: ['call-to-arms#1'], warriors: { 'I-6': 1, 'I-8': 1 } }, army)
    g.play('0 cast:call-to-arms#1')
    expect(g.offered(0)).toContain('conscript:warrior<I-8')
    g.play('0 conscript:warrior<I-8')
    expect(at(g.player(0).warriors, 'I-6')).toBe(2)
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
  })

  it('H-FIGHT-10 H-VERB-14 Call to Arms reaches as far as Conscripts: from the Courtyard to a Tower', () => {
    const tower: PlayerSpot = { towers: ['I-6'], warriors: { 'II-1': 1 }, hand: ['call-to-arms#1'] }
    const g = battle(army, tower).play('1 cast:call-to-arms#1')
    expect(g.offered(1)).toEqual(['conscript:warrior<II-1', 'enough'])
    g.play('1 conscript:warrior<II-1')
    expect(at(g.player(1).warriors, 'I-6')).toBe(1)
  })
})

describe('the course of the Battle', () => {
  it('H-FIGHT-9 Veil of Mist: cast by the defender; the attacker goes back and keeps its point', () => {
    const g = battle(army, { ...army, hand: ['veil-of-mist#1'] }).play('1 cast:veil-of-mist#1')
    expect([at(g.player(0).serfs, 'I-3'), at(g.player(0).warriors, 'I-3'), g.player(0).score]).toEqual([
      2, 1, 1,
    ])
    expect([at(g.player(1).serfs, 'I-6'), g.state.battle]).toEqual([2, null])
  })

  it('H-FIGHT-9 H-ANSWER-4 a warded attacker fights on', () => {
    const g = battle({ ...army, hand: ['ward#1'] }, { ...army, hand: ['veil-of-mist#1'] })
    g.play('1 cast:veil-of-mist#1', '0 cast:ward#1')
    expect(g.asked).toEqual(['1 tactic', '0 tactic'])
  })

  it('H-FIGHT-9 not in a Capital Region', () => {
    const g = fight(
      { players: { 0: { ...bare, warriors: { 'II-1': 2 } }, 1: { ...bare, hand: ['veil-of-mist#1'] } } },
      'II-1',
    )
    expect(g.refusedWhy(1, 'cast:veil-of-mist#1')).toBe('no-use')
  })

  it('H-FIGHT-11 Read the Signs: the enemy shows its card first; if both cast it, neither does', () => {
    const g = battle({ ...army, hand: ['read-the-signs#1'] }, army).play('0 cast:read-the-signs#1')
    expect(g.asked).toEqual(['1 tactic'])
    g.play('1 tactic:fall-back')
    expect([g.asked, g.state.battle?.defender.tactic]).toEqual([['0 tactic'], 'fall-back'])
  })

  it('H-FIGHT-12 H-COMBAT-4 Plunder: the winner takes two resources of the loser', () => {
    const strong: PlayerSpot = { warriors: { 'I-6': 5 }, hand: ['plunder#1'] }
    const g = battle(strong, { ...army, ore: 1, food: 2 }).play('0 cast:plunder#1', ...FALL_BACK)
    expect(g.asked).toEqual(['0 takeChosen'])
    g.play('0 rob:1-food', '0 rob:1-food')
    expect([g.player(0).food, g.player(1).food]).toEqual([2, 0])
    const lost = battle({ serfs: { 'I-6': 1 }, hand: ['plunder#1'] }, { ...army, food: 2 })
    lost.play('0 cast:plunder#1', ...FALL_BACK)
    expect(lost.player(0).food).toBe(0)
  })

  it('H-COMBAT-3 H-ANSWER-4 a warded side is not weakened; effects that help the other side remain', () => {
    const g = battle({ ...army, hand: ['weakness#1'] }, { ...army, hand: ['ward#1'] })
    g.play('1 pass', '0 cast:weakness#1', '1 cast:ward#1')
    expect(sumOf(g, 'defender').total).toBe(4)
  })

  it('H-ANSWER-2 a side may copy a Combat Spell, and still has its own', () => {
    const g = battle({ ...army, hand: ['copy#1', 'rage#2'] }, { ...army, hand: ['rage#1'] })
    g.play('1 cast:rage#1', '0 cast:copy#1')
    expect(sumOf(g, 'attacker').total).toBe(7)
    g.play('0 cast:rage#2')
    expect(sumOf(g, 'attacker').total).toBe(10)
  })

  it('H-ANSWER-2 H-FIGHT-8 copying Blood Magic needs a Serf, too, and does not count as casting a Combat Spell', () => {
    const g = battle({ warriors: { 'I-6': 2 }, hand: ['copy#1'] }, { ...army, hand: ['blood-magic#1'] })
    g.play('1 cast:blood-magic#1', '0 cast:copy#1')
    expect([sumOf(g, 'attacker').total, sumOf(g, 'defender').total]).toEqual([4, 7])
    expect([g.state.battle?.attacker.cast, g.state.battle?.defender.cast]).toEqual([false, true])
  })

  it('H-COMBAT-1 being asked for a Spell reveals nothing about the hand', () => {
    const seen = (hand: string) => {
      const g = battle({ ...army, hand: [hand] }, army, { hand: ['rage#2'] })
      const { machine } = g.table
      const view = () => JSON.stringify([1, 2, null].map((seat) => machine.game.see.view(machine, seat)))
      const before = view()
      g.play('0 pass')
      return {
        asked: g.asked,
        before,
        after: view(),
        events: machine.events.map((e) => machine.game.see.sees(e, 1)),
      }
    }
    expect(seen('rage#1')).toEqual(seen('tithe#1'))
  })
})

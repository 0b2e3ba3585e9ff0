import { describe, expect, test } from 'vitest'
import { cellAt } from '../src/map/cells.ts'
import { at, type Fight } from '../src/state.ts'
import { type HeroSpot, onTurn, rolls, type Scenario } from '../testing/index.ts'

/** Level 1 with these numbers, and a reward that needs no question. */
const foe = (health: number, attack: number) => ({
  enemies: { 1: { health, attack, reward: { xp: 2, coin: 3 } } },
})

interface Against extends HeroSpot {
  readonly health?: number
  readonly attack?: number
}

/** Seat 0 is on the space of a level 1 enemy and is about to fight it. */
function facing({ health = 9, attack = 2, players, ...spot }: Against = {}): Scenario {
  const g = onTurn({
    values: foe(health, attack),
    players: { 0: { covered: [false, true, true], coins: 0, mana: 0, ...players?.[0] } },
    ...spot,
  })
  return g.play(`0 move:${cellAt(3, 4)}`, '0 stop')
}

function fightIn(g: Scenario): Fight {
  const { fight } = g.state.turn
  if (fight === null) throw new Error('no fight')
  return fight
}

describe('a round', () => {
  test('N-COMBAT-1 a fight begins with a roll: nobody can retreat before the first', () => {
    const g = rolls(facing(), 2)
    g.play('0 fight:1')
    expect(g.asked).toEqual(['0 fightOn'])
    expect(fightIn(g).dealt).toBe(2)
    expect(g.player(0).hearts).toBe(10)
  })

  test('N-COMBAT-2 the rolled number selects the red ability: a token replaces the basic one', () => {
    const g = rolls(facing({ wears: { red: ['', 'quarry-maul'] } }), 2)
    g.play('0 fight:1')
    expect(fightIn(g).dealt).toBe(6)
  })

  test('N-COMBAT-2 defense of the rolled face and of blue tokens reduces the attack', () => {
    const g = rolls(facing({ attack: 3, wears: { blue: ['quilted-vest'] } }), 3)
    g.play('0 fight:1')
    expect(g.player(0).hearts).toBe(11)
    expect(
      rolls(facing({ attack: 1, wears: { blue: ['quilted-vest'] } }), 3)
        .play('0 fight:1')
        .player(0).hearts,
    ).toBe(12)
  })

  test('N-COMBAT-3 Strange Luck rerolls for 1 mana each time, before options', () => {
    const g = rolls(facing({ players: { 0: { hero: 'halia', mana: 2 } } }), 1, 3, 2)
    g.play('0 fight:1')
    expect(g.asked).toEqual(['0 reroll'])
    g.play('0 reroll:strange-luck', '0 reroll:strange-luck')
    expect(g.asked).toEqual(['0 fightOn'])
    expect(g.player(0).mana).toBe(0)
    expect(fightIn(g).dealt).toBe(2)
  })

  test('N-COMBAT-3 a kept die is final', () => {
    const g = rolls(facing({ players: { 0: { hero: 'halia', mana: 2 } } }), 1)
    g.play('0 fight:1', '0 keep-die')
    expect(fightIn(g).dealt).toBe(1)
    expect(g.player(0).mana).toBe(2)
  })

  test('N-COMBAT-4 the Vampire Knife gives mana that is used in the same round', () => {
    const wears = { red: ['vampire-knife'], blue: ['azure-gloves'] }
    const g = rolls(facing({ wears, players: { 0: { hero: 'zeik', mana: 0 } } }), 1)
    g.play('0 fight:1')
    expect(g.player(0).mana).toBe(1)
    g.play('0 option:azure-gloves')
    expect(fightIn(g).dealt).toBe(5)
  })

  test('N-COMBAT-5 an option of the rolled face is taken once per roll', () => {
    const g = rolls(facing({ players: { 0: { hero: 'namal', mana: 3 } } }), 1)
    g.play('0 fight:1')
    expect(g.offered(0)).toContain('option:face-0')
    g.play('0 option:face-0')
    expect(g.asked).toEqual(['0 fightOn'])
    expect(fightIn(g).dealt).toBe(3)
    expect(g.player(0).mana).toBe(2)
  })

  test('N-COMBAT-5 two copies of a token are two options', () => {
    const wears = { blue: ['azure-gloves', 'azure-gloves'] }
    const g = rolls(facing({ wears, players: { 0: { hero: 'zeik', mana: 2 } } }), 2)
    g.play('0 fight:1', '0 option:azure-gloves', '0 option:azure-gloves-2')
    expect(fightIn(g).dealt).toBe(6)
  })

  test('N-COMBAT-5 options of artifacts add damage and defense', () => {
    const g = rolls(facing({ attack: 4, done: ['A11', 'A12'], players: { 0: { hero: 'zeik', mana: 4 } } }), 2)
    g.play('0 fight:1', '0 option:A11', '0 option:A12')
    expect(fightIn(g).dealt).toBe(4)
    expect(g.player(0)).toMatchObject({ hearts: 11, mana: 2 })
  })

  test('N-COMBAT-5 the Gravity Orb adds a second die, which can be rerolled like any other die of the player', () => {
    const values = { ...foe(20, 1), heroes: { halia: { mana: 4 } } }
    const g = rolls(
      facing({ values, wears: { red: ['gravity-orb'] }, players: { 0: { hero: 'halia', mana: 3 } } }),
      1,
      2,
      3,
    )
    g.play('0 fight:1', '0 keep-die', '0 option:face-0')
    expect(g.asked).toEqual(['0 reroll'])
    g.play('0 reroll:strange-luck', '0 keep-die')
    expect(fightIn(g).dealt).toBe(7)
  })

  test('N-COMBAT-6 Furnace Roar costs hearts, but never the last one', () => {
    const spot = { wears: { red: ['furnace-roar'] }, attack: 0, health: 30 }
    const g = rolls(facing({ ...spot, players: { 0: { hero: 'namal', hearts: 3 } } }), 1)
    g.play('0 fight:1', '0 option:face-0')
    expect(g.player(0).hearts).toBe(1)
    expect(fightIn(g).dealt).toBe(9)
    const poor = rolls(facing({ ...spot, players: { 0: { hero: 'namal', hearts: 2 } } }), 1)
    poor.play('0 fight:1')
    expect(poor.asked).toEqual(['0 fightOn'])
  })

  test('N-COMBAT-7 the Helm gives its heart before the damage, and saves the hero', () => {
    const g = rolls(
      facing({ wears: { blue: ['arzian-helm'] }, players: { 0: { hero: 'zeik', hearts: 2 } } }),
      4,
    )
    g.play('0 fight:1', '0 option:arzian-helm')
    expect(g.player(0).hearts).toBe(1)
    expect(g.asked).toEqual(['0 fightOn'])
  })

  test('N-COMBAT-7 if not taken it comes after the damage, too late at 0 hearts', () => {
    const helm = { wears: { blue: ['arzian-helm'] } }
    const g = rolls(facing({ ...helm, players: { 0: { hero: 'zeik', hearts: 5 } } }), 4)
    g.play('0 fight:1', '0 strike')
    expect(g.player(0).hearts).toBe(4)
    const late = rolls(facing({ ...helm, players: { 0: { hero: 'zeik', hearts: 2 } } }), 4)
    late.play('0 fight:1', '0 strike')
    expect(late.player(0).hearts).toBe(0)
    expect(late.state.turn.over).toBe(true)
  })

  test('N-COMBAT-7 with full hearts nothing is asked, and it comes after the damage', () => {
    const g = rolls(
      facing({ wears: { blue: ['arzian-helm'] }, players: { 0: { hero: 'zeik', hearts: 11 } } }),
      4,
    )
    g.play('0 fight:1')
    expect(g.asked).toEqual(['0 fightOn'])
    expect(g.player(0).hearts).toBe(10)
  })

  test('N-COMBAT-9 in a round no ability is bought and no card drawn; between rounds both are', () => {
    const g = rolls(facing({ players: { 0: { hero: 'zeik', mana: 4, xp: 2, toLearn: ['flint-fist'] } } }), 3)
    g.play('0 fight:1')
    expect(g.asked).toEqual(['0 fightOptions'])
    expect(g.refusedWhy(0, 'learn:flint-fist-1')).toBe('in-round')
    expect(g.refusedWhy(0, 'power:farsight')).toBe('in-round')
    g.play('0 strike')
    expect(g.offered(0)).toContain('power:farsight')
    g.play('0 learn:flint-fist-1')
    expect(g.player(0).red[0]).toBe('flint-fist')
    rolls(g, 1).play('0 roll-on', '0 strike')
    expect(fightIn(g).dealt).toBe(1 + 3)
  })

  test.for([1, 2, 3, 4])('N-COMBAT-9 the same for a roll of %i', (face) => {
    const wears = { red: ['flint-fist', 'flint-fist', 'flint-fist', 'flint-fist'] }
    const learning = { hero: 'zeik', mana: 4, xp: 9, toLearn: ['rolling-boulder', 'toughness'] }
    const g = rolls(facing({ wears, players: { 0: learning } }), face).play('0 fight:1')
    expect(g.asked).toEqual(['0 fightOptions'])
    expect(g.offered(0).filter((id) => id.startsWith('learn'))).toEqual([])
    expect(g.play('0 strike').offered(0)).toContain('learn:toughness-1')
  })

  test('N-COMBAT-9 Siphon Power pays for an option during a round', () => {
    const spot = {
      wears: { blue: ['siphon-power'] },
      players: { 0: { hero: 'marklun', mana: 0, goods: { demon: 1 } } },
    }
    const g = rolls(facing(spot), 2)
    g.play('0 fight:1')
    expect(g.refusedWhy(0, 'option:face-0')).toBe('use-price')
    g.play('0 power:siphon-power', '0 option:face-0')
    expect(fightIn(g).dealt).toBe(3)
    expect(g.player(0)).toMatchObject({ mana: 3 })
  })

  test.each([
    ['the Demon Trap', 'A02', {}, ['0 power:A02']],
    ['the Glass Abacus', 'A07', { shell: 1 }, ['0 power:A07', '0 change:shell-demon', '0 none']],
  ] as const)('N-COMBAT-9 %s gives the demon for that', (_, artifact, goods, lines) => {
    const g = rolls(
      facing({
        done: [artifact],
        wears: { red: ['', '', '', 'comet-pistol'], blue: ['siphon-power'] },
        players: { 0: { hero: 'marklun', mana: 1, goods } },
      }),
      4,
    )
    g.play('0 fight:1')
    expect(g.refusedWhy(0, 'option:face-0')).toBe('use-price')
    g.play(...lines, '0 power:siphon-power', '0 option:face-0')
    expect(fightIn(g).dealt).toBe(8)
  })

  test('N-ANYTIME-4 a source of mana is no reason to ask about an option that costs hearts', () => {
    const roar = (ruleset: number) =>
      rolls(
        facing({
          ruleset,
          wears: { red: ['', '', '', 'furnace-roar'], blue: ['siphon-power'] },
          players: { 0: { hero: 'marklun', hearts: 1, goods: { demon: 1 } } },
        }),
        4,
      ).play('0 fight:1').asked
    expect(roar(2)).not.toContain('0 fightOptions')
    expect(roar(1)).toEqual(['0 fightOptions'])
  })

  test('N-COMBAT-9 nothing is asked if nothing could pay for it', () => {
    const wears = { red: ['', '', '', 'comet-pistol'], blue: ['siphon-power'] }
    // The Magic Chest gives coins, not a demon.
    const g = rolls(facing({ wears, done: ['A06'], players: { 0: { hero: 'marklun', mana: 1 } } }), 4)
    g.play('0 fight:1')
    expect(g.asked).toEqual(['0 fightOn'])
  })
})

describe('the end of a fight', () => {
  test('N-COMBAT-8 with 0 hearts it is lost, even if the enemy is defeated', () => {
    const g = rolls(facing({ health: 1, attack: 2, players: { 0: { hearts: 2 } } }), 2)
    g.play('0 fight:1')
    expect(g.player(0)).toMatchObject({ hearts: 0, xp: 1, kills: [] })
    expect(at(g.state.enemies, cellAt(3, 4))).toBe(2)
    expect(g.state.turn).toMatchObject({ over: true, fight: null })
  })

  test('N-COMBAT-10 damage adds up over rounds until it is enough', () => {
    const g = rolls(facing({ health: 4 }), 2, 2)
    g.play('0 fight:1', '0 roll-on')
    expect(g.player(0).kills).toEqual(['1'])
    expect(g.player(0).hearts).toBe(8)
  })

  test('N-COMBAT-11 a retreat gives 1 experience, heals the enemy and ends the turn', () => {
    const g = rolls(facing(), 2)
    g.play('0 fight:1', '0 retreat')
    expect(g.player(0)).toMatchObject({ xp: 1, hearts: 10, kills: [], space: cellAt(3, 4) })
    expect(g.state.turn).toMatchObject({ over: true, fight: null })
  })

  test('N-COMBAT-12 a win takes the token and its reward, and leaves the enemy below it', () => {
    const g = rolls(facing({ health: 2 }), 2)
    g.play('0 fight:1')
    expect(g.player(0)).toMatchObject({ xp: 2, coins: 3, kills: ['1'] })
    expect(at(g.state.enemies, cellAt(3, 4))).toBe(1)
    expect(g.state.turn).toMatchObject({ over: false, hero: null })
  })

  test('N-COMBAT-12 the Bounty Book pays for a won fight, not for a lost one', () => {
    const g = rolls(facing({ health: 2, wears: { blue: ['bounty-book'] } }), 2)
    expect(g.play('0 fight:1').player(0).coins).toBe(5)
    const lost = rolls(facing({ wears: { blue: ['bounty-book'] } }), 2).play('0 fight:1', '0 retreat')
    expect(lost.player(0).coins).toBe(0)
  })

  test('N-COMBAT-13 uses forbidden in combat are forbidden from the first roll to the end', () => {
    const spot = { done: ['A05'], players: { 0: { hero: 'namal', mana: 3, hearts: 8 } } }
    const g = rolls(facing({ ...spot, wears: { blue: ['self-repair'] } }), 2)
    expect(g.offered(0)).toContain('power:A05')
    g.play('0 fight:1')
    expect(g.refusedWhy(0, 'power:A05')).toBe('in-combat')
    expect(g.refusedWhy(0, 'power:self-repair')).toBe('in-combat')
  })
})

describe('the reroll variant', () => {
  test('N-DIE-1 a good of any kind pays for a reroll of a player’s own die', () => {
    const goods = { shell: 1, crystal: 1 }
    const g = rolls(
      facing({ options: { reroll: true }, players: { 0: { hero: 'zeik', mana: 0, goods } } }),
      1,
      1,
      2,
    )
    g.play('0 fight:1')
    expect(g.refusedWhy(0, 'reroll:tool')).toBe('use-price')
    g.play('0 reroll:crystal', '0 reroll:shell')
    expect(fightIn(g).dealt).toBe(2)
    expect(g.player(0).goods).toEqual({ shell: 0, tool: 0, demon: 0, crystal: 0 })
  })

  test('N-DIE-1 without it, or without goods, nothing is asked', () => {
    const plain = rolls(facing({ players: { 0: { hero: 'zeik', mana: 0, goods: { shell: 2 } } } }), 2)
    expect(plain.play('0 fight:1').asked).toEqual(['0 fightOn'])
    const poor = rolls(facing({ options: { reroll: true }, players: { 0: { hero: 'zeik', mana: 0 } } }), 2)
    expect(poor.play('0 fight:1').asked).toEqual(['0 fightOn'])
  })

  test('N-DIE-2 before a die is final, only uses that give mana or goods are allowed', () => {
    const spot = { done: ['A02', 'A06'], options: { reroll: true } }
    const g = rolls(facing({ ...spot, players: { 0: { hero: 'zeik', mana: 4, goods: { shell: 1 } } } }), 2)
    g.play('0 fight:1')
    expect(g.asked).toEqual(['0 reroll'])
    expect(g.refusedWhy(0, 'power:A06')).toBe('die-waits')
    g.play('0 power:A02')
    expect(g.player(0).goods.demon).toBe(1)
    expect(g.asked).toEqual(['0 reroll'])
  })
})

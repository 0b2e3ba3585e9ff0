// Small things that change a game and are easily missed: resets, log lines, and options that must not be offered.
import { describe, expect, test } from 'vitest'
import { cellAt } from '../src/map/cells.ts'
import { chanceToWin } from '../src/rules/chance-to-win.ts'
import { inOrder } from '../src/rules/rewards.ts'
import { atStop, onTurn, rolls, type Scenario, scenario } from '../testing/index.ts'

const told = (g: Scenario): string[] => g.table.machine.events.map(({ type }) => type)

const before = (hero: string, me: object, more: object = {}): Scenario =>
  atStop('', {
    ...more,
    values: { enemies: { 1: { health: 30, attack: 2 } } },
    me: { hero, space: cellAt(3, 4), ...me },
  })

describe('a fight', () => {
  test('N-COMBAT-5 an option that adds defense saves hearts', () => {
    const g = rolls(before('zeik', { hearts: 9, mana: 1 }), 3).play('0 fight:1')
    g.play('0 option:face-0')
    expect(g.player(0).hearts).toBe(9)
    expect(g.state.turn.fight?.dealt).toBe(2)
  })

  test('N-COMBAT-5 bonuses of options end with the round', () => {
    const g = rolls(before('zeik', { hearts: 9, mana: 1 }), 3, 3).play('0 fight:1', '0 option:face-0')
    g.play('0 roll-on')
    expect(g.state.turn.fight?.dealt).toBe(3)
    expect(g.player(0).hearts).toBe(7)
  })

  test('N-COMBAT-8 a strike without damage is not logged as a loss', () => {
    const g = rolls(before('zeik', { hearts: 9 }, { wears: { blue: ['quilted-vest', 'azure-coat'] } }), 2)
    g.play('0 fight:1')
    expect(told(g)).not.toContain('hurt')
  })

  test('N-COMBAT-14 an option paid with hearts costs no mana', () => {
    const chance = (hearts: number) => {
      const g = before('namal', { hearts, mana: 0 }, { wears: { red: Array(4).fill('furnace-roar') } })
      return chanceToWin(g.table.machine, 0, { health: 9, attack: 9 }).win
    }
    expect(chance(12)).toBe(1)
    expect(chance(10)).toBe(0)
  })
})

describe('a hero action', () => {
  test('N-QUEST-1 a card is played after a real walk', () => {
    const g = onTurn({ hand: ['B26'], players: { 0: { covered: [false, true, true], goods: { demon: 1 } } } })
    g.play(`0 move:${cellAt(2, 3)}`, `0 move:${cellAt(2, 2)}`, '0 stop')
    expect(g.offered(0)).toContain('play:B26')
    g.play('0 play:B26')
    expect(told(g)).toContain('questPlayed')
    const [villager] = g.offered(0)
    g.play(`0 ${villager}`)
    expect(told(g)).toEqual(expect.arrayContaining(['villager', 'questDone']))
  })

  test('N-DIE-3 every die is rolled separately', () => {
    const lost = (...faces: readonly number[]) => {
      const g = rolls(atStop('', { me: { hearts: 10 } }), ...faces)
      return 10 - g.run(0, [{ verb: 'loseHearts', dice: faces.length }]).player(0).hearts
    }
    expect(lost(2, 3)).toBe(5)
    expect(lost(2, 3, 4)).toBe(9)
  })
})

describe('what is offered', () => {
  test('N-USE-9 the Hound is not offered without a token on the map', () => {
    const g = onTurn({ done: ['A04'], step: { do: 'turn', seat: 0 }, players: { 0: { mana: 4 } } })
    expect(g.offered(0)).toContain('power:A04')
    g.lay({ state: { searches: Array.from({ length: 40 }, () => false) } })
    expect(g.refusedWhy(0, 'power:A04')).toBe('nothing-would-change')
  })

  test('N-USE-1 uses for the player’s own turn are not offered off turn', () => {
    const g = onTurn({ wears: { blue: ['research'] }, players: { 0: { hero: 'marklun', mana: 5 } } })
    expect(g.offered(0)).toContain('power:research')
    g.turnOf(1)
    expect(g.offered(0)).not.toContain('power:research')
  })

  test('N-MARKET-3 only goods the player has can be picked for a sale', () => {
    const g = scenario({ players: { 0: { goods: { tool: 2 } } } }).play('0 some')
    expect(g.offered(0).filter((id) => id.startsWith('sell:'))).toEqual(['sell:tool'])
  })

  test('N-USE-8 the Abacus also works with 1 of every good', () => {
    const g = onTurn({
      done: ['A07'],
      step: { do: 'turn', seat: 0 },
      players: { 0: { mana: 1, goods: { shell: 1, tool: 1, demon: 1, crystal: 1 } } },
    }).play('0 power:A07')
    expect(g.asked).toEqual(['0 changeGoods'])
  })
})

test('N-GENERAL-2 counted resources come first, villagers last', () => {
  const parts = inOrder([
    { verb: 'gainVillagers', n: 1 },
    { verb: 'drawQuests', draw: 1, keep: 1 },
    { verb: 'gain', coin: 1 },
  ])
  expect(parts.map(({ verb }) => verb)).toEqual(['gain', 'drawQuests', 'gainVillagers'])
})

test('N-SOLO-1 the bot’s card is logged', () => {
  const g = scenario({ seats: 1 })
  const rest = g.offered(0).find((id) => id.startsWith('rest:'))
  g.play(`0 ${rest}`)
  expect(told(g)).toContain('botCard')
})

import { describe, expect, it } from 'vitest'
import { added, inForce, maxMana } from '../src/rules/inforce.ts'
import { run } from '../src/rules/program.ts'
import { canPay, gain, holds, loseHearts, pay, room } from '../src/rules/purse.ts'
import { scenario } from '../testing/index.ts'

describe('paying and gaining', () => {
  it('N-PURSE-1 a price is paid whole or not at all', () => {
    const g = scenario({ players: { 0: { coins: 3, goods: { shell: 2 }, mana: 1 } } })
    const { machine } = g.table
    expect(canPay(machine, 0, { coin: 3, shell: 2, mana: 1 })).toBe(true)
    expect(canPay(machine, 0, { coin: 4 })).toBe(false)
    expect(canPay(machine, 0, { shell: 1, tool: 1 })).toBe(false)
    pay(machine, 0, { coin: 2, shell: 2 }, 'test')
    expect([holds(machine, 0, 'coin'), holds(machine, 0, 'shell'), holds(machine, 0, 'mana')]).toEqual([
      1, 0, 1,
    ])
  })

  it('N-PURSE-2 hearts and mana beyond their track are lost; goods, books, coins and experience have no limit', () => {
    const g = scenario({ players: { 0: { hearts: 10, mana: 4 } } })
    const { machine } = g.table
    expect([room(machine, 0, 'heart'), room(machine, 0, 'mana'), room(machine, 0, 'tool')]).toEqual([
      2,
      0,
      Infinity,
    ])
    gain(machine, 0, { heart: 5, mana: 2, tool: 12, book: 3 }, 'test')
    expect(g.player(0)).toMatchObject({ hearts: 12, mana: 4, books: 3 })
    expect(g.player(0).goods.tool).toBe(12)
  })

  it('N-PURSE-3 hearts never go below 0, and losing the last one ends a hero action', () => {
    const g = scenario({ players: { 0: { hearts: 2 } } })
    const { machine } = g.table
    loseHearts(machine, 0, 5, 'test')
    expect([g.player(0).hearts, g.state.turn.over]).toEqual([0, false])
    const hero = {
      from: 13,
      left: 0,
      steps: 1,
      owes: false,
      stopped: false,
      questPlayed: false,
      playing: '',
      visited: '',
    }
    g.lay({ players: { 0: { hearts: 1 } }, state: { turn: { ...g.state.turn, seat: 0, hero } } })
    run(
      g.table.machine,
      0,
      [
        { verb: 'loseHearts', n: 1 },
        { verb: 'gain', coin: 5 },
      ],
      'test',
    )
    const { coins } = g.player(0)
    g.table.machine.load(g.table.machine.position)
    expect([g.player(0).hearts, g.player(0).coins, g.state.turn.over]).toEqual([0, coins, true])
  })
})

describe('records in play', () => {
  it('N-FORCE-1 buildings, blue tokens and tucked cards add up', () => {
    const town = Array.from({ length: 16 }, () => '')
    town[12] = 'snail-ranch'
    const g = scenario({
      players: { 0: { town, blue: ['snailskin-boots', 'quilted-vest', 'quilted-vest', ''], done: ['B30'] } },
    })
    const { machine } = g.table
    expect([added(machine, 0, 'move'), added(machine, 0, 'defence')]).toEqual([2, 2])
    expect(inForce(machine, 0).map(({ id }) => id)).toEqual([
      'snail-ranch',
      'snailskin-boots',
      'quilted-vest',
      'quilted-vest',
      'B30',
    ])
  })

  it('N-FORCE-2 an Azure pair gives one mana slot, no matter how many copies there are', () => {
    const slots = (...blue: readonly string[]) => {
      const g = scenario({ players: { 0: { blue: [...blue] } } })
      return maxMana(g.table.machine, 0)
    }
    expect(slots('', '', '', '')).toBe(4)
    expect(slots('shield-crystal', '', '', '')).toBe(5)
    expect(slots('azure-gloves', 'azure-gloves', '', '')).toBe(4)
    expect(slots('azure-gloves', 'azure-coat', 'azure-coat', 'azure-gloves')).toBe(5)
  })
})

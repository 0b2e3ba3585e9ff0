// What a player reads on the buttons: what is paid, discounts and all, and what it brings.
import { describe, expect, it } from 'vitest'
import { saying, valuesOf } from '../src/face.ts'
import { nowOrNever } from '../src/index.ts'
import { cellAt } from '../src/map/cells.ts'
import { atStop, onTurn, rolls, type Scenario, scenario, town } from '../testing/index.ts'
import { inspect } from '../src/inspect.ts'

const NAMES = ['Ada', 'Ben']
const { say } = nowOrNever

function label(g: Scenario, id: string): string | undefined {
  const { machine } = g.table
  const option = g.table.askOf(0)?.options.find((one) => one.id === id)
  return option && say.label(machine, option, NAMES)
}

const shop = (off: number): Scenario =>
  scenario({
    players: { 0: { coins: 9, blue: ['leadership', '', '', ''] } },
    state: { gearRow: { red: ['gaff-hook', '', ''], blue: ['quilted-vest', 'moss-poultice', ''] } },
  }).run(0, [{ verb: 'buyGear', off }])

describe('labels', () => {
  it('N-GEAR-1 gear says what is paid for it here', () => {
    expect(label(shop(0), 'gear:quilted-vest')).toBe(
      'Quilted Vest for 8 coins: 1 defence in every round of combat',
    )
    expect(label(shop(2), 'gear:quilted-vest')).toContain('for 6 coins')
    expect(label(shop(6), 'gear:gaff-hook')).toBe('Gaff Hook for 0 coins: 4 damage')
  })

  it('N-TURN-3 who passes is told how many arrows are left', () => {
    const pass = (...covered: readonly boolean[]) =>
      label(scenario({ players: { 0: { covered: [...covered] } } }), 'pass')
    expect(pass(true, true, true)).toBe('Pass for the season')
    expect(pass(true, false, true)).toBe('Pass, 1 arrow left')
    expect(pass(false, false, false)).toBe('Pass, 3 arrows left')
  })

  it('N-GEAR-2 a slot says who leaves it', () => {
    const g = shop(0).play('0 gear:quilted-vest')
    expect(label(g, 'blue:0')).toBe('Blue slot 1; Leadership leaves')
    expect(label(g, 'blue:1')).toBe('Blue slot 2')
  })

  it('N-BUILD-3 a tile and a space say what is paid with discounts', () => {
    const specialists = [{ id: 'osk', up: true }, null, null, null]
    const grid = ['construction-hq', 'inn', 'library', 'market-hall', 'school'].flatMap((id) => [
      id,
      '',
      '',
      '',
    ])
    grid[0] = ''
    const g = scenario({
      players: { 0: { specialists, coins: 30, grid, town: town({ 12: 'construction-hq' }) } },
    }).play('0 use:osk')
    expect(label(g, 'tile:inn')).toBe('Inn for 4 coins')
    g.play('0 tile:inn')
    expect(label(g, 'space:8')).toBe('Third row, space 1: 6 coins in all, gives 1 tool')
    expect(label(g, 'space:13')).toBe('Bottom row, space 2: 4 coins in all, gives 1 shell')
  })

  it('N-MOVE-5 a step says the hearts it takes', () => {
    const g = onTurn({ players: { 0: { hearts: 9, covered: [false, true, true] } } })
    expect(label(g, `move:${cellAt(2, 5)}`)).toBe('Walk to search space E: lose 1 heart')
    expect(label(g, `move:${cellAt(2, 3)}`)).toBe('Walk to search space D')
    g.play(`0 move:${cellAt(2, 3)}`, `0 move:${cellAt(1, 3)}`)
    expect(label(g, `move:${cellAt(1, 2)}`)).toBe('Walk to search space A: lose 3 hearts')
  })

  it('N-VISIT-1 a visit, a fight, a search and a card say what they take and bring', () => {
    expect(label(atStop('undergarden', { me: { xp: 2 } }), 'visit:undergarden')).toBe(
      'Visit Undergarden: pay 2 experience; draw 2 quest cards and keep 1; gain 6 coins',
    )
    const enemy = atStop('', { me: { space: cellAt(2, 7) } })
    expect(label(enemy, 'fight:4')).toBe(
      'Fight Rustback (health 7, attack 3) for 1 villager, 1 tool, 2 coins and 1 experience',
    )
    const token = { wears: { blue: ['goat-hooks'] }, me: { space: cellAt(2, 3) } }
    expect(label(atStop('', token), `search:${cellAt(2, 3)}`)).toBe(
      'Search: lose 0 to 3 hearts, take the token',
    )
    const quest = atStop('tower-of-miners', { hand: ['B01', 'B03'], me: { goods: { tool: 2 } } })
    expect(label(quest, 'play:B01')).toBe(
      'Play Lift-Cage Repairs: pay 2 tools; gain 6 coins and 1 experience; 3 points',
    )
    expect(label(quest, 'play:B03')).toContain('win a fight (health 6, attack 2); gain 1 tool and 1 crystal')
  })

  it('N-COMBAT-8 a blow says what both sides deal', () => {
    const g = rolls(
      atStop('', { wears: { red: ['', '', '', 'thunder-lute'] }, me: { space: cellAt(2, 7), mana: 1 } }),
      4,
    )
    g.play('0 fight:4', '0 keep-die')
    expect(label(g, 'option:face-0')).toBe('1 mana: 3 more damage')
    expect(label(g, 'strike')).toBe('Strike: deal 3 damage, lose 3 hearts')
    g.play('0 option:face-0')
    expect(g.player(0).mana).toBe(0)
  })

  it('N-VALUES-4 what lies open tells the numbers of the table, not those it was written with', () => {
    const use = { id: 'repair', pay: { tool: 2 }, when: 'ownTurn', not: ['combat'], limit: 'season' }
    const haste = { id: 'haste', pay: { mana: 2 }, when: 'heroMove', limit: null }
    const guard = { id: 'A12', pay: { mana: 2 }, when: 'combatRound', limit: 'round' }
    const file = {
      abilities: {
        leadership: { rules: [{ rule: 'recruitCost', add: -3 }] },
        'self-repair': { uses: [{ ...use, do: [{ verb: 'gain', heart: 9 }] }] },
        'homecoming-lamp': { on: { villagerGained: [{ verb: 'gain', coin: 5 }] } },
      },
      gear: { 'quilted-vest': { rules: [{ rule: 'defence', add: 2 }] } },
      heroes: {
        marklun: { ability: { id: 'haste', uses: [{ ...haste, do: [{ verb: 'addMove', n: 3 }] }] } },
      },
      quests: { A12: { uses: [{ ...guard, do: [{ verb: 'defend', n: 4 }] }] } },
    }
    const values = valuesOf(file, { map: 'above' })
    expect(saying(values, 'leadership')).toEqual(['Recruiting costs you 3 coins less.'])
    expect(saying(values, 'self-repair')).toEqual([
      'Once a season, on your turn, outside combat: pay 2 tools; gain 9 hearts.',
    ])
    expect(saying(values, 'homecoming-lamp')).toEqual(['For each villager you gain: gain 5 coins.'])
    expect(saying(values, 'quilted-vest')).toEqual(['2 defence in every round of combat.'])
    expect(saying(values, 'haste')).toEqual(['During the move of a hero action: pay 2 mana; 3 more spaces.'])
    expect(saying(values, 'A12')).toContain('Once a round, in combat: pay 2 mana; 4 more defence.')
    // What was not changed is told as it is written.
    expect(saying(values, 'research')).toEqual(['On your turn: pay 3 mana for 1 book. Repeatable.'])
  })

  it('every record says what it does, in whole sentences', () => {
    for (const side of ['above', 'under'] as const) {
      const values = valuesOf({}, { map: side })
      const bare = inspect
        .coverage({ map: side })
        .cards.filter((id) => !/^[A-Z0-9].*\.$/.test(saying(values, id).join(' ')))
      expect(bare).toEqual([])
    }
  })
})

describe('refusals', () => {
  const why = (g: Scenario, id: string): string | undefined => {
    const { machine } = g.table
    const found = machine.reasons(0).find(({ option }) => option.id === id)
    return found && say.reason(found.reason, machine, { seat: 0, option: found.option })
  }

  it('N-PURSE-1 say what is lacking of a price', () => {
    const g = scenario({
      players: {
        0: {
          coins: 1,
          goods: { shell: 3 },
          orders: ['O1'],
          specialists: [{ id: 'osk', up: true }, null, null, null],
        },
      },
    })
    expect(why(g, 'use:osk')).toBe('It takes 3 coins, and you lack 2 coins; you have goods to sell.')
    expect(why(g, 'order:O1')).toBe('It takes 4 shells, and you lack 1 shell.')
    expect(why(g, 'sale:M6')).toBe('It takes 1 shell and 2 tools, and you lack 2 tools.')
    expect(why(g, 'learn:dark-flame-1')).toBe('It takes 2 experience, and you lack 2 experience.')
  })

  it('N-GEAR-1 with what is taken off', () => {
    expect(why(shop(0).lay({ players: { 0: { coins: 1 } } }), 'gear:gaff-hook')).toBe(
      'It takes 6 coins, and you lack 5 coins.',
    )
    expect(why(shop(2).lay({ players: { 0: { coins: 1 } } }), 'gear:gaff-hook')).toContain('It takes 4 coins')
  })

  it('N-QUEST-2 name what a card asks to be shown', () => {
    const g = atStop('tower-of-miners', { hand: ['D01', 'B01'], me: { books: 2 } })
    expect(why(g, 'play:D01')).toBe('This card asks for 2 completed orders.')
    expect(why(g, 'play:B01')).toBe('It takes 2 tools, and you lack 2 tools.')
  })

  it('N-VISIT-1 and what a visit asks for', () => {
    expect(why(atStop('scholars-tower', { me: { coins: 2 } }), 'visit:scholars-tower')).toBe(
      'It takes 3 coins, and you lack 1 coin.',
    )
  })
})

describe('questions', () => {
  const asked = (g: Scenario): string => {
    const ask = g.table.askOf(0)
    return ask === null || ask === undefined ? '' : say.prompt(ask, g.table.machine, NAMES)
  }

  it('N-MOVE-1 say where the hero stands who is asked what to do there', () => {
    expect(asked(atStop('ublo-tower'))).toBe('Ublo Tower: What do you do here?')
  })
})

describe('a line of the log', () => {
  const told = (type: string, reader: number | null) =>
    say.event(atStop('ublo-tower').table.machine, { type, seat: 0 }, NAMES, reader)

  it('speaks to who reads it', () => {
    expect(told('passed', 1)).toBe('Ada passes for the season')
    expect(told('passed', 0)).toBe('You pass for the season')
    expect(told('looked', 0)).toBe('You look at the top orders')
  })

  it('names no coins where a final production brings none', () => {
    expect(told('finalProduction', 0)).toBe('You produce nothing in the final production')
  })
})

describe('what a line of the log is about', () => {
  it('names the place, and the rule behind it', () => {
    const g = atStop('ublo-tower', { me: { hearts: 5 } }).play('0 visit:ublo-tower')
    const { machine } = g.table
    const told = machine.events.map((event) => [event.type, say.about?.(machine, event, 0)])
    expect(told).toEqual([
      ['visited', { at: 'location:ublo-tower', rule: 'N-VISIT-1' }],
      ['hurt', { at: 'location:ublo-tower', rule: 'N-PURSE-3' }],
      ['gained', { at: 'location:ublo-tower', rule: 'N-PURSE-2' }],
    ])
  })

  it("names no place of the reader's town where another builds in their own", () => {
    const event = { type: 'built', seat: 1, space: 12, building: 'inn' }
    const { machine } = atStop('ublo-tower').table
    expect(say.about?.(machine, event, 1).at).toBe('town:12')
    expect(say.about?.(machine, event, 0).at).toBeNull()
    expect(say.about?.(machine, { type: 'sold', seat: 1 }, 0).at).toBeNull()
    expect(say.about?.(machine, { type: 'housed', seat: 1, good: 'shell', row: 3 }, 0).at).toBeNull()
  })
})

describe('hints', () => {
  it('tell what follows, and not again what the label has said', () => {
    const g = atStop('ublo-tower', { me: { hearts: 5 } })
    const { machine } = g.table
    const option = g.table.askOf(0)?.options.find(({ id }) => id === 'visit:ublo-tower')
    if (option === undefined) throw new Error('no visit')
    g.play('0 visit:ublo-tower')
    expect(say.hint?.(machine, option, machine.events, NAMES, 0)).toEqual([
      'You lose 1 heart (Ublo Tower)',
      'You gain 1 tool (Ublo Tower)',
    ])
  })
})

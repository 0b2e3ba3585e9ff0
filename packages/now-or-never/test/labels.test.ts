// The labels of buttons: the price after discounts, and the effect.
import type { GameEvent, Json } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { saying, valuesOf } from '../src/client.ts'
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

const shop = (off: number, coins = 9): Scenario =>
  scenario({
    players: { 0: { coins, blue: ['leadership', '', '', ''] } },
    state: { gearRow: { red: ['gaff-hook', '', ''], blue: ['quilted-vest', 'moss-poultice', ''] } },
  }).run(0, [{ verb: 'buyGear', off }])

describe('labels', () => {
  it('N-GEAR-1 gear shows its price here', () => {
    expect(label(shop(0), 'gear:quilted-vest')).toBe(
      'Quilted Vest for 8 coins: 1 defense in every round of combat',
    )
    expect(label(shop(2), 'gear:quilted-vest')).toContain('for 6 coins')
    expect(label(shop(6), 'gear:gaff-hook')).toBe('Gaff Hook for 0 coins: 4 damage')
  })

  it('N-TURN-3 passing shows how many arrows are left', () => {
    const pass = (...covered: readonly boolean[]) =>
      label(scenario({ players: { 0: { covered: [...covered] } } }), 'pass')
    expect(pass(true, true, true)).toBe('Pass for the season')
    expect(pass(true, false, true)).toBe('Pass with 1 arrow left')
    expect(pass(false, false, false)).toBe('Pass with 3 arrows left')
  })

  it('N-GEAR-2 a slot shows which token leaves it', () => {
    const g = shop(0).play('0 gear:quilted-vest')
    expect(label(g, 'blue:0')).toBe('Blue slot 1, replacing Leadership')
    expect(label(g, 'blue:1')).toBe('Blue slot 2')
  })

  it('N-BUILD-3 a tile and a space show their price after discounts', () => {
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
    expect(label(g, 'space:8')).toBe('Third row, space 1: 6 coins total, gives 1 tool')
    expect(label(g, 'space:13')).toBe('Bottom row, space 2: 4 coins total, gives 1 shell')
  })

  it('N-MOVE-5 a step shows the hearts it costs', () => {
    const g = onTurn({ players: { 0: { hearts: 9, covered: [false, true, true] } } })
    expect(label(g, `move:${cellAt(2, 5)}`)).toBe('Walk to search space E: lose 1 heart')
    expect(label(g, `move:${cellAt(2, 3)}`)).toBe('Walk to search space D')
    g.play(`0 move:${cellAt(2, 3)}`, `0 move:${cellAt(1, 3)}`)
    expect(label(g, `move:${cellAt(1, 2)}`)).toBe('Walk to search space A: lose 3 hearts')
  })

  it('N-VISIT-1 a visit, a fight, a search and a card show their cost and effect', () => {
    expect(label(atStop('undergarden', { me: { xp: 2 } }), 'visit:undergarden')).toBe(
      'Visit the Undergarden: pay 2 experience; draw 2 quest cards and keep 1; gain 6 coins',
    )
    const enemy = atStop('', { me: { space: cellAt(2, 7) } })
    expect(label(enemy, 'fight:4')).toBe(
      'Fight the Rustback (health 7, attack 3) for 1 villager, 1 tool, 2 coins and 1 experience',
    )
    const token = { wears: { blue: ['goat-hooks'] }, me: { space: cellAt(2, 3) } }
    expect(label(atStop('', token), `search:${cellAt(2, 3)}`)).toBe('Search: lose 0–3 hearts, take the token')
    const quest = atStop('tower-of-miners', { hand: ['B01', 'B03'], me: { goods: { tool: 2 } } })
    expect(label(quest, 'play:B01')).toBe(
      'Play Lift-Cage Repairs: pay 2 tools; gain 6 coins and 1 experience; 3 points',
    )
    expect(label(quest, 'play:B03')).toContain('win a fight (health 6, attack 2); gain 1 tool and 1 crystal')
  })

  it('N-COMBAT-8 a strike shows the damage of both sides', () => {
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

  it('N-VALUES-4 open cards show the numbers of the table, not the original ones', () => {
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
      'Once per season, on your turn, outside combat: pay 2 tools; gain 9 hearts.',
    ])
    expect(saying(values, 'homecoming-lamp')).toEqual(['Each time you gain a villager: gain 5 coins.'])
    expect(saying(values, 'quilted-vest')).toEqual(['2 defense in every round of combat.'])
    expect(saying(values, 'haste')).toEqual(['While moving in a hero action: pay 2 mana; walk 3 more steps.'])
    expect(saying(values, 'A12')).toContain('Once per round, in combat: pay 2 mana; 4 more defense.')
    // A record that was not changed keeps its written text.
    expect(saying(values, 'research')).toEqual(['On your turn: pay 3 mana for 1 book. Repeatable.'])
  })

  it('every record has a text in whole sentences', () => {
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

  it('N-PURSE-1 say what is missing from a price', () => {
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
    expect(why(g, 'use:osk')).toBe('This costs 3 coins. You need 2 more coins. Selling goods would help.')
    expect(why(g, 'order:O1')).toBe('This takes 4 shells. You need 1 more shell.')
    expect(why(g, 'sale:M6')).toBe('This takes 1 shell and 2 tools. You need 2 more tools.')
    expect(why(g, 'learn:dark-flame-1')).toBe('This costs 2 experience. You need 2 more experience.')
  })

  it('N-GEAR-1 including discounts', () => {
    expect(why(shop(0, 5), 'gear:gaff-hook')).toBe('This costs 6 coins. You need 1 more coin.')
    expect(why(shop(2, 3), 'gear:gaff-hook')).toContain('This costs 4 coins')
  })

  it('N-QUEST-2 name the requirement of a card', () => {
    const g = atStop('tower-of-miners', { hand: ['D01', 'B01'], me: { books: 2 } })
    expect(why(g, 'play:D01')).toBe('You need 2 completed orders to play this card.')
    expect(why(g, 'play:B01')).toBe('This costs 2 tools. You need 2 more tools.')
  })

  it('N-VISIT-1 and the price of a visit', () => {
    expect(why(atStop('scholars-tower', { me: { coins: 2 } }), 'visit:scholars-tower')).toBe(
      'This costs 3 coins. You need 1 more coin.',
    )
  })
})

describe('questions', () => {
  const asked = (g: Scenario): string => {
    const ask = g.table.askOf(0)
    return ask === null || ask === undefined ? '' : say.prompt(ask, g.table.machine, NAMES)
  }

  it('N-MOVE-1 say where the hero is when asking what to do there', () => {
    expect(asked(atStop('ublo-tower'))).toBe('Ublo Tower: What do you do here?')
  })
})

describe('a log line', () => {
  const told = (type: string, reader: number | null) =>
    say.event(atStop('ublo-tower').table.machine, { type, seat: 0 }, NAMES, reader)

  it('speaks to its reader', () => {
    expect(told('passed', 1)).toBe('Ada passes for the season')
    expect(told('passed', 0)).toBe('You pass for the season')
    expect(told('looked', 0)).toBe('You look at the top orders')
  })

  it('names places and enemies with the right articles', () => {
    const { machine } = atStop('ublo-tower').table
    const line = (event: GameEvent) => say.event(machine, event, NAMES, 0)
    expect(line({ type: 'visited', seat: 0, location: 'monument' })).toBe('You visit the Monument')
    expect(line({ type: 'visited', seat: 1, location: 'istreka' })).toBe('Ben visits Istreka')
    expect(line({ type: 'moved', seat: 1, space: cellAt(2, 7) })).toBe('Ben walks to the Rustback')
    machine.state.enemies[cellAt(2, 7)] = 0
    expect(line({ type: 'moved', seat: 1, space: cellAt(2, 7) })).toBe('Ben walks to an empty space')
    expect(line({ type: 'fightLost', seat: 0, foe: 'B09', how: 'fell' })).toBe(
      'You lose the fight for The Cold Guest',
    )
  })

  it('says each thing once', () => {
    const { machine } = atStop('ublo-tower').table
    const line = (event: GameEvent) => say.event(machine, event, NAMES, 0)
    const strike = { type: 'struck', seat: 0, foe: '4', dealt: 2 }
    expect(line({ ...strike, lost: 1 })).toBe('You deal 2 damage')
    expect(line({ ...strike, lost: 0 })).toBe('You deal 2 damage and lose no hearts')
    expect(line({ type: 'paid', seat: 0, price: { coin: 4 }, from: 'brindle' })).toBeNull()
    expect(line({ type: 'hired', seat: 0, specialist: 'brindle', owner: 0 })).toBe(
      'You use Brindle for 4 coins',
    )
    expect(line({ type: 'recruited', seat: 1, specialist: 'brindle', leaves: null })).toBe(
      'Ben recruits Brindle for 8 coins',
    )
    expect(line({ type: 'questDone', seat: 0, quest: 'B14' })).toBeNull()
    expect(line({ type: 'questDone', seat: 0, quest: 'B09' })).toBe('You complete The Cold Guest')
    expect(line({ type: 'sealed', seat: 0 })).toBeNull()
  })

  it('tells the gain of a space from the gain of its building', () => {
    const { machine } = atStop('ublo-tower').table
    const line = (from: string, gained: Json) =>
      say.event(machine, { type: 'gained', seat: 0, gained, from }, NAMES, 0)
    expect(line('tinkers-row', { shell: 1 })).toBe('You gain 1 shell (building space)')
    expect(line('library', { shell: 1 })).toBe('You gain 1 shell (building space)')
    expect(line('library', { book: 1 })).toBe('You gain 1 book (Library)')
  })

  it('names the cause of a loss or gain that has no card', () => {
    const { machine } = atStop('ublo-tower').table
    const hurt = { type: 'hurt', seat: 0, n: 2 }
    expect(say.event(machine, { ...hurt, from: 'search' }, NAMES, 0)).toBe('You lose 2 hearts (search)')
    const softened = atStop('ublo-tower', { me: { hero: 'zeik', blue: ['toughness', '', ''] } }).table.machine
    expect(say.event(softened, { ...hurt, from: 'search' }, NAMES, 0)).toBe(
      'You lose 2 hearts (search, 1 less than rolled)',
    )
    expect(say.event(machine, { ...hurt, from: 'ublo-tower' }, NAMES, 1)).toBe(
      'Ada loses 2 hearts (Ublo Tower)',
    )
  })

  it('names no coins if a final production gives none', () => {
    expect(told('finalProduction', 0)).toBe('You produce nothing in the final production')
  })
})

describe('the subject of a log line', () => {
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

  it("names no place of the reader's town when another player builds in theirs", () => {
    const event = { type: 'built', seat: 1, space: 12, building: 'inn' }
    const { machine } = atStop('ublo-tower').table
    expect(say.about?.(machine, event, 1).at).toBe('town:12')
    expect(say.about?.(machine, event, 0).at).toBeNull()
    expect(say.about?.(machine, { type: 'sold', seat: 1 }, 0).at).toBeNull()
    expect(say.about?.(machine, { type: 'housed', seat: 1, good: 'shell', row: 3 }, 0).at).toBeNull()
  })
})

describe('hints', () => {
  it('name the consequences without repeating the label', () => {
    const g = atStop('ublo-tower', { me: { hearts: 5 } })
    const { machine } = g.table
    const option = g.table.askOf(0)?.options.find(({ id }) => id === 'visit:ublo-tower')
    if (option === undefined) throw new Error('no visit')
    g.play('0 visit:ublo-tower')
    expect(say.hint?.(machine, option, machine.events, NAMES, 0)).toEqual([])
    const less = machine.events.map((event) => (event.type === 'hurt' ? { ...event, n: 0 } : event))
    expect(say.hint?.(machine, option, less, NAMES, 0)).toEqual(['You lose 0 hearts (Ublo Tower)'])
  })

  const before = (g: Scenario, id: string): string[] => {
    const option = g.table.askOf(0)?.options.find((one) => one.id === id)
    if (option === undefined) throw new Error(`no option ${id}`)
    return say.hint?.(g.table.machine, option, [], NAMES, 0) ?? []
  }

  const hired = (specialist: string, me: object, seats = 2) =>
    scenario({
      seats,
      players: { 0: { specialists: [{ id: specialist, up: true }, null, null, null], ...me } },
    })

  it('N-SPECIALIST-3 warn of a builder that leaves no coins to build', () => {
    expect(before(hired('osk', { coins: 3 }), 'use:osk')).toEqual(['Leaves too few coins for any building'])
    expect(before(hired('osk', { coins: 3, goods: { crystal: 4 } }), 'use:osk')).toEqual([
      'Sell goods to have enough coins for a building',
    ])
    expect(before(hired('osk', { coins: 40 }), 'use:osk')).toEqual([])
  })

  it('N-SPECIALIST-3 warn of an action that gives nothing, if the bot plays after it', () => {
    const heals = (hearts: number) => before(hired('sister-moll', { coins: 9, hearts }, 1), 'use:sister-moll')
    expect(heals(12)).toEqual(['Gains nothing now.'])
    expect(heals(5)).toEqual([])
  })
})

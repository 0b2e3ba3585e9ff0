import { describe, expect, test } from 'vitest'
import { cellAt } from '../src/map/cells.ts'
import { freshTurn } from '../src/state.ts'
import { atStop, onTurn } from '../testing/index.ts'

/** Seat 0 at an open question of its own turn, with these records on its board. */
const here = (spot: Parameters<typeof atStop>[1] = {}) => atStop('monument', spot)

describe('uses beside a question', () => {
  test('N-USE-2 the player must have the whole price', () => {
    expect(here({ done: ['A02'], me: { mana: 0 } }).refusedWhy(0, 'power:A02')).toBe('use-price')
    const g = here({ done: ['A02'], me: { mana: 1 } }).play('0 power:A02')
    expect(g.player(0)).toMatchObject({ mana: 0, goods: { demon: 1 } })
  })

  test('N-USE-3 a once-per-season use is spent', () => {
    const g = here({ done: ['A06'], me: { mana: 4 } }).play('0 power:A06')
    expect(g.player(0)).toMatchObject({ coins: 4, used: ['A06'] })
    expect(g.refusedWhy(0, 'power:A06')).toBe('use-spent')
  })

  test('N-USE-4 a use that would change nothing is not offered', () => {
    expect(here({ done: ['A05'], me: { mana: 1, hearts: 12 } }).refusedWhy(0, 'power:A05')).toBe(
      'nothing-would-change',
    )
    const g = here({ done: ['A05'], me: { mana: 1, hearts: 3 } }).play('0 power:A05')
    expect(g.player(0).hearts).toBe(9)
    const full = { wears: { blue: ['siphon-power'] }, me: { hero: 'marklun', mana: 5, goods: { demon: 1 } } }
    expect(here(full).refusedWhy(0, 'power:siphon-power')).toBe('nothing-would-change')
    expect(here({ done: ['A07'], me: { mana: 1 } }).refusedWhy(0, 'power:A07')).toBe('nothing-would-change')
    const dawn = here({ wears: { blue: ['second-dawn'] }, me: { mana: 1 } })
    expect(dawn.refusedWhy(0, 'power:second-dawn')).toBe('nothing-would-change')
  })

  test('N-USE-1 Siphon Power fills empty slots only, and Research can be repeated', () => {
    const wears = { blue: ['siphon-power', 'research'] }
    const g = here({ wears, me: { hero: 'marklun', mana: 3, goods: { demon: 1 } } })
    g.play('0 power:siphon-power')
    expect(g.player(0)).toMatchObject({ mana: 5, goods: { demon: 0 } })
    g.play('0 power:research')
    expect(g.player(0)).toMatchObject({ mana: 2, books: 1 })
    expect(g.refusedWhy(0, 'power:research')).toBe('use-price')
  })

  test('N-USE-1 Self-Repair turns a tool into hearts', () => {
    const wears = { blue: ['self-repair'] }
    const g = here({ wears, me: { hero: 'namal', hearts: 2, goods: { tool: 2 } } }).play(
      '0 power:self-repair',
    )
    expect(g.player(0)).toMatchObject({ hearts: 9, goods: { tool: 1 } })
    expect(g.refusedWhy(0, 'power:self-repair')).toBe('use-spent')
  })

  test('N-USE-1 Farsight draws a card from any pile, and it is kept', () => {
    const g = here({ hand: [], me: { hero: 'zeik', mana: 1 } }).play('0 power:farsight', '0 pile:advanced')
    expect(g.player(0).hand).toHaveLength(1)
    expect(g.player(0).hand[0]).toMatch(/^D/)
    expect(g.asked).toEqual(['0 stop'])
  })

  test('N-USE-6 the last question of the game comes before the final production, which asks nothing', () => {
    const state = { season: 6, turn: { ...freshTurn(0) } }
    const g = onTurn({ done: ['A06'], step: { do: 'turn', seat: 0 }, state, players: { 0: { mana: 1 } } })
    g.play('0 pass', '1 pass')
    expect(g.asked).toEqual(['0 lastThings'])
    g.play('0 power:A06')
    expect(g.state.phase).toBe('over')
  })

  test('N-USE-8 the Glass Abacus changes up to two goods, each into another kind', () => {
    const g = here({ done: ['A07'], me: { mana: 1, goods: { shell: 2 } } }).play('0 power:A07')
    expect(g.offered(0)).not.toContain('change:tool-shell')
    g.play('0 change:shell-crystal', '0 change:shell-demon')
    expect(g.player(0).goods).toEqual({ shell: 0, tool: 0, demon: 1, crystal: 1 })
    expect(g.asked).toEqual(['0 stop'])
    const one = here({ done: ['A07'], me: { mana: 1, goods: { shell: 2 } } })
    one.play('0 power:A07', '0 change:shell-crystal', '0 none')
    expect(one.player(0).goods).toMatchObject({ shell: 1, crystal: 1 })
  })

  test('N-USE-9 the Metal Hound takes any token of the map without a roll', () => {
    const values = { search: { 'hidden-cave': { do: [{ verb: 'gain', book: 2 }] } } }
    const g = here({ values, done: ['A04'], me: { mana: 3 } }).play('0 power:A04')
    expect(g.offered(0)).toHaveLength(14)
    g.play(`0 token:${cellAt(2, 3)}`)
    expect(g.state.searches.filter((lies) => lies)).toHaveLength(13)
    expect(g.player(0).hearts).toBe(12)
    expect(g.broken).toEqual([])
  })

  test('N-USE-10 Second Dawn turns one of the player’s specialists face up', () => {
    const g = here({ wears: { blue: ['second-dawn'] }, me: { mana: 1 } })
    const specialists = g.player(0).specialists.map((one) => (one === null ? null : { ...one, up: false }))
    const first = specialists[0]?.id ?? ''
    g.lay({ players: { 0: { specialists } } }).play('0 power:second-dawn', `0 ready:${first}`)
    expect(g.player(0).specialists.map((one) => one?.up ?? null)).toEqual([true, false, null, null])
  })

  test('N-USE-10 even one recruited this season; another player may then use it and pays the tax', () => {
    const g = onTurn({
      wears: { blue: ['second-dawn'] },
      step: { do: 'turn', seat: 0 },
      players: { 0: { mana: 1, coins: 6, goods: {} }, 1: { coins: 3 } },
      state: { specialistRow: ['sergeant-plum', 'hobb', 'yara', 'wren'] },
    })
    g.play('0 recruit:sergeant-plum', '0 power:second-dawn')
    expect(g.player(0)).toMatchObject({ coins: 0, xp: 2 })
    g.play('1 use:sergeant-plum')
    expect(g.player(0).coins).toBe(1)
    expect(g.player(1)).toMatchObject({ coins: 0, xp: 2 })
  })

  test('N-USE-1 off turn only any-time uses are offered, and none that keeps others waiting', () => {
    const g = onTurn({
      done: ['A02', 'A07', 'A04'],
      step: { do: 'walk', seat: 1 },
      players: { 0: { mana: 4, goods: { shell: 1 } } },
      state: WALKING,
    })
    expect(g.offered(0)).toContain('power:A02')
    expect(g.offered(0)).not.toContain('power:A07')
    expect(g.offered(0)).not.toContain('power:A04')
    g.play('0 power:A02')
    expect(g.player(0).goods.demon).toBe(1)
    expect(g.asked).toEqual(['1 walk'])
  })
})

/** Seat 1 in the middle of a move. */
const WALKING = {
  turn: {
    ...freshTurn(1),
    acted: true,
    hero: {
      from: 13,
      left: 2,
      steps: 0,
      owes: false,
      stopped: false,
      questPlayed: false,
      playing: '',
      visited: '',
    },
  },
}

describe('uses that take the turn', () => {
  test('N-USE-7 each is a turn of its own, offered with the other actions', () => {
    const spot = { done: ['A01', 'A08', 'A13'], step: { do: 'turn', seat: 0 } as const }
    const g = onTurn({ ...spot, players: { 0: { mana: 4 } } })
    expect(g.offered(0)).toEqual(expect.arrayContaining(['power:A01', 'power:A08', 'power:A13']))
    g.play('0 power:A01')
    expect(g.asked).toEqual(['0 walk'])
    g.play(`0 move:${cellAt(2, 3)}`, '0 stop', '0 leave')
    expect(g.asked).toEqual(['1 turn'])
    expect(g.player(0)).toMatchObject({ mana: 3, used: ['A01'], covered: [false, false, false] })
    const fallen = onTurn({ ...spot, players: { 0: { mana: 4, hearts: 0, coins: 0 } } })
    expect(fallen.refusedWhy(0, 'power:A01')).toBe('nothing-would-change')
    expect(fallen.refusedWhy(0, 'power:A08')).toBe('nothing-would-change')
    expect(fallen.refusedWhy(0, 'power:A13')).toBe('nothing-would-change')
  })

  test('N-USE-7 its mana is not counted twice: if only the Scaffold makes it affordable, it needs 2', () => {
    const grid = Array.from({ length: 20 }, () => 'library')
    const house = (mana: number) =>
      onTurn({
        done: ['A08'],
        wears: { blue: ['clockwork-scaffold'] },
        step: { do: 'turn', seat: 0 },
        players: { 0: { mana, coins: 10, grid } },
      })
    expect(house(1).refusedWhy(0, 'power:A08')).toBe('nothing-would-change')
    expect(house(2).offered(0)).toContain('power:A08')
  })

  test('N-USE-7 the Folding House is not offered in a full town', () => {
    const full = Array.from({ length: 16 }, () => 'school')
    const grid = Array.from({ length: 20 }, (_, slot) => (slot < 4 ? 'library' : ''))
    const g = onTurn({
      done: ['A08'],
      step: { do: 'turn', seat: 0 },
      players: { 0: { mana: 1, coins: 90, town: full, grid } },
    })
    expect(g.refusedWhy(0, 'power:A08')).toBe('nothing-would-change')
  })

  test('N-USE-7 the Folding House builds by the usual rules, without a specialist', () => {
    const g = onTurn({ done: ['A08'], step: { do: 'turn', seat: 0 }, players: { 0: { mana: 1 } } })
    g.play('0 power:A08')
    expect(g.asked).toEqual(['0 build'])
    g.play('0 none')
    expect(g.asked).toEqual(['1 turn'])
  })

  test('N-USE-7 Lightning Fungus is a hero action of 3 steps plus bonuses, without a token', () => {
    const g = onTurn({
      wears: { blue: ['snailskin-boots'] },
      step: { do: 'program', seat: 0, deeds: [{ verb: 'heroAction', move: 3 }], at: 0, from: 'A01' },
    })
    expect(g.asked).toEqual(['0 walk'])
    expect(g.state.turn.hero?.left).toBe(4)
    expect(g.player(0).covered).toEqual([false, false, false])
  })

  test('N-USE-11 the Whispering Mask uses any specialist for its price, and does not turn it over', () => {
    const spot = {
      step: { do: 'useSpecialist', seat: 0, from: 'A13' } as const,
      players: { 0: { coins: 4, hearts: 3 } },
    }
    const g = onTurn(spot)
    const specialists = [{ id: 'sister-moll', up: false }, { id: 'ione', up: true }, null, null]
    g.lay({ players: { 0: { specialists: [null, null, null, null] }, 1: { specialists, coins: 0 } } })
    expect(g.refusedWhy(0, 'borrow:ione')).toBe('specialist-price')
    g.play('0 borrow:sister-moll')
    expect(g.player(0)).toMatchObject({ coins: 2, hearts: 12 })
    expect(g.player(1)).toMatchObject({ coins: 1, specialists })
  })

  test('N-USE-11 while the specialist is being chosen, its price cannot be spent elsewhere', () => {
    const g = onTurn({ done: ['A09', 'A13'], step: { do: 'turn', seat: 0 } })
    const specialists = [{ id: 'osk', up: false }, null, null, null]
    const none = [null, null, null, null]
    g.lay({ players: { 0: { specialists, coins: 3, mana: 3, goods: {} }, 1: { specialists: none } } })
    g.play('0 power:A13')
    expect(g.offered(0)).toEqual(['borrow:osk'])
  })

  test('N-USE-11 it is offered if any specialist is affordable, however expensive the others are', () => {
    const g = onTurn({ done: ['A13'], step: { do: 'turn', seat: 0 } })
    const both = [{ id: 'osk', up: false }, { id: 'ione', up: false }, null, null]
    const none = [null, null, null, null]
    const asked = (coins: number) =>
      g.lay({ players: { 0: { specialists: both, coins, mana: 1, goods: {} }, 1: { specialists: none } } })
    expect(asked(3).offered(0)).toContain('power:A13')
    expect(asked(2).offered(0)).not.toContain('power:A13')
  })

  test('N-USE-11 solo: it works on the bot’s, and a card of the bot follows', () => {
    const g = onTurn({ seats: 1, done: ['A13'], step: { do: 'turn', seat: 0 } })
    const { bot } = g.state
    if (bot === null) throw new Error('no bot')
    const theirs = [{ id: 'quill', up: false }, null, null, null]
    g.lay({
      players: { 0: { specialists: [null, null, null, null], coins: 3, hearts: 1, mana: 2 } },
      state: { bot: { ...bot, specialists: theirs, deck: ['S7'], played: bot.deck.slice(0, -1) } },
    })
    g.play('0 power:A13', '0 borrow:quill')
    expect(g.player(0)).toMatchObject({ coins: 0, hearts: 12, mana: 2 })
    expect(g.state.bot?.specialists).toEqual(theirs)
    expect(g.state.bot?.played).toContain('S7')
  })

  test('N-USE-11 one’s own pays no tax', () => {
    const g = onTurn({ step: { do: 'useSpecialist', seat: 0, from: 'A13' } })
    g.lay({
      players: { 0: { specialists: [{ id: 'quill', up: true }, null, null, null], coins: 3, mana: 0 } },
    })
    g.play('0 borrow:quill')
    expect(g.player(0)).toMatchObject({ coins: 0, mana: 1 })
  })
})

// Hero actions inside whole turns: what follows them, and what else they affect.
import { describe, expect, test } from 'vitest'
import { cellAt } from '../src/map/cells.ts'
import { atStop, type HeroSpot, housing, onTurn, rolls, town } from '../testing/index.ts'

const TURN = { do: 'turn', seat: 0 } as const
const move = (row: number, column: number): string => `0 move:${cellAt(row, column)}`

/** Seat 0 at the question of its turn. */
const turn = (spot: HeroSpot = {}) => onTurn({ step: TURN, ...spot })

describe('when the action is over', () => {
  test('N-TURN-5 the turn ends by itself', () => {
    const g = turn({ players: { 0: { covered: [false, true, true], mana: 0, coins: 3 } } })
    g.play('0 go', move(2, 3), '0 stop', '0 leave')
    expect(g.asked).toEqual(['1 turn'])
    expect(g.broken).toEqual([])
  })

  test('N-TURN-5 a player who could still use something on their turn is asked first', () => {
    const players = { 0: { hero: 'zeik', mana: 1, hearts: 9, covered: [false, true, true] } }
    const g = turn({ players }).play('0 go', move(2, 3), '0 stop', '0 leave')
    expect(g.asked).toEqual(['0 afterAction'])
    g.play('0 power:farsight', '0 pile:basic')
    expect(g.asked).toEqual(['1 turn'])
    const enough = turn({ players }).play('0 go', move(2, 3), '0 stop', '0 leave', '0 end')
    expect(enough.asked).toEqual(['1 turn'])
  })

  test('N-TURN-5 a preference skips the question', () => {
    const g = turn({ players: { 0: { hero: 'zeik', mana: 1, hearts: 9, covered: [false, true, true] } } })
    g.table.machine.choose(0, 'after-action', 'never')
    expect(g.play('0 go', move(2, 3), '0 stop', '0 leave').asked).toEqual(['1 turn'])
  })

  test('N-TURN-5 Armored is no reason to ask after the walk is over', () => {
    const g = turn({ players: { 0: { hero: 'namal', mana: 3, covered: [false, true, true] } } })
    expect(g.offered(0)).toContain('power:armored')
    expect(g.play('0 go', move(2, 3), '0 stop', '0 leave').asked).toEqual(['1 turn'])
  })

  test('N-TURN-5 a turn that ended early is over immediately', () => {
    const players = { 0: { hero: 'zeik', mana: 1, hearts: 1, covered: [false, true, true] } }
    const g = turn({ players }).play('0 go', move(2, 5))
    expect(g.player(0).hearts).toBe(0)
    expect(g.asked).toEqual(['1 turn'])
  })
})

describe('villagers from a hero action', () => {
  test('N-COMBAT-12 they come last, after all counted resources', () => {
    const players = { 0: { covered: [false, true, true], mana: 0, coins: 0 } }
    const g = rolls(
      turn({ players, wears: { red: ['quarry-maul', 'quarry-maul', 'quarry-maul', 'quarry-maul'] } }),
      1,
      1,
    )
    g.play('0 go', move(1, 4), move(1, 3), '0 stop', '0 fight:2')
    expect(g.player(0).xp).toBe(1)
    expect(g.asked).toEqual(['0 villager'])
    const good = g.state.villagerRow[0] ?? ''
    g.play(`0 take:${good}`)
    expect(Object.values(g.player(0).waiting).reduce((a, b) => a + b)).toBe(1)
    expect(g.asked).toEqual(['1 turn'])
  })

  test('N-VISIT-1 Nomad Camp: 1 heart and 1 book for a villager', () => {
    const g = atStop('nomad-camp', { me: { hearts: 5, books: 1 } }).play('0 visit:nomad-camp')
    expect(g.player(0)).toMatchObject({ hearts: 4, books: 0 })
    expect(g.asked).toEqual(['0 villager'])
  })

  test('N-VISIT-5 Forest of Faces underground: 1 coin, 1 mana and hearts for a villager', () => {
    const spot = { options: { map: 'under' }, me: { hearts: 6, coins: 1, mana: 1 } }
    const g = atStop('forest-of-faces', spot).play('0 visit:forest-of-faces')
    expect(g.player(0)).toMatchObject({ hearts: 1, coins: 0, mana: 0 })
    expect(g.asked).toEqual(['0 villager'])
  })

  test('N-GENERAL-2 Voices Underfoot: experience first, then the villager, then it is tucked', () => {
    const wears = { red: ['quarry-maul', 'quarry-maul', 'quarry-maul', 'quarry-maul'] }
    const g = rolls(atStop('wailing-cavern', { hand: ['B42'], wears }), 1, 1)
    g.play('0 play:B42', '0 roll-on')
    expect(g.player(0)).toMatchObject({ xp: 1, done: [] })
    expect(g.asked).toEqual(['0 villager'])
    g.play(`0 take:${g.state.villagerRow[0] ?? ''}`)
    expect(g.player(0).done).toEqual(['B42'])
  })

  test('N-USE-1 Herald’s Horn gives one on the player’s turn, outside combat', () => {
    const g = turn({ done: ['A09'], players: { 0: { mana: 2, coins: 3 } } }).play('0 power:A09')
    expect(g.asked).toEqual(['0 villager'])
    g.play(`0 take:${g.state.villagerRow[0] ?? ''}`)
    expect(g.asked).toEqual(['0 turn'])
    expect(g.player(0)).toMatchObject({ mana: 0, coins: 0 })
  })
})

describe('gear and tiles on the way', () => {
  test('N-VISIT-1 Istreka: optional gear, and a card', () => {
    const g = atStop('istreka', { me: { coins: 9 } }).play('0 visit:istreka')
    expect(g.asked).toEqual(['0 buyGear'])
    g.play('0 none', '0 pile:basic', '0 pile:basic')
    expect(g.asked).toEqual(['0 keepDrawn'])
  })

  test('N-VISIT-1 Hermit’s Hut: an optional swap, 1 shell and 4 hearts', () => {
    const g = atStop('hermits-hut', { me: { hearts: 2 } }).play('0 visit:hermits-hut', '0 none')
    expect(g.player(0)).toMatchObject({ hearts: 6, goods: { shell: 1 } })
  })

  test('N-GEAR-1 the Apprentice Smith sells for 5 coins less', () => {
    const g = atStop('istreka', { hand: ['B38'], me: { coins: 0, goods: { tool: 1 } } }).play('0 play:B38')
    const cheap = g.offered(0).filter((id) => id.startsWith('gear:'))
    const row = [...g.state.gearRow.red, ...g.state.gearRow.blue]
    expect(cheap.map((id) => id.slice(5))).toEqual([...new Set(row.filter((id) => FIVE.has(id)))])
  })
})

const FIVE = new Set([
  'arzian-helm',
  'azure-gloves',
  'snailskin-boots',
  'goat-hooks',
  'bounty-book',
  'moss-poultice',
])

describe('before production', () => {
  test('N-PRODUCTION-4 the player is reminded of an unused any-time use', () => {
    const g = turn({ done: ['A02'], players: { 0: { mana: 1 } } }).play('0 pass', '1 pass')
    expect(g.asked).toEqual(['0 lastThings'])
    g.play('0 power:A02')
    expect(g.asked).toEqual(['0 turn'])
    expect(g.player(0)).toMatchObject({ mana: 4, used: [], goods: { demon: 1 } })
  })

  test('N-PRODUCTION-4 before the final production, an ability counts for the Queen Under the Lawn', () => {
    const spot = { state: { season: 6 }, players: { 0: { xp: 2 } } }
    expect(turn(spot).play('0 pass', '1 pass').asked).toEqual([])
    const g = turn({ ...spot, done: ['D10'] }).play('0 pass', '1 pass')
    expect(g.asked).toEqual(['0 lastThings'])
    g.play('0 learn:dark-flame-1')
    expect(g.asked).toEqual([])
  })

  test('N-DIE-2 nobody is housed before a die is final', () => {
    const spot = {
      me: { hero: 'halia', mana: 1, waiting: { shell: 1 }, town: town({ 12: 'inn' }), housing: housing({}) },
    }
    const g = rolls(atStop('crystal-meteorite', spot), 2)
    expect(g.offered(0)).toContain('house:shell-3')
    g.play('0 visit:crystal-meteorite')
    expect(g.asked).toEqual(['0 reroll'])
    expect(g.offered(0)).not.toContain('house:shell-3')
  })
})

describe('resources needed for a price are not spent beside the question', () => {
  test('N-BUILD-5 while the Scaffold is being chosen, its mana cannot be spent elsewhere', () => {
    const wears = { blue: ['clockwork-scaffold', 'research'] }
    const g = turn({ done: ['A08'], wears, players: { 0: { hero: 'marklun', mana: 5, coins: 30 } } }).play(
      '0 power:A08',
    )
    const tile = g.offered(0).find((id) => id.startsWith('tile:')) ?? ''
    expect(g.offered(0)).toContain('power:research')
    g.play(`0 ${tile}`, '0 space:12')
    const [first, second, ...more] = g.offered(0)
    expect(first).toBe('cheaper:clockwork-scaffold')
    expect(second).toMatch(/^full-price:\d+$/)
    expect(more).toEqual([])
  })

  test('N-SPECIALIST-6 nor the coins while the player names the specialist who leaves', () => {
    const specialists = ['osk', 'brindle', 'quill', 'yara'].map((id) => ({ id, up: true }))
    const g = turn({ done: ['A09'], players: { 0: { mana: 4, coins: 30, specialists } } })
    const recruit = g.offered(0).find((id) => id.startsWith('recruit:')) ?? ''
    g.play(`0 ${recruit}`)
    expect(g.offered(0)).toEqual(['leaves:osk', 'leaves:brindle', 'leaves:quill', 'leaves:yara'])
  })
})

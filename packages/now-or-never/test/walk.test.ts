import { expect, test } from 'vitest'
import { cellAt } from '../src/map/cells.ts'
import { waysWith } from '../src/rules/ways.ts'
import { onTurn } from '../testing/index.ts'

const move = (row: number, column: number): string => `0 move:${cellAt(row, column)}`

test('N-HERO-1 a hero action covers any arrow that is not covered', () => {
  const g = onTurn({ players: { 0: { covered: [false, true, false] } } })
  expect(g.asked).toEqual(['0 arrow'])
  expect(g.refusedWhy(0, 'arrow:1')).toBe('arrow-covered')
  g.play('0 arrow:2')
  expect(g.player(0).covered).toEqual([false, true, true])
  expect(g.state.turn.hero?.left).toBe(3)
})

test('N-HERO-1 the last arrow is taken without a question', () => {
  const g = onTurn({ players: { 0: { covered: [true, false, true] } } })
  expect(g.asked).toEqual(['0 walk'])
  expect(g.player(0).covered).toEqual([true, true, true])
})

test('N-MOVE-1 at least one step is taken, and any number up to the hearts', () => {
  const g = onTurn({ players: { 0: { covered: [false, true, true], hearts: 4 } } })
  expect(g.refusedWhy(0, 'stop')).toBe('must-step')
  g.play(move(2, 3), move(2, 2))
  expect(g.player(0).hearts).toBe(4)
  g.play(move(3, 2), move(3, 1))
  expect(g.player(0)).toMatchObject({ space: cellAt(3, 1), hearts: 2 })
  expect(g.offered(0)).toContain('stop')
})

test('N-MOVE-2 bonuses of buildings and gear add to the movement', () => {
  const town = Array.from({ length: 16 }, (_, i) => (i === 12 ? 'snail-ranch' : ''))
  const g = onTurn({
    wears: { blue: ['snailskin-boots'] },
    players: { 0: { covered: [false, true, true], town } },
  })
  expect(g.state.turn.hero?.left).toBe(4)
})

test('N-MOVE-2 an arrow of 0 gives no free step: every step costs 1 heart', () => {
  const g = onTurn({
    values: { heroes: { halia: { arrows: [0, 2, 3] } } },
    players: { 0: { covered: [false, true, true], hearts: 9 } },
  })
  expect(g.state.turn.hero?.left).toBe(0)
  expect(g.play(move(2, 3)).player(0).hearts).toBe(8)
})

test('N-MOVE-4 the first space of the move cannot be entered again', () => {
  const g = onTurn({ players: { 0: { covered: [false, true, true] } } }).play(move(2, 3))
  expect(g.refusedWhy(0, `move:${cellAt(2, 4)}`)).toBe('begun-there')
})

test('N-MOVE-5 the example move of the rulebook costs two hearts', () => {
  const g = onTurn({ players: { 0: { covered: [false, true, true] } } })
  g.play(move(2, 5), move(3, 5), move(3, 6))
  expect(g.player(0).hearts).toBe(10)
  g.play('0 stop')
  expect(g.offered(0)).toContain('leave')
})

test('N-MOVE-5 a step for the last heart ends the turn there, with nothing done', () => {
  const g = onTurn({ players: { 0: { covered: [false, true, true], hearts: 1 } } })
  g.play(move(2, 5))
  expect(g.player(0)).toMatchObject({ hearts: 0, space: cellAt(2, 5) })
  expect(g.state.turn.over).toBe(true)
  expect(g.asked).not.toContain('0 stop')
})

test('N-MOVE-5 with 1 heart an enemy cannot be left', () => {
  const g = onTurn({ players: { 0: { covered: [false, true, true], hearts: 1 } } }).play(move(3, 4))
  expect(g.refusedWhy(0, `move:${cellAt(3, 3)}`)).toBe('last-heart')
  expect(g.offered(0)).toContain('stop')
})

test('N-MOVE-7 boosts are added between steps, as often as they are paid for', () => {
  const heroes = { 0: { hero: 'marklun', mana: 2, hearts: 5, covered: [true, false, true] } }
  const g = onTurn({ players: heroes, done: ['A03'] })
  expect(g.state.turn.hero?.left).toBe(2)
  g.play('0 power:haste', move(2, 3), '0 power:A03')
  expect(g.state.turn.hero?.left).toBe(7)
  expect(g.player(0).mana).toBe(0)
  expect(g.refusedWhy(0, 'power:haste')).toBe('use-price')
})

test('N-MOVE-8 Goat Hooks remove the heart that a mountain costs', () => {
  const g = onTurn({ wears: { blue: ['goat-hooks'] }, players: { 0: { covered: [false, true, true] } } })
  g.play(move(2, 5))
  expect(g.player(0).hearts).toBe(12)
})

test('N-HERO-5 an enemy that is not fought also costs 1 heart at the stop', () => {
  const g = onTurn({ players: { 0: { covered: [false, true, true] } } })
  g.play(move(3, 4), '0 stop', '0 leave')
  expect(g.player(0).hearts).toBe(11)
  expect(g.state.turn.over).toBe(false)
})

test('N-HERO-5 at the last heart that ends the turn', () => {
  const g = onTurn({ players: { 0: { covered: [false, true, true], hearts: 1 } } })
  g.play(move(3, 4), '0 stop', '0 leave')
  expect(g.player(0).hearts).toBe(0)
  expect(g.state.turn.over).toBe(true)
})

test('N-HERO-6 Armored waives what enemies cost for the rest of the turn', () => {
  const heroes = { 0: { hero: 'namal', mana: 3, covered: [true, true, false] } }
  const g = onTurn({ players: heroes }).play(move(3, 4), '0 power:armored', move(3, 3))
  expect(g.player(0)).toMatchObject({ hearts: 12, mana: 2 })
  expect(g.refusedWhy(0, 'power:armored')).toBe('nothing-would-change')
})

test('N-USE-4 Armored is for enemies: it is not offered at a stop without one', () => {
  const heroes = { 0: { hero: 'namal', mana: 3, covered: [true, true, false] } }
  const hut = onTurn({ players: heroes }).play(move(1, 4), '0 stop')
  expect(hut.asked).toEqual(['0 stop'])
  expect(hut.refusedWhy(0, 'power:armored')).toBe('nothing-would-change')
  const enemy = onTurn({ players: heroes }).play(move(3, 4), '0 stop', '0 power:armored', '0 leave')
  expect(enemy.player(0)).toMatchObject({ hearts: 12, mana: 2 })
})

test('N-HERO-4 a stop on an empty space asks nothing', () => {
  const enemies = Array.from({ length: 40 }, () => 0)
  const g = onTurn({ players: { 0: { covered: [false, true, true] } }, state: { enemies } })
  g.play(move(3, 4), '0 stop')
  expect(g.asked).not.toContain('0 stop')
  expect(g.state.turn.hero).toBeNull()
})

test('N-MOVE-6 the routes to every space include the bonuses and gear of the table', () => {
  const g = onTurn({ wears: { blue: ['goat-hooks', 'snailskin-boots'] } })
  const found = waysWith(g.table.machine, 0, 2)
  expect(found[cellAt(3, 6)]).toMatchObject({ cost: 0 })
  expect(found[cellAt(2, 7)]).toMatchObject({ cost: 0 })
  expect(found[cellAt(2, 8)]).toMatchObject({ cost: 2 })
})

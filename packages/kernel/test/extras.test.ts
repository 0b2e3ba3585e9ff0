import { expect, test } from 'vitest'
import { Table } from '../src/index.ts'
import { asked, offered, play, refusedWhy, toyGame } from '../testing/index.ts'
import { toy, type ToyTable, toyTurn } from './toy-table.ts'

const seat = (table: ToyTable, n: number) => table.machine.state.seats[n]

test('a seat can take an aside while another is asked, and nobody waits for it', () => {
  const table = toyTurn()
  const turn = table.askOf(0)
  expect(table.askOf(1)?.aside).toBe(true)
  expect(asked(table)).toEqual(['0 act'])
  play(table, '1 sell')
  expect(seat(table, 1)).toMatchObject({ coins: 3, goods: 0 })
  expect(table.askOf(1)).toBeUndefined()
  expect(refusedWhy(table, 1, 'sell')).toBe('no-goods')
  expect(table.askOf(0)?.id).toBe(turn?.id)
  table.undo(1)
  expect(seat(table, 1)).toMatchObject({ coins: 2, goods: 1 })
})

test('a seat that has sealed an answer has no aside', () => {
  const table = toy({ seats: 3 })
  play(table, '1 tactic:spy')
  expect(offered(table, 1)).toEqual([])
})

test('after an extra at an open ask, the question is asked again', () => {
  const table = toyTurn()
  play(table, '0 raid')
  expect(offered(table, 0)).toEqual(['take', 'sell', 'reroll'])
  play(table, '0 reroll', '0 sell')
  expect(asked(table)).toEqual(['0 loot'])
  expect(offered(table, 0)).toEqual(['take'])
  expect(refusedWhy(table, 0, 'reroll')).toBe('no-reroll')
  const { die } = table.machine.state
  play(table, '0 take')
  expect(seat(table, 0)?.coins).toBe(2 + 1 + die + 1)
})

test('a spell can be countered, and so can the counter: last in, first out', () => {
  const table = toyTurn({ hands: ['boon counter', 'counter'] })
  play(table, '0 cast:boon', '1 counter', '0 counter')
  expect(table.events.map(({ type, seat }) => `${seat} ${type}`)).toEqual([
    '0 cast',
    '0 resolved',
    '1 countered',
    '0 resolved',
  ])
  expect(seat(table, 0)?.points).toBe(2)
  const other = toyTurn({ hands: ['boon counter', 'counter'] })
  play(other, '0 cast:boon', '1 counter', '0 pass')
  expect(seat(other, 0)?.points).toBe(0)
})

test('only seats of the other side respond', () => {
  const table = toyTurn({ seats: 4, options: { play: 'teams' }, hands: ['boon', 'gem', 'gem', 'gem'] })
  play(table, '0 cast:boon')
  expect(asked(table)).toEqual(['1 respond'])
  play(table, '1 pass')
  expect(asked(table)).toEqual(['3 respond'])
})

test('an aside without an act is an error and does not answer the question of another seat', () => {
  const game = {
    ...toyGame,
    play: { ...toyGame.play, aside: { offer: toyGame.play.aside?.offer ?? (() => {}), acts: {} } },
  }
  const table = new Table(game, { seats: 2, seed: 's' })
  play(table, '0 tactic:march', '1 tactic:march')
  expect(() => play(table, '1 sell')).toThrow("toy: no act for 'sell' aside")
})

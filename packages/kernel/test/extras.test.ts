import { expect, test } from 'vitest'
import { Table } from '../src/index.ts'
import { asked, offered, play, refusedWhy, toyGame } from '../testing/index.ts'
import { toy, type ToyTable, toyTurn } from './toy-table.ts'

const seat = (table: ToyTable, n: number) => table.machine.state.seats[n]

test('something aside is done while another is asked, and nobody waits for it', () => {
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

test('who has sealed an answer is offered nothing aside', () => {
  const table = toy({ seats: 3 })
  play(table, '1 tactic:spy')
  expect(offered(table, 1)).toEqual([])
})

test('at an open ask what is allowed at any time is done, and the question comes again', () => {
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

test('a spell is countered, and the counter may be countered: last in, first out', () => {
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

test('sides answer only those of the other side', () => {
  const table = toyTurn({ seats: 4, options: { play: 'teams' }, hands: ['boon', 'gem', 'gem', 'gem'] })
  play(table, '0 cast:boon')
  expect(asked(table)).toEqual(['1 respond'])
  play(table, '1 pass')
  expect(asked(table)).toEqual(['3 respond'])
})

test('an offer aside without an act is an error, and no answer to what another is asked', () => {
  const game = {
    ...toyGame,
    play: { ...toyGame.play, aside: { offer: toyGame.play.aside?.offer ?? (() => {}), acts: {} } },
  }
  const table = new Table(game, { seats: 2, seed: 's' })
  play(table, '0 tactic:march', '1 tactic:march')
  expect(() => play(table, '1 sell')).toThrow("toy: no act for 'sell' aside")
})

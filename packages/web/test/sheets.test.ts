import { expect, test } from 'vitest'
import { type Answered, makesWay } from '../src/screens/table/sheets.ts'

const asked = (ask: number, said: Partial<Answered> = {}): Answered => ({
  ask,
  turn: 3,
  sheet: 'me',
  ...said,
})

const BOARD = { sheet: 0, board: 4 }

test('a sheet makes way when my answer leads to a question of the board', () => {
  expect(makesWay(asked(1), asked(2), BOARD)).toBe(true)
  expect(makesWay(asked(1, { sheet: 'others' }), asked(2, { sheet: 'others' }), BOARD)).toBe(true)
})

test('a sheet stays while something in it is to be touched, or nothing on the board is', () => {
  expect(makesWay(asked(1), asked(2), { sheet: 1, board: 4 })).toBe(false)
  expect(makesWay(asked(1), asked(2), { sheet: 0, board: 0 })).toBe(false)
})

test('who reads is not disturbed', () => {
  // The same question is still there.
  expect(makesWay(asked(1), asked(1), BOARD)).toBe(false)
  // Others have played meanwhile, or play.
  expect(makesWay(asked(1), asked(2, { turn: 4 }), BOARD)).toBe(false)
  expect(makesWay(asked(1, { turn: null }), asked(2, { turn: null }), BOARD)).toBe(false)
  // Opened, or changed, since the answer.
  expect(makesWay(asked(1, { sheet: null }), asked(2), BOARD)).toBe(false)
  expect(makesWay(asked(1, { sheet: 'me' }), asked(2, { sheet: 'others' }), BOARD)).toBe(false)
  expect(makesWay(null, asked(2), BOARD)).toBe(false)
  // A message may be half written.
  expect(makesWay(asked(1, { sheet: 'chat' }), asked(2, { sheet: 'chat' }), BOARD)).toBe(false)
})

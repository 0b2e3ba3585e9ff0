import { expect, test } from 'vitest'
import { type Answered, makesWay } from '../src/screens/table/sheets.ts'

const asked = (ask: number, said: Partial<Answered> = {}): Answered => ({
  ask,
  turn: 3,
  sheet: 'me',
  ...said,
})

const BOARD = { sheet: 0, board: 4 }

test('a sheet closes when my answer leads to a question on the board', () => {
  expect(makesWay(asked(1), asked(2), BOARD)).toBe(true)
  expect(makesWay(asked(1, { sheet: 'others' }), asked(2, { sheet: 'others' }), BOARD)).toBe(true)
})

test('a sheet stays if it has highlights, or the board has none', () => {
  expect(makesWay(asked(1), asked(2), { sheet: 1, board: 4 })).toBe(false)
  expect(makesWay(asked(1), asked(2), { sheet: 0, board: 0 })).toBe(false)
})

test('a sheet that the player is reading stays', () => {
  // The question is the same.
  expect(makesWay(asked(1), asked(1), BOARD)).toBe(false)
  // Others have played meanwhile, or are playing.
  expect(makesWay(asked(1), asked(2, { turn: 4 }), BOARD)).toBe(false)
  expect(makesWay(asked(1, { turn: null }), asked(2, { turn: null }), BOARD)).toBe(false)
  // Opened or changed since the answer.
  expect(makesWay(asked(1, { sheet: null }), asked(2), BOARD)).toBe(false)
  expect(makesWay(asked(1, { sheet: 'me' }), asked(2, { sheet: 'others' }), BOARD)).toBe(false)
  expect(makesWay(null, asked(2), BOARD)).toBe(false)
  // A message may be half written.
  expect(makesWay(asked(1, { sheet: 'chat' }), asked(2, { sheet: 'chat' }), BOARD)).toBe(false)
})

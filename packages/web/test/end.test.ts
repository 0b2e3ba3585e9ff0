import { expect, test } from 'vitest'
import { opensAtOnce } from '../src/screens/table/end/opens-at-once.ts'
import { update } from './kit.ts'

const last = update({ over: true, events: [{ type: 'honor', seat: 0, n: 2 }] })

test.each([1, 2, 3] as const)('at speed %s the last event is shown before the scores', (speed) => {
  expect(opensAtOnce(last, { speed })).toBe(false)
})

test('at instant speed the scores open immediately', () => {
  expect(opensAtOnce(last, { speed: 0 })).toBe(true)
})

test('a game that was already over, or ended by agreement, opens its scores immediately', () => {
  expect(opensAtOnce({ ...last, fresh: true }, { speed: 2 })).toBe(true)
  expect(opensAtOnce({ ...last, events: [] }, { speed: 2 })).toBe(true)
})

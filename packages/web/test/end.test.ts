import { expect, test } from 'vitest'
import { opensAtOnce } from '../src/screens/table/end/opens-at-once.ts'
import { update } from './kit.ts'

const last = update({ over: true, events: [{ type: 'honor', seat: 0, n: 2 }] })

test.each([1, 2, 3] as const)(
  'at speed %s the last thing that happened is seen before the scores',
  (speed) => {
    expect(opensAtOnce(last, { speed })).toBe(false)
  },
)

test('where all is shown at once the scores are, too', () => {
  expect(opensAtOnce(last, { speed: 0 })).toBe(true)
})

test('a game that was over already, or ended by agreement, shows its scores', () => {
  expect(opensAtOnce({ ...last, fresh: true }, { speed: 2 })).toBe(true)
  expect(opensAtOnce({ ...last, events: [] }, { speed: 2 })).toBe(true)
})

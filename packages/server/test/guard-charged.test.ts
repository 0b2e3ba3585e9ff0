// Who is charged for what: the work of the thread, and not the time for which the machine was busy elsewhere.
import { expect, test } from 'vitest'
import { charged, measured, worked } from '../src/guard/charged.ts'

/** In milliseconds, what doing this is charged. */
function priceOf(act: () => void): number {
  let sum = 0
  charged(
    (ms) => (sum += ms),
    () => measured(act),
  )
  return sum
}

test('waiting is no work', () => {
  const never = new Int32Array(new SharedArrayBuffer(4))
  expect(priceOf(() => void Atomics.wait(never, 0, 0, 500))).toBeLessThan(100)
})

test('work is work', () => {
  const price = priceOf(() => {
    const until = worked() + 100
    while (worked() < until);
  })
  expect(price).toBeGreaterThanOrEqual(100)
})

test('what takes next to nothing costs next to nothing', () => {
  let sum = 0
  for (let n = 0; n < 100; n++) sum += priceOf(() => undefined)
  expect(sum).toBeLessThan(100)
})

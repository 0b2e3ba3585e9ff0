// Callers are charged for CPU time, not for the time in which the thread waits.
import { expect, test } from 'vitest'
import { charged, measured, worked } from '../src/guard/charged.ts'

/** The charge for `act`, in milliseconds. */
function priceOf(act: () => void): number {
  let sum = 0
  charged(
    (ms) => (sum += ms),
    () => measured(act),
  )
  return sum
}

test('waiting costs little', () => {
  const never = new Int32Array(new SharedArrayBuffer(4))
  expect(priceOf(() => void Atomics.wait(never, 0, 0, 500))).toBeLessThan(100)
})

test('work costs at least its CPU time', () => {
  const price = priceOf(() => {
    const until = worked() + 100
    while (worked() < until);
  })
  expect(price).toBeGreaterThanOrEqual(100)
})

test('work that takes almost no time costs almost nothing', () => {
  let sum = 0
  for (let n = 0; n < 100; n++) sum += priceOf(() => undefined)
  expect(sum).toBeLessThan(100)
})

// A slow device lets its bots think less.
import { expect, test } from 'vitest'
import { EffortNotice } from '../src/host/effort-notice.ts'
import { effortFor, MEASURED_MS } from '../src/host/effort.ts'

test('a device that is four times slower thinks a quarter as long, and none less than an eighth', () => {
  expect([0.5, 1, 1.3, 2, 4, 8, 50].map((times) => effortFor(MEASURED_MS * times))).toEqual([
    1, 1, 1, 0.5, 0.25, 0.125, 0.125,
  ])
})

test('the page hears of it once, and only when a strong bot thinks', () => {
  const told: string[] = []
  const notice = new EffortNotice((one) => told.push(one))
  notice.thinks('easy')
  notice.known(0.5)
  expect(told).toEqual([])
  notice.thinks('hard')
  notice.thinks('expert')
  expect(told).toEqual(['thinks-half'])
  // The worker ended while idle, and another one has started.
  notice.known(0.5)
  expect(told).toEqual(['thinks-half'])
})

test('a fast device says nothing', () => {
  const told: string[] = []
  const notice = new EffortNotice((one) => told.push(one))
  notice.thinks('hard')
  notice.known(1)
  expect(told).toEqual([])
})

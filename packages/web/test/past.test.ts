import { beforeEach, expect, test } from 'vitest'
import { forgetAll, forgetFrom, remember, stepBack } from '../src/state/past.ts'
import { update } from './kit.ts'

const at = (seq: number, eyes: number | null = 0) => update({ seq, eyes })
const answeredAt = (seq: number) => remember({ update: at(seq), log: [], hints: null })

beforeEach(forgetAll)

test('a step back leads to the last answer, then to the one before it', () => {
  answeredAt(3)
  answeredAt(5)
  expect(stepBack(at(6))?.update.seq).toBe(5)
  expect(stepBack(at(5))?.update.seq).toBe(3)
  expect(stepBack(at(3))).toBeNull()
})

test('where play went back without us, what lay beyond is not in the past', () => {
  answeredAt(3)
  answeredAt(5)
  answeredAt(7)
  forgetFrom(5)
  expect(stepBack(at(6))?.update.seq).toBe(3)
})

test('nobody steps back to what other eyes saw', () => {
  answeredAt(3)
  expect(stepBack(at(6, 1))).toBeNull()
})

test('only so many are kept', () => {
  for (let seq = 0; seq < 100; seq++) answeredAt(seq)
  let steps = 0
  while (stepBack(at(100)) !== null) steps++
  expect(steps).toBe(40)
})

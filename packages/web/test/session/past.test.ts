import { expect, test } from 'vitest'
import { forgetFrom, type Moment, momentBefore, remember } from '../../src/state/session/past.ts'
import { update } from '../kit.ts'

const at = (seq: number, eyes: number | null = 0) => update({ seq, eyes })
const answeredAt = (...seqs: readonly number[]) =>
  seqs.reduce<readonly Moment[]>((past, seq) => remember(past, { update: at(seq), log: [], hints: null }), [])

/** The moves that repeated undos lead to. */
function stepsFrom(past: readonly Moment[], seq: number): readonly number[] {
  const moment = momentBefore(past, at(seq))
  if (moment === null) return []
  const { seq: to } = moment.update
  return [to, ...stepsFrom(forgetFrom(past, to), to)]
}

test('undo leads to the last answer, then to the one before it', () => {
  expect(stepsFrom(answeredAt(3, 5), 6)).toEqual([5, 3])
})

test('an answer that is given again is remembered once', () => {
  expect(stepsFrom(answeredAt(3, 5, 5), 6)).toEqual([5, 3])
})

test('when play goes back, later moments are forgotten', () => {
  expect(stepsFrom(forgetFrom(answeredAt(3, 5, 7), 5), 6)).toEqual([3])
})

test('undo leads neither to a moment of other eyes nor to the current one', () => {
  expect(momentBefore(answeredAt(3), at(6, 1))).toBeNull()
  expect(momentBefore(answeredAt(3), at(3))).toBeNull()
})

test('only 40 moments are kept', () => {
  const past = answeredAt(...Array.from({ length: 100 }, (_, seq) => seq))
  expect(stepsFrom(past, 100)).toHaveLength(40)
})

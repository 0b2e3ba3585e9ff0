import type { Update } from '@lorehall/host'
import { beforeEach, expect, test } from 'vitest'
import { forgetAll, forgetFrom, remember, stepBack } from '../src/state/past.ts'

/** An update of the table's first seat after so many moves; nothing else of it matters here. */
const at = (seq: number, eyes: number | null = 0): Update => ({
  table: 'a',
  game: 'toy',
  after: seq - 1,
  entries: seq,
  seq,
  eyes,
  seats: [],
  over: false,
  view: null,
  ask: null,
  reasons: [],
  waiting: [],
  events: [],
  log: [],
  fresh: false,
  standing: [],
  winners: [],
  undo: 'free',
  redo: false,
  choices: {},
  crossed: false,
  values: null,
})
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

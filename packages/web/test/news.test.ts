// The news: what happened since the player's last turn, shown when their turn begins.
import type { Update } from '@lorehall/host'
import { beforeEach, expect, test } from 'vitest'
import { follow, useNews } from '../src/screens/table/news-store.ts'
import { ENGLISH, update } from './kit.ts'

/** The state of a table: the round, the seat whose turn it is, and how much was taken from me. */
interface State {
  readonly round: number
  readonly seat: number
  readonly taken: number
}

const state = (round: number, seat: number, taken = 0): State => ({ round, seat, taken })
const states = new WeakMap<Update, State>()
const stateOf = (shown: Update) => states.get(shown) ?? state(0, 0)

function at(seq: number, shown: State, table = 'a'): Update {
  const made = update({ seq, table })
  states.set(made, shown)
  return made
}

const PARTS = {
  turns: {
    at: (shown: Update) => {
      const { seat, round } = stateOf(shown)
      return { seat, n: round, round, last: null }
    },
  },
  telling: {
    news: () =>
      Promise.resolve((before: Update, now: Update) =>
        Array.from({ length: stateOf(now).taken - stateOf(before).taken }, () => 'taken'),
      ),
  },
}

const told = async (shown: Update, from: Update | null = null) => {
  await follow(shown, PARTS, ENGLISH, from)
  return useNews.getState().lines
}

beforeEach(async () => void (await told(at(0, state(1, 1), 'another'))))

test('shown when my turn begins, gone with my next answer', async () => {
  expect(await told(at(5, state(1, 0)))).toEqual([])
  expect(await told(at(6, state(1, 1)))).toEqual([])
  expect(await told(at(8, state(1, 1, 1)))).toEqual([])
  expect(await told(at(9, state(2, 0, 1)))).toHaveLength(1)
  // The same moment again, because a preference was changed.
  expect(await told(at(9, state(2, 0, 1)))).toHaveLength(1)
  expect(await told(at(10, state(2, 0, 1)))).toEqual([])
})

test('begins after the answer that ended my turn, even if I had a decision meanwhile', async () => {
  await told(at(5, state(1, 0)))
  const ended = at(6, state(1, 1, 2))
  expect(await told(at(7, state(1, 1, 3)), ended)).toEqual([])
  const later = at(8, state(1, 1, 3))
  expect(await told(at(9, state(2, 0, 4)), later)).toHaveLength(2)
  // A list of an earlier turn is not used.
  await told(at(10, state(2, 0, 4)))
  expect(await told(at(12, state(3, 0, 6)), ended)).toHaveLength(2)
})

test('opened news close with my next answer', async () => {
  await told(at(5, state(1, 0)))
  await told(at(9, state(2, 0)))
  useNews.getState().toggle()
  expect(useNews.getState().open).toBe(true)
  await told(at(10, state(2, 0)))
  expect(useNews.getState().open).toBe(false)
})

test('shown even if the others’ turns were never on screen', async () => {
  await told(at(5, state(1, 0)))
  expect(await told(at(9, state(2, 0, 1)))).toHaveLength(1)
})

test('shown again after a repeated narration, unless dismissed', async () => {
  await told(at(5, state(1, 0)))
  expect(await told(at(9, state(2, 0, 1)))).toHaveLength(1)
  expect(await told(at(6, state(1, 1)))).toEqual([])
  expect(await told(at(9, state(2, 0, 1)))).toHaveLength(1)
  useNews.getState().dismiss()
  await told(at(6, state(1, 1)))
  expect(await told(at(9, state(2, 0, 1)))).toEqual([])
})

test('not shown after an undo to my last turn', async () => {
  await told(at(9, state(2, 0, 1)))
  expect(await told(at(5, state(1, 0)))).toEqual([])
})

test('not shown if I answered before they were loaded', async () => {
  await told(at(5, state(1, 0)))
  const slow = follow(at(9, state(2, 0, 1)), PARTS, ENGLISH, null)
  await told(at(10, state(2, 0, 1)))
  await slow
  expect(useNews.getState().lines).toEqual([])
})

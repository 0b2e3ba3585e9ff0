// When a player is told what happened since their last turn.
import type { Update } from '@lorehall/host'
import { beforeEach, expect, test } from 'vitest'
import { follow, useNews } from '../src/screens/table/news-store.ts'
import { ENGLISH, update } from './kit.ts'

/** The state of a table: whose turn of which round it is, and what was taken from me. */
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

const told = async (shown: Update) => {
  await follow(shown, PARTS, ENGLISH)
  return useNews.getState().lines
}

beforeEach(async () => void (await told(at(0, state(1, 1), 'another'))))

test('told when my turn begins, gone with my next answer', async () => {
  expect(await told(at(5, state(1, 0)))).toEqual([])
  expect(await told(at(6, state(1, 1)))).toEqual([])
  expect(await told(at(8, state(1, 1, 1)))).toEqual([])
  expect(await told(at(9, state(2, 0, 1)))).toHaveLength(1)
  // The same moment once more: a standing choice was changed.
  expect(await told(at(9, state(2, 0, 1)))).toHaveLength(1)
  expect(await told(at(10, state(2, 0, 1)))).toEqual([])
})

test('what was unfolded is folded again by my next answer', async () => {
  await told(at(5, state(1, 0)))
  await told(at(9, state(2, 0)))
  useNews.getState().toggle()
  expect(useNews.getState().open).toBe(true)
  await told(at(10, state(2, 0)))
  expect(useNews.getState().open).toBe(false)
})

test('also where the turns of the others are never seen', async () => {
  await told(at(5, state(1, 0)))
  expect(await told(at(9, state(2, 0, 1)))).toHaveLength(1)
})

test('who has looked back at what the others did finds them again, unless they were put away', async () => {
  await told(at(5, state(1, 0)))
  expect(await told(at(9, state(2, 0, 1)))).toHaveLength(1)
  expect(await told(at(6, state(1, 1)))).toEqual([])
  expect(await told(at(9, state(2, 0, 1)))).toHaveLength(1)
  useNews.getState().dismiss()
  await told(at(6, state(1, 1)))
  expect(await told(at(9, state(2, 0, 1)))).toEqual([])
})

test('a step back to my last turn tells nothing', async () => {
  await told(at(9, state(2, 0, 1)))
  expect(await told(at(5, state(1, 0)))).toEqual([])
})

test('an answer faster than the news is not told them', async () => {
  await told(at(5, state(1, 0)))
  const slow = follow(at(9, state(2, 0, 1)), PARTS, ENGLISH)
  await told(at(10, state(2, 0, 1)))
  await slow
  expect(useNews.getState().lines).toEqual([])
})

// How far the end is, said so that it needs no explanation.
import { expect, test } from 'vitest'
import type { PlayerView } from '../../src/games/vindication/view.ts'
import { progressOf } from '../../src/games/vindication/board/progress.ts'
import { wordsOf } from '../../src/games/vindication/text/own.ts'
import { ENGLISH } from '../kit.ts'

const words = wordsOf(ENGLISH)
const players: PlayerView[] = []
const said = (id: string, now: number, goal: number) => progressOf({ id, now, goal }, { players }, words)

test('most triggers count up to a goal', () => {
  expect(said('companions', 4, 6)).toBe('4 of 6')
  expect(said('monsters', 0, 5)).toBe('0 of 5')
})

test('what must come to nothing says how much is left', () => {
  expect(said('all-in', 11, 0)).toBe('11 to go')
})

test('a lead is called one, and is never less than nothing', () => {
  expect(said('regions', 2, 4)).toBe('lead 2 of 4')
  expect(said('regions', -1, 4)).toBe('lead 0 of 4')
})

test('where all must be fast, the slowest is told of', () => {
  expect(said('swiftness', 2, 4)).toBe('slowest 2 of 4')
})

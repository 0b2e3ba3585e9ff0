// The progress of an end trigger, as text.
import { expect, test } from 'vitest'
import type { PlayerView } from '../../src/games/vindication/view.ts'
import { progressOf, triggerSays } from '../../src/games/vindication/board/progress.ts'
import { wordsOf } from '../../src/games/vindication/text/own.ts'
import { ENGLISH } from '../kit.ts'

const words = wordsOf(ENGLISH)
const players: PlayerView[] = []
const said = (id: string, now: number, goal: number) => progressOf({ id, now, goal }, { players }, words)

test('most triggers count up to a goal', () => {
  expect(said('companions', 4, 6)).toBe('4 of 6')
  expect(said('monsters', 0, 5)).toBe('0 of 5')
})

test('a trigger that counts down says how much is left', () => {
  expect(said('all-in', 11, 0)).toBe('11 to go')
})

test('a lead is named as one, and is never below 0', () => {
  expect(said('regions', 2, 4)).toBe('lead 2, goal 4')
  expect(said('regions', -1, 4)).toBe('lead 0, goal 4')
})

test('if everyone must be fast, the slowest counts', () => {
  expect(said('swiftness', 2, 4)).toBe('slowest 2, goal 4')
})

test('a trigger names its number at this table, and a card without one its own text', () => {
  const says = (id: string, goal?: number) => triggerSays(id, goal, words)
  expect(says('proficiencies', 4)).toMatch(/^The players have bought 4 proficiency tiles in all\./)
  expect(says('swiftness', 5)).toMatch(/^Every player has a mount of speed 5 or more\./)
  expect(says('proficiencies')).toContain('than there are players')
  expect(says('balance', 6)).toMatch(/^A player has a blue, a red and a yellow companion/)
})

// Where players usually are, in "Where I stand".
import { onTurn, type Scenario, scenario } from '@lorehall/now-or-never/testing'
import { expect, test } from 'vitest'
import { paceOf } from '../../src/games/now-or-never/score/pace.ts'
import { USUAL } from '../../src/games/now-or-never/score/usual.ts'
import { wordsOf } from '../../src/games/now-or-never/score/words.ts'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

const WORDS = wordsOf(ENGLISH)

/** The pace of seat 0 with this many points. */
function paceAt(g: Scenario, own: number) {
  const standing = [0, 1].map((seat) => ({ seat, total: seat === 0 ? own : 0, lines: [] }))
  return paceOf({ ...seen(g), values: null, standing }, 0, WORDS)
}

const season = (n: number) => onTurn({ step: { do: 'turn', seat: 0 }, state: { season: n } })

const [one = 0, two = 0, three = 0] = USUAL.above[2] ?? []

test('the first season has only its own goal', () => {
  expect(paceAt(season(1), 3)?.said).toBe(
    `Players usually have about ${one} points after season 1. You have 3.`,
  )
})

test('later seasons compare with the season before', () => {
  const next = `This season usually takes them to ${three}.`
  const usual = `Players usually have about ${two} points after season 2.`
  expect(paceAt(season(3), two + 4)?.said).toBe(`${usual} You have ${two + 4}: 4 above. ${next}`)
  expect(paceAt(season(3), two - 1)?.said).toBe(`${usual} You have ${two - 1}: 1 below. ${next}`)
  expect(paceAt(season(3), two)?.said).toBe(`${usual} You have ${two}, too. ${next}`)
})

test('the bar has both on the same scale', () => {
  const pace = paceAt(season(3), 2 * three)
  expect(pace).toMatchObject({ own: 1, usual: two / (2 * three) })
  expect(pace?.source).toContain('200 games between normal bots with 2 players')
})

test('a table with values of its own has none', () => {
  expect(paceOf({ ...seen(season(2)), values: {} }, 0, WORDS)).toBeNull()
  expect(paceOf({ ...seen(scenario()), values: null, over: true }, 0, WORDS)).toBeNull()
})

test('every number of players has six growing means on both maps', () => {
  for (const side of ['above', 'under'] as const) {
    for (const seats of [1, 2, 3, 4]) {
      const means = USUAL[side][seats] ?? []
      expect(means).toHaveLength(6)
      expect(means).toEqual(means.toSorted((a, b) => a - b))
    }
  }
})

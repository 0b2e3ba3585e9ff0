import { expect, test } from 'vitest'
import { Chance, type Machine, readOptions } from '../src/index.ts'
import {
  everyOptionGoesOn,
  play,
  playLaws,
  redealVaries,
  shortOf,
  toyGame,
  type ToyState,
  type ToyValues,
} from '../testing/index.ts'
import { toyTurn } from './toy-table.ts'

const cases = [
  { seats: 1, warden: true, story: true },
  { seats: 2 },
  { seats: 2, draft: true, story: true },
  { seats: 3, warden: true },
  { seats: 4, play: 'teams', draft: true },
  { seats: 6, play: 'teams', story: true },
  { seats: 7, draft: true, warden: true, story: true },
]

test.for(cases)('the toy game keeps every law: %j', ({ seats, ...options }) => {
  const report = playLaws({ game: toyGame, seats, decisions: 1500, seed: 'toy', costlyEvery: 10, options })
  expect(report.violations).toEqual([])
  expect(report.decisions).toBeGreaterThanOrEqual(1500)
  expect(report.costly).toBeGreaterThan(20)
})

test('random play reaches everything in the toy game', () => {
  const options = { draft: true, warden: true, story: true }
  const report = playLaws({ game: toyGame, seats: 3, decisions: 4000, seed: 'all', options })
  const all = toyGame.inspect.coverage(readOptions(toyGame, options))
  expect([...report.seen.steps].toSorted()).toEqual(all.steps.toSorted())
  expect([...report.seen.options].toSorted()).toEqual(all.options.toSorted())
  expect(report.finished).toBe(report.games)
  const unseen = { steps: 0, cards: 0, options: 0 }
  expect(shortOf({ finished: report.games, decisions: 4000, starts: 1, unseen }, report)).toEqual([])
})

test('a run that falls short of its floor says what is missing', () => {
  const reached = (...cards: string[]) => ({
    steps: new Set(['turn']),
    cards: new Set(cards),
    options: new Set<string>(),
  })
  const due = reached('gem', 'bolt', 'boon')
  const run = { finished: 3, decisions: 50, starts: new Set(['{}']), seen: reached('gem'), due }
  const unseen = { steps: 0, cards: 2, options: 0 }
  expect(shortOf({ finished: 3, decisions: 50, starts: 1, unseen }, run)).toEqual([])
  const strict = { finished: 4, decisions: 60, starts: 2, unseen: { ...unseen, cards: 1 } }
  expect(shortOf(strict, run)).toEqual([
    '3 games finished instead of 4 at least',
    '50 decisions instead of 60 at least',
    '1 choices of options instead of 2 at least',
    '2 cards never seen: bolt boon',
  ])
})

test('seats and options are drawn within what the game allows', () => {
  const report = playLaws({ game: toyGame, decisions: 6000, seed: 'drawn', costlyEvery: 20 })
  expect(report.violations).toEqual([])
  expect(report.seen.steps).toContain('draft')
  expect(report.seen.steps).toContain('stranger')
})

test('given options are not drawn', () => {
  const given = { draft: false, story: false }
  const { seen } = playLaws({ game: toyGame, decisions: 3000, seed: 'given', given })
  expect(seen.steps).not.toContain('draft')
  expect(seen.steps).not.toContain('stranger')
})

test('the same seed plays the same games', () => {
  const once = () => playLaws({ game: toyGame, decisions: 300, seed: 'same' }).decisions
  expect(once()).toBe(once())
})

const handsOf =
  (of: number) =>
  ({ state }: Pick<Machine<ToyState, ToyValues>, 'state'>) =>
    Object.fromEntries((state.seats[of]?.hand ?? []).map(({ card }, i) => [`hand ${of}/${i}`, card]))

test('a guess varies every hidden place and keeps everything that is known', () => {
  const table = toyTurn({ seed: 'redeal' }, 'spy')
  expect(redealVaries(table.machine, 0, handsOf(1))).toEqual([])
  expect(redealVaries(table.machine, null, handsOf(0))).toEqual([])
  expect(redealVaries(table.machine, 0, handsOf(0))).toEqual(['hand 0/0', 'hand 0/1'])
  play(table, '0 spy:1')
  expect(redealVaries(table.machine, 0, handsOf(1))).toEqual(['hand 1/0', 'hand 1/1'])
})

test('a guess for one seat and then for another is as likely as a guess for the other alone', () => {
  const table = toyTurn({ seats: 3, seed: 'twice' })
  const deal = (chance: Chance, ...viewers: number[]) => {
    const twin = table.machine.copy()
    for (const viewer of viewers) twin.guess(viewer, chance)
    return twin.state.seats[2]?.hand.filter(({ card }) => card === 'gem').length ?? 0
  }
  const mean = (...viewers: number[]) => {
    const chance = new Chance('mean')
    return Array.from({ length: 2000 }, () => deal(chance, ...viewers)).reduce((a, b) => a + b) / 2000
  }
  expect(Math.abs(mean(1) - mean(0, 1))).toBeLessThan(0.06)
})

test('the game continues after every option of a new toy table', () => {
  const table = toyTurn({ hands: ['bolt boon counter gem', 'counter'] })
  expect(
    everyOptionGoesOn(table.machine, toyGame.inspect.check).filter(
      (what) => !what.includes('cards instead of'),
    ),
  ).toEqual([])
  expect(table.machine.state.seats[0]?.coins).toBe(2)
})

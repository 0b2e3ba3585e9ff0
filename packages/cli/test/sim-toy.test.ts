// Statistics of a game with sides, rivals and asides. Statistics that a game does not have are left out.
import type { GameOptions, WholeGame } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { readOptionsFlag } from '../src/options-flag.ts'
import { seatsFor } from '../src/seats-flag.ts'
import { playBlock } from '../src/sim/block.ts'
import { likely } from '../src/sim/interval.ts'
import { checkStart, type Plan } from '../src/sim/plan.ts'
import { report } from '../src/sim/report.ts'
import { reportLines } from '../src/sim/words.ts'

const toy: WholeGame = toyGame

function found(options: GameOptions, bots: readonly string[], game = toy) {
  const plan: Plan = { game: 'toy', bots, games: 30, seed: 'sim', options, values: {}, check: true }
  const { tally, failure } = playBlock(game, plan, 0)
  expect(failure).toBeNull()
  const all = report(game, plan, tally, { cores: 1, seconds: 1, digest: 'd' })
  return { all, lines: reportLines(game, all).join('\n') }
}

it('wins are counted by side if there are sides', () => {
  const { all, lines } = found({ play: 'teams' }, ['greedy', 'random', 'greedy', 'random'])
  const [even, odd] = all.bySide
  expect([even?.seats, odd?.seats, even?.played]).toEqual([[0, 2], [1, 3], 30])
  // A side wins when its seats win, and its points are the sum of theirs.
  expect([even?.won, odd?.won]).toEqual([all.bySeat[0]?.won, all.bySeat[1]?.won])
  expect(even?.won).toBeGreaterThan(odd?.won ?? 0)
  expect(even?.meanScore).toBeCloseTo((all.bySeat[0]?.meanScore ?? 0) + (all.bySeat[2]?.meanScore ?? 0), 1)
  expect(lines).toMatch(/side of seats 0, 2 +\d+ %/)
})

it('a rival’s wins and scores are listed with those of the seats', () => {
  const { all, lines } = found({ warden: true }, ['random'])
  const warden = all.byRival['The warden']
  expect(warden?.played).toBe(30)
  expect((warden?.won ?? 0) + (all.bySeat[0]?.won ?? 0)).toBe(30)
  expect(warden?.meanScore).toBeGreaterThan(2)
  expect(lines).toMatch(/The warden +\d+ %/)
  expect(all.bySide).toEqual([])
})

it('open offers are taken, several picks confirmed, and nothing unticked', () => {
  const { all } = found({ draft: true }, ['random', 'quick', 'curious'])
  expect(all.coverage.options.never).toContain('untick')
  for (const kind of ['sell', 'keep', 'confirm']) expect(all.coverage.options.never).not.toContain(kind)
})

it('only counts that the game provides are reported', () => {
  const { all, lines } = found({}, ['random', 'random'])
  expect(all.roundsPerGame).toBeGreaterThan(1)
  expect(lines).toMatch(/rounds/)
  expect(lines).not.toMatch(/end triggers|cards taken/)
  const counting: WholeGame = {
    ...toy,
    inspect: {
      ...toy.inspect,
      counts: ({ type, seat }) =>
        type === 'relic' && seat !== undefined ? { what: 'taken', seat, card: 'relic' } : null,
    },
  }
  const told = found({}, ['quick', 'quick'], counting)
  expect(told.all.cards['relic']?.played).toBeGreaterThan(0)
  expect(told.lines).toContain('cards taken, and how often the player who took them won')
})

it('each rate says between which shares it lies, and what would be even', () => {
  const { all, lines } = found({}, ['random', 'random', 'random'])
  for (const { won, played, interval } of all.bySeat) {
    const [low, high] = interval
    expect(low).toBeLessThan(won / played)
    expect(high).toBeGreaterThan(won / played)
    // 30 games say little.
    expect(high - low).toBeGreaterThan(0.2)
  }
  const wins = all.bySeat.reduce((sum, { won }) => sum + won, 0)
  expect(all.even).toBeCloseTo(wins / 90, 2)
  expect(lines).toMatch(/seat 0 \(random\) +\d+ % +[\d.]+ to [\d.]+ %/)
})

it('Wilson’s interval, as tables of it say', () => {
  expect(likely(0, 10)).toEqual([0, 0.278])
  expect(likely(50, 100)).toEqual([0.404, 0.596])
  expect(likely(5, 5)).toEqual([0.566, 1])
})

it('games are counted by their length', () => {
  const { all, lines } = found({}, ['quick', 'random'])
  const lengths = Object.entries(all.lengths)
  expect(lengths.reduce((sum, [, n]) => sum + n, 0)).toBe(30)
  const rounds = lengths.reduce((sum, [length, n]) => sum + Number(length) * n, 0)
  expect(all.roundsPerGame).toBeCloseTo(rounds / 30, 2)
  expect(lines).toContain('rounds  games')
})

it('options are counted as they are offered and taken, by kind and by few names', () => {
  const { all, lines } = found({ draft: true }, ['random', 'quick'])
  const kinds = Object.keys(all.offers).filter((name) => !name.includes(':'))
  expect(kinds).toContain('sell')
  for (const kind of kinds) {
    const { offered, taken } = all.offers[kind] ?? { offered: 0, taken: 0 }
    expect(taken).toBeLessThanOrEqual(offered)
  }
  expect(kinds.reduce((sum, kind) => sum + (all.offers[kind]?.taken ?? 0), 0)).toBe(all.decisionsPerGame * 30)
  expect(lines).toMatch(/choices +offered +taken/)
})

it('a card of a player without a seat is counted against whoever plays', () => {
  const counting: WholeGame = {
    ...toy,
    inspect: {
      ...toy.inspect,
      counts: ({ type }) => (type === 'relic' ? { what: 'faced', card: 'owl' } : null),
    },
  }
  const { all, lines } = found({}, ['quick', 'quick'], counting)
  expect(all.faced['owl']?.played).toBeGreaterThan(0)
  expect(lines).toContain('how often a player won against them')
})

it('cards played against each other are counted by which won', () => {
  const counting: WholeGame = {
    ...toy,
    inspect: {
      ...toy.inspect,
      counts: ({ type }) => (type === 'relic' ? { what: 'contest', won: 'sword', lost: 'shield' } : null),
    },
  }
  const { all, lines } = found({}, ['quick', 'quick'], counting)
  const { sword, shield } = all.contests
  expect(sword?.played).toBeGreaterThan(0)
  expect([sword?.winRate, shield?.winRate, shield?.played]).toEqual([1, 0, sword?.played])
  expect(lines).toContain('cards played against each other, and how often they won')
  expect(found({}, ['quick', 'quick']).lines).not.toContain('against each other')
})

describe('options on the command line', () => {
  it('are read by name or as JSON, and completed with defaults', () => {
    expect(readOptionsFlag(toy, 'draft=true, play=teams')).toEqual({
      play: 'teams',
      draft: true,
      warden: false,
      story: false,
    })
    expect(readOptionsFlag(toy, '{"warden": true}')).toMatchObject({ warden: true, play: 'free' })
  })

  it('set the default number of seats', () => {
    expect(seatsFor(toy)).toBe(4)
    const solo: WholeGame = {
      ...toy,
      form: { ...toy.form, allows: () => ({ seats: [1, 2], against: null }) },
    }
    expect([
      seatsFor(solo),
      seatsFor({ ...solo, form: { ...solo.form, allows: () => ({ seats: [6, 7], against: null }) } }),
    ]).toEqual([2, 6])
  })

  it.each([
    [{ play: 'teams', warden: true }, 2, /^Against the warden.*\(T-WARDEN-2\)$/],
    [{ play: 'teams' }, 3, /2, 4 or 6 players with these options, not 3/],
  ])('are refused in the rules’ own sentence before anything is played: %j', (options, seats, says) => {
    expect(() => checkStart(toy, seats, options, {})).toThrow(says)
  })
})

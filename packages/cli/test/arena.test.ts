// The arena: who meets whom, how strong they are, and the same games for the same seed.
import { botNamed } from '@lorehall/bots'
import { Chance, isRecord } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, it } from 'vitest'
import { playMatch } from '../src/arena/match.ts'
import { type ArenaPlan, meetingsOf, sidesOf } from '../src/arena/plan.ts'
import { type Ranked, ratings } from '../src/arena/ratings.ts'
import { fileWith, lorehall } from './lorehall.ts'
import { readFileSync } from 'node:fs'

/** Everyone plays alone. */
const alone = (seats: number) => Array.from({ length: seats }, (_, seat) => [seat])

it('lets each pair meet at two seats, and each bot meet many of another at more', () => {
  const bots = ['a', 'b', 'c']
  expect(meetingsOf({ bots, sides: alone(2), ladder: false })).toEqual([
    { one: 0, other: 1 },
    { one: 0, other: 2 },
    { one: 1, other: 2 },
  ])
  expect(meetingsOf({ bots, sides: alone(4), ladder: false })).toHaveLength(6)
  expect(meetingsOf({ bots, sides: alone(1), ladder: false })).toEqual(
    [0, 1, 2].map((one) => ({ one, other: null })),
  )
})

it('lets each bot of a ladder meet the one before it, and fails where a step is not sure', async () => {
  expect(meetingsOf({ bots: ['a', 'b', 'c'], sides: alone(2), ladder: true })).toEqual([
    { one: 1, other: 0 },
    { one: 2, other: 1 },
  ])
  const ladder = (bots: string) => lorehall(['arena', '--ladder', '--bots', bots, '--games', '20'])
  const [up, down] = await Promise.all([ladder('random,quick'), ladder('quick,random')])
  expect([up.code, down.code]).toEqual([0, 1])
  expect(down.err).toContain('not surely stronger: random : quick')
})

/** Games drawn by chance: player 0 wins this share of them against `others`, and otherwise any of these does. */
function drawn(share: number, games: number, others: readonly number[]): Ranked[] {
  const chance = new Chance(`${share}/${games}`)
  return Array.from({ length: games }, () => {
    const winner = chance.below(1000) < share * 1000 ? 0 : 1 + chance.below(others.length)
    const sides = [[0], ...others.map((other) => [other])]
    return { sides, ranks: sides.map((_, side) => (side === winner ? 1 : 2)) }
  })
}

it('rates a bot that wins three of four games as far ahead as its odds say', () => {
  const [a, b] = ratings(2, drawn(0.75, 1000, [1]))
  // The odds are three to one: 13.6 points times the logarithm of 3.
  const ahead = (a?.points ?? 0) - (b?.points ?? 0)
  expect(ahead).toBeGreaterThan(5)
  expect(ahead).toBeLessThan(8)
  const [few] = ratings(2, drawn(0.75, 50, [1]))
  expect(a?.give).toBeLessThan((few?.give ?? 0) / 2)
})

it('rates one bot among three of another by the share that it wins', () => {
  const [even, others] = ratings(2, drawn(0.25, 1000, [1, 1, 1]))
  expect(Math.abs((even?.points ?? 0) - (others?.points ?? 0))).toBeLessThan(1.5)
  const [strong, weak] = ratings(2, drawn(0.6, 1000, [1, 1, 1]))
  expect((strong?.points ?? 0) - (weak?.points ?? 0)).toBeGreaterThan(3)
})

it('rates ties as even, and teams by what they win', () => {
  const tied = ratings(
    2,
    Array.from({ length: 40 }, () => ({ sides: [[0], [1]], ranks: [1, 1] })),
  )
  expect(tied[0]?.points).toBe(tied[1]?.points)
  const [one, two, three] = ratings(
    3,
    Array.from({ length: 40 }, () => ({
      sides: [
        [0, 0],
        [1, 2],
      ],
      ranks: [1, 2],
    })),
  )
  expect(one?.points).toBeGreaterThan(25)
  expect(two?.points).toBeLessThan(25)
  expect(three).toEqual(two)
})

it('gives a finite rating to a bot that has won every game', () => {
  const [a] = ratings(2, drawn(1, 200, [1]))
  expect(a?.points).toBeGreaterThan(30)
  expect(a?.points).toBeLessThan(60)
})

const { judge } = toyGame
const players = ['greedy', 'random'].map((name) => () => botNamed(name, judge))

function toyPlan(seats: number, options: ArenaPlan['options']): ArenaPlan {
  const sides = sidesOf(toyGame, seats, options)
  const bots = ['greedy', 'random']
  return { game: 'toy', bots, games: 8, seats, sides, options, deals: 'choosing', seed: 's', ladder: false }
}

it('plays each deal once from every side, and a team wins as one', () => {
  const plan = toyPlan(4, { play: 'teams' })
  expect(plan.sides).toEqual([
    [0, 2],
    [1, 3],
  ])
  const matches = Array.from({ length: 8 }, (_, n) =>
    playMatch(toyGame, plan, players, 0, { one: 0, other: 1 }, n),
  )
  for (const { won, sizes, ranks, points, best } of matches) {
    expect(sizes).toEqual([2, 2])
    expect(ranks).toEqual(won === 1 ? [1, 2] : won === 0 ? [2, 1] : [1, 1])
    // In this game, most points win.
    expect(Math.sign(points - (best ?? 0))).toBe(Math.sign(won - 0.5))
  }
})

it('ranks all sides of a game, and whoever plays alone with the game itself', () => {
  const free = toyPlan(3, {})
  for (let n = 0; n < 6; n++) {
    const { ranks, won } = playMatch(toyGame, free, players, 0, { one: 0, other: 1 }, n)
    expect(ranks).toHaveLength(3)
    expect(Math.min(...ranks)).toBe(1)
    expect(ranks[0] === 1).toBe(won > 0)
  }
  const solo = toyPlan(1, { warden: true })
  const { ranks, won, best } = playMatch(toyGame, solo, players, 0, { one: 0, other: null }, 0)
  expect(ranks).toEqual(won === 1 ? [1, 2] : [2, 1])
  expect(best).toBeNull()
})

const flags = ['arena', '--bots', 'quick,random', '--games', '6', '--seed', 'same', '--json']

it('plays the same games for the same seed, from every seat, and writes a page', async () => {
  const page = fileWith('', 'arena.html')
  const [first, second, judged] = await Promise.all([
    lorehall([...flags, '--out', page]),
    lorehall([...flags, '--cores', '2']),
    lorehall([...flags, '--deals', 'judging']),
  ])
  const part = ({ out }: { out: string }, name: string): unknown => {
    const found: unknown = JSON.parse(out)
    return isRecord(found) ? found[name] : undefined
  }
  const meetings = (ran: { out: string }) => part(ran, 'meetings')
  const ratingsIn = (ran: { out: string }) => {
    const found = part(ran, 'players')
    return Array.isArray(found) ? found.map((one) => (isRecord(one) ? one['rating'] : null)) : []
  }
  expect(meetings(first)).toMatchObject([{ one: 'quick', other: 'random', games: 6 }])
  expect(meetings(second)).toEqual(meetings(first))
  expect(ratingsIn(first)).toHaveLength(2)
  expect(ratingsIn(second)).toEqual(ratingsIn(first))
  expect(meetings(judged)).not.toEqual(meetings(first))
  const html = readFileSync(page, 'utf8')
  expect(html).toContain('quick : random')
  expect(html).toContain('Ratings with 95 % intervals')
  expect(html).not.toMatch(/src=|href=/)
})

it.each([
  [['--bots', 'quick,genius'], "there is no bot 'genius'"],
  [['--bots', 'quick,quick'], 'names a bot twice'],
  [['--deals', 'marked'], '--deals must be choosing or judging'],
  [['--seats', '9'], '9'],
  [['--games', '0'], '--games must be a whole number'],
])('refuses %j', async (wrong, why) => {
  const { code, err } = await lorehall(['arena', ...wrong])
  expect(err).toContain(why)
  expect(code).toBe(2)
})

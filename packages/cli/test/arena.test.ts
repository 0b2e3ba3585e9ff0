// The arena: who meets whom, how strong they are, and the same games for the same seed.
import { isRecord } from '@lorehall/kernel'
import { expect, it } from 'vitest'
import { meetingsOf } from '../src/arena/plan.ts'
import { ratings } from '../src/arena/ratings.ts'
import { fileWith, lorehall } from './lorehall.ts'
import { readFileSync } from 'node:fs'

it('lets each pair meet at two seats, and each bot meet many of another at more', () => {
  const bots = ['a', 'b', 'c']
  expect(meetingsOf({ bots, seats: 2, ladder: false })).toEqual([
    { one: 0, other: 1 },
    { one: 0, other: 2 },
    { one: 1, other: 2 },
  ])
  expect(meetingsOf({ bots, seats: 4, ladder: false })).toHaveLength(6)
  expect(meetingsOf({ bots, seats: 1, ladder: false })).toEqual(
    [0, 1, 2].map((one) => ({ one, other: null })),
  )
})

it('lets each bot of a ladder meet the one before it, and fails where a step is not sure', async () => {
  expect(meetingsOf({ bots: ['a', 'b', 'c'], seats: 2, ladder: true })).toEqual([
    { one: 1, other: 0 },
    { one: 2, other: 1 },
  ])
  const ladder = (bots: string) => lorehall(['arena', '--ladder', '--bots', bots, '--games', '20'])
  const [up, down] = await Promise.all([ladder('random,quick'), ladder('quick,random')])
  expect([up.code, down.code]).toEqual([0, 1])
  expect(down.err).toContain('not surely stronger: random : quick')
})

it('rates a bot that wins three of four games 191 points above the other', () => {
  const [a, b] = ratings(2, [{ one: 0, other: 1, won: 7500, played: 10_000 }])
  expect((a?.points ?? 0) - (b?.points ?? 0)).toBeCloseTo(191, -1)
  expect(a?.give).toBeLessThan(ratings(2, [{ one: 0, other: 1, won: 30, played: 40 }])[0]?.give ?? 0)
})

it('gives a finite rating to a bot that has won every game', () => {
  const [a] = ratings(2, [{ one: 0, other: 1, won: 20, played: 20 }])
  expect(a?.points).toBeGreaterThan(200)
  expect(a?.points).toBeLessThan(2000)
})

const flags = ['arena', '--bots', 'quick,random', '--games', '6', '--seed', 'same', '--json']

it('plays the same games for the same seed, from every seat, and writes a page', async () => {
  const page = fileWith('', 'arena.html')
  const [first, second, judged] = await Promise.all([
    lorehall([...flags, '--out', page]),
    lorehall([...flags, '--cores', '2']),
    lorehall([...flags, '--deals', 'judging']),
  ])
  const meetings = ({ out }: { out: string }): unknown => {
    const found: unknown = JSON.parse(out)
    return isRecord(found) ? found['meetings'] : undefined
  }
  expect(meetings(first)).toMatchObject([{ one: 'quick', other: 'random', games: 6 }])
  expect(meetings(second)).toEqual(meetings(first))
  expect(meetings(judged)).not.toEqual(meetings(first))
  const html = readFileSync(page, 'utf8')
  expect(html).toContain('quick : random')
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

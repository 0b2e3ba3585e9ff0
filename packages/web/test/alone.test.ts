// The best solo score in each game on this device.
import { beforeEach, expect, it } from 'vitest'
import { scoresOf } from '../src/games/scored.ts'
import { aloneAt, bestAlone, keepAlone, useAlone } from '../src/state/alone.ts'

beforeEach(() => useAlone.setState({ scores: {} }))

const ended = (table: string, total: number, game = 'quarry', eyes: number | null = 0) => ({
  game,
  table,
  seats: [{ name: 'Ada', kind: 'person' as const }],
  eyes,
  standing: [{ seat: 0, total, lines: [] }],
})

const best = (but?: string) => bestAlone(useAlone.getState(), 'quarry', but)

it('is the highest solo score in this game', () => {
  expect(best()).toBeNull()
  keepAlone(ended('a', 40))
  keepAlone(ended('b', 70))
  keepAlone(ended('c', 55))
  keepAlone(ended('d', 99, 'another'))
  expect(best()).toBe(70)
})

it('leaves out the table it is compared with, so that looking twice gives the same result', () => {
  keepAlone(ended('a', 40))
  keepAlone(ended('b', 70))
  keepAlone(ended('b', 70))
  expect(best('b')).toBe(40)
})

it('is replaced when a finished game is undone and ends differently', () => {
  keepAlone(ended('a', 70))
  keepAlone(ended('a', 60))
  expect(best()).toBe(60)
})

it('ignores games with others, of a bot, or as a spectator', () => {
  const bot = { name: 'Hobb', kind: 'bot' as const }
  const game = ended('a', 40)
  keepAlone({ ...game, seats: [...game.seats, bot] })
  keepAlone({ ...game, seats: [bot] })
  keepAlone(ended('a', 40, 'quarry', null))
  expect(best()).toBeNull()
  expect(aloneAt(game)).toBe(40)
})

it('of a chapter is compared with that chapter only', () => {
  const chapter = (n: string) => scoresOf('now-or-never', { story: true, chapter: n })
  const of = (n: string) => bestAlone(useAlone.getState(), chapter(n))
  keepAlone(ended('a', 104, 'now-or-never'), chapter('1'))
  keepAlone(ended('b', 91, 'now-or-never'), chapter('2'))
  expect([of('1'), of('2'), of('3')]).toEqual([104, 91, null])
  expect(bestAlone(useAlone.getState(), scoresOf('now-or-never', { story: false, chapter: '1' }))).toBeNull()
})

// One's best alone: the highest of the games one played without others, on this device.
import { beforeEach, expect, it } from 'vitest'
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

it('is the most one has scored alone in this game', () => {
  expect(best()).toBeNull()
  keepAlone(ended('a', 40))
  keepAlone(ended('b', 70))
  keepAlone(ended('c', 55))
  keepAlone(ended('d', 99, 'another'))
  expect(best()).toBe(70)
})

it('leaves out the game it is compared with, so that looking twice says the same', () => {
  keepAlone(ended('a', 40))
  keepAlone(ended('b', 70))
  keepAlone(ended('b', 70))
  expect(best('b')).toBe(40)
})

it('goes back with who goes back and ends a game otherwise', () => {
  keepAlone(ended('a', 70))
  keepAlone(ended('a', 60))
  expect(best()).toBe(60)
})

it('counts no game with others, of a bot, or that one only watched', () => {
  const bot = { name: 'Hobb', kind: 'bot' as const }
  const game = ended('a', 40)
  keepAlone({ ...game, seats: [...game.seats, bot] })
  keepAlone({ ...game, seats: [bot] })
  keepAlone(ended('a', 40, 'quarry', null))
  expect(best()).toBeNull()
  expect(aloneAt(game)).toBe(40)
})

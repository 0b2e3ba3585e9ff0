// The race for a mastery, as the rules count it.
import { expect, test } from 'vitest'
import { masteries } from '../../src/games/vindication/standing/masteries.ts'

type Racing = Parameters<typeof masteries>[0][number]

const player = (seat: number, said: Partial<Racing> = {}): Racing => ({
  seat,
  party: [],
  traits: [],
  relics: [],
  monsters: [],
  tiles: [0, 0, 0, 0, 0, 0],
  ...said,
})
const party = (...cards: string[]) => ({ party: cards.map((card) => ({ card, blocks: 1 })) })
const of = (attribute: string, ...players: Racing[]) => {
  const found = masteries(players).find((mastery) => mastery.attribute === attribute)
  if (found === undefined) throw new Error(`no mastery of ${attribute}`)
  return found
}

test('V-MASTERY-1 a card of the colour counts one, a tile two', () => {
  const { runners, leader, worth } = of(
    'inspiration',
    player(0, party('zho')),
    player(1, { tiles: [1, 0, 0, 0, 0, 0] }),
  )
  expect(runners).toEqual([
    { seat: 1, total: 2, tiles: 1 },
    { seat: 0, total: 1, tiles: 0 },
  ])
  expect(leader).toBe(1)
  expect(worth).toBe(5)
})

test('V-MASTERY-1 each block on That Which Was Broken counts one for vision, besides the card', () => {
  const relic = { relics: [{ card: 'that-which-was-broken', charges: 2 }] }
  expect(of('vision', player(0, relic)).runners[0]?.total).toBe(3)
})

test('V-MASTERY-2 with the same as another nobody leads, and nobody is master of nothing', () => {
  expect(of('inspiration', player(0, party('zho')), player(1, party('kaladre'))).leader).toBeNull()
  expect(of('strength', player(0), player(1)).leader).toBeNull()
})

test('V-MASTERY-4 a card of two colours counts for both', () => {
  const kaladre = player(0, party('kaladre'))
  expect(of('inspiration', kaladre).leader).toBe(0)
  expect(of('wisdom', kaladre).leader).toBe(0)
})

test('those who have the same stand in the order of their seats', () => {
  const { runners } = of('inspiration', player(0), player(1, party('zho')), player(2))
  expect(runners.map(({ seat }) => seat)).toEqual([1, 0, 2])
})

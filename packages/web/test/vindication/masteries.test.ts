// The race for a mastery, as the rules count it.
import { expect, test } from 'vitest'
import { masteries } from '../../src/games/vindication/score/masteries.ts'

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

test('V-MASTERY-1 a card of the color counts 1, a tile 2', () => {
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

test('V-MASTERY-1 each block on That Which Was Broken counts 1 for vision, in addition to the card', () => {
  const relic = { relics: [{ card: 'that-which-was-broken', charges: 2 }] }
  expect(of('vision', player(0, relic)).runners[0]?.total).toBe(3)
})

test('V-MASTERY-2 nobody leads in a tie, or with a count of 0', () => {
  expect(of('inspiration', player(0, party('zho')), player(1, party('kaladre'))).leader).toBeNull()
  expect(of('strength', player(0), player(1)).leader).toBeNull()
})

test('V-MASTERY-4 a card of two colors counts for both', () => {
  const kaladre = player(0, party('kaladre'))
  expect(of('inspiration', kaladre).leader).toBe(0)
  expect(of('wisdom', kaladre).leader).toBe(0)
})

test('tied players are listed in seat order', () => {
  const { runners } = of('inspiration', player(0), player(1, party('zho')), player(2))
  expect(runners.map(({ seat }) => seat)).toEqual([1, 0, 2])
})

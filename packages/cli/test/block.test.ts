// A block of games: its results, and its failures.
import { readOptions, Table, type WholeGame } from '@lorehall/kernel'
import { expect, it } from 'vitest'
import { playBlock } from '../src/sim/block.ts'
import type { Plan } from '../src/sim/plan.ts'
import { GAME } from './game.ts'

const plan: Plan = {
  game: GAME.id,
  bots: ['random', 'quick'],
  games: 53,
  seed: 'block',
  options: readOptions(GAME, undefined),
  values: {},
  check: true,
}

it('plays its share of the games, and the last block plays the rest', () => {
  const { tally, digests, failure } = playBlock(GAME, plan, 1)
  expect([tally.games, digests.length, failure]).toEqual([3, 3, null])
  expect(tally.decisions).toBeGreaterThan(50)
  expect(tally.scores.n).toBe(6)
  expect(tally.byRound.get(1)?.n).toBe(6)
  // Nobody has more points after a round than at the end of the best game.
  expect(Math.max(...[...tally.byRound.values()].map(({ max }) => max))).toBe(tally.scores.max)
})

it('stops when a law is broken, with a record that leads there', () => {
  const game = GAME
  const careless: WholeGame = {
    ...game,
    inspect: {
      ...game.inspect,
      check: ({ state }) => (JSON.stringify(state).length % 7 === 0 ? ['the length is unlucky'] : []),
    },
  }
  const { failure } = playBlock(careless, plan, 1)
  expect(failure?.what).toBe('a law was broken: the length is unlucky')
  if (failure === null) throw new Error('no law was broken')
  const table = Table.replay(careless, failure.record)
  expect(careless.inspect.check(table.machine)).toEqual(['the length is unlucky'])
})

it('stops when the rules throw an error, with the answers that led there', () => {
  let left = 40
  const game = GAME
  const [name, step] = Object.entries(game.play.steps).find(([name]) => name === 'turn') ?? []
  if (name === undefined || step === undefined) throw new Error('no step to break')
  const broken: WholeGame = {
    ...game,
    play: {
      ...game.play,
      steps: {
        ...game.play.steps,
        [name]: (t, data, answer) => {
          if (left-- === 0) throw new Error('the rules have a hole')
          step(t, data, answer)
        },
      },
    },
  }
  const { failure } = playBlock(broken, plan, 0)
  expect(failure?.what).toContain('the rules failed: Error: the rules have a hole')
  expect(failure?.record.entries.length).toBeGreaterThan(5)
  expect(failure?.record).not.toHaveProperty('digest')
})

// The review of a finished game.
import { expect, test } from 'vitest'
import { memoryStore, type Review, type ReviewState } from '../src/index.ts'
import { thinkerHere } from '../src/ponder.ts'
import type { Thinker, Thinking } from '../src/thought.ts'
import { type At, BOT, give, look, ME, newHall, Page, toyTable } from './kit.ts'
import { toyGame } from '@lorehall/kernel/testing'

/** Counts the questions that it looks at. */
function counting(): { thinker: Thinker; weighed: () => number } {
  const here = thinkerHere(toyGame, toyGame.judge)
  let weighed = 0
  return {
    weighed: () => weighed,
    thinker: {
      ...here,
      weigh(weighing) {
        weighed++
        return here.weigh(weighing)
      },
    },
  }
}

/** A game against a bot, which I play to its end by always taking my first option. */
async function finished(at: At): Promise<At> {
  for (let n = 0; n < 500; n++) {
    const { over, ask } = await look(at, 0)
    if (over) return at
    if (ask === null) await new Promise((resolve) => setTimeout(resolve, 1))
    else await give(at, 0, ask.options.find(({ manner }) => manner !== 'unticks')?.id ?? '')
  }
  throw new Error('the game did not end')
}

const stateOf = ({ hall, page, table }: At): Promise<ReviewState> => hall.request(page, 'review', { table })

async function reviewOf(at: At): Promise<Review> {
  for (let n = 0; n < 5000; n++) {
    const { done, of, review } = await stateOf(at)
    expect(done).toBeLessThanOrEqual(of)
    if (review !== null) return review
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('the review did not end')
}

test('looks at every decision of people, and says what each cost and what was better', async () => {
  const at = await finished(await toyTable([ME, BOT]))
  const { decisions, seats, moments, puzzles, length } = await reviewOf(at)
  expect(seats).toEqual([0])
  expect(decisions.length).toBeGreaterThan(3)
  for (const { seat, seq, options, chosen, cost } of decisions) {
    expect(seat).toBe(0)
    expect(seq).toBeLessThan(length)
    const gains = options.map(({ gain }) => gain)
    expect(gains).toEqual(gains.toSorted((a, b) => b - a))
    const mine = options.find(({ id }) => id === chosen)
    expect((gains[0] ?? 0) - (mine?.gain ?? Infinity)).toBeCloseTo(cost)
    expect(cost).toBeGreaterThanOrEqual(0)
  }
  // I play badly, so something was better, and it decided something.
  expect(Math.max(...decisions.map(({ cost }) => cost))).toBeGreaterThan(0)
  expect(moments.length).toBeLessThanOrEqual(3)
  for (const { decision, other, chosenWon, otherWon, games } of moments) {
    expect(decisions[decision]?.options.map(({ id }) => id)).toContain(other)
    expect(other).not.toBe(decisions[decision]?.chosen)
    expect(games).toBeGreaterThan(10)
    for (const share of [chosenWon, otherWon]) expect(share >= 0 && share <= 1).toBe(true)
  }
  for (const puzzle of puzzles) {
    const [best, second] = decisions[puzzle]?.options ?? []
    expect(best?.gain ?? 0).toBeGreaterThan(second?.gain ?? 0)
  }
})

test('the chances of all sides add up, begin even, and end with the winner', async () => {
  const at = await finished(await toyTable([ME, BOT]))
  const { chances } = await reviewOf(at)
  for (const { chances: all } of chances)
    expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1)
  expect(chances[0]?.chances[0]).toBeCloseTo(0.5, 1)
  const { winners } = await look(at, null)
  expect(chances.at(-1)?.chances[winners[0] ?? -1]).toBeCloseTo(1 / winners.length)
})

test('is made once, however often and however many ask, and is kept with the table', async () => {
  const store = memoryStore()
  const [one, two] = [counting(), counting()]
  const at = await finished(await toyTable([ME, BOT], {}, newHall({ store, thinker: () => one.thinker })))
  const [first, second] = await Promise.all([reviewOf(at), reviewOf(at)])
  expect(second).toEqual(first)
  const points = one.weighed()
  await stateOf(at)
  expect(one.weighed()).toBe(points)

  const later = { ...at, page: new Page(), hall: newHall({ store, thinker: () => two.thinker }) }
  expect(await reviewOf(later)).toEqual(first)
  expect(two.weighed()).toBe(0)
})

/** Thoughts whose number `fails` picks end without a result, as if their worker had died. */
function failing(fails: (n: number) => boolean): Thinker {
  const here = thinkerHere(toyGame, toyGame.judge)
  let n = 0
  const orDead = <T>(begin: () => Thinking<T>): Thinking<T> =>
    fails(n++) ? { found: Promise.reject(new Error('the worker died')), drop: () => undefined } : begin()
  return {
    ...here,
    weigh: (weighing) => orDead(() => here.weigh(weighing)),
    playOut: (playing) => orDead(() => here.playOut(playing)),
  }
}

const reviewedBy = async (thinker: Thinker) =>
  reviewOf(await finished(await toyTable([ME, BOT], {}, newHall({ thinker: () => thinker }))))

test('a thought that fails is begun once more; if it fails again, the review goes on without it', async () => {
  const whole = await reviewOf(await finished(await toyTable([ME, BOT])))
  expect(await reviewedBy(failing((n) => n === 0))).toEqual(whole)
  expect(await reviewedBy(failing((n) => n % 3 === 0))).toEqual(whole)
  const { decisions } = await reviewedBy(failing((n) => n < 2))
  expect(decisions.length).toBe(whole.decisions.length - 1)
  // All games that are played on fail: there are no moments, but everything else.
  const points = whole.decisions.length
  const { moments, ...rest } = await reviewedBy(failing((n) => n >= points))
  expect(moments).toEqual([])
  expect(rest.decisions).toEqual(whole.decisions)
})

test('if most thoughts fail, it is refused in clear words, and can be had later', async () => {
  let dead = true
  const thinker = failing(() => dead)
  const at = await finished(await toyTable([ME, BOT], {}, newHall({ thinker: () => thinker })))
  await expect(reviewOf(at)).rejects.toThrow('The bot failed at most decisions')
  dead = false
  expect((await reviewOf(at)).decisions.length).toBeGreaterThan(3)
})

test('is refused while the game goes on, because it would show what is hidden', async () => {
  const at = await toyTable([ME, BOT])
  await expect(stateOf(at)).rejects.toThrow('when the game is over')
})

test('a game goes on from any moment against bots of any strength', async () => {
  const at = await finished(await toyTable([ME, BOT]))
  const { hall, page, table } = at
  const go = (against: { seat: number; bot: string }) =>
    hall.request(page, 'branch', { table, at: 1, against })
  const { table: made } = await go({ seat: 1, bot: 'hard' })
  const { seats } = await look({ ...at, table: made }, 1)
  expect(seats).toEqual([
    { name: 'Ada', kind: 'bot', bot: 'hard' },
    { name: 'Brim', kind: 'person' },
  ])
  await expect(go({ seat: 1, bot: 'invincible' })).rejects.toThrow("no strength 'invincible'")
  await expect(go({ seat: 7, bot: 'hard' })).rejects.toThrow('no seat 7')
})

test('chances are refused to people who still play on this device, and given after the game and to spectators', async () => {
  const at = await toyTable([ME, BOT])
  const { hall, page, table } = at
  const chances = (of: string) => hall.request(page, 'chances', { table: of })
  await expect(chances(table)).rejects.toThrow('Chances are for spectators')
  const { moments: agreed } = await hall.request(page, 'chances', { table, agreed: true })
  expect(agreed[0]?.chances).toHaveLength(2)
  await finished(at)
  const { moments } = await chances(table)
  expect(moments.length).toBeGreaterThan(2)
  expect((await reviewOf(at)).chances).toEqual(moments)

  const watched = await toyTable([BOT, { ...BOT, name: 'Cole' }], {}, hall)
  await look({ ...at, table: watched.table }, null)
  expect((await chances(watched.table)).moments[0]?.chances).toHaveLength(2)
})

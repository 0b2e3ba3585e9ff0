// Learned values: what self-play has taught corrects the worth of positions, for the strengths that use it.
import { Chance, type Judge, type Lessons, option, Table, type WholeGame } from '@lorehall/kernel'
import { toyGame, type ToyState, type ToyValues } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { botNamed, learned, newMind, think } from '../src/index.ts'

const [GOODS, POINTS] = [option('goods'), option('points')]

/** One question: goods or a point. Nothing else happens. */
const choosing: WholeGame<ToyState, ToyValues> = {
  ...toyGame,
  play: {
    ...toyGame.play,
    begin(t) {
      t.turnBegins(0)
      t.push({ do: 'choose', seat: 0 })
    },
    steps: {
      choose(t, { seat }, answer) {
        const own = t.state.seats[seat]
        if (own === undefined) return
        if (answer === undefined) {
          t.ask(seat, 'pick', 'choose')
          t.offer(GOODS)
          t.offer(POINTS)
        } else if (answer === GOODS) own.goods += 2
        else own.points++
      },
    },
  },
}

const judge: Judge<ToyState, ToyValues> = {
  quick: (_f, ask) => ask.options[0] ?? null,
  worth: (f, seat) => f.state.seats[seat]?.points ?? 0,
  facts(f, seat) {
    const { points, goods } = f.state.seats[seat] ?? { points: 0, goods: 0 }
    return { worth: points, time: 0.5, numbers: [points, goods], cards: goods > 1 ? ['many'] : [] }
  },
}

/** Goods are worth 1.5 each at that time, and many goods 0.25 more. */
const lessons: Lessons = {
  average: [0, 1],
  spread: [1, 2],
  weights: [
    [0.5, 0, 0],
    [0, 0, 0],
    [2, 1, 2],
  ],
  cards: { many: [0.125, 0.25] },
}

function answerOf(bot: string, by: Judge<ToyState, ToyValues>): string {
  const table = new Table(choosing, { seats: 2, seed: 'learned' })
  return think(table.machine, 0, botNamed(bot, by), new Chance('x'), newMind()).id
}

const worthWith = (points: number, goods: number, by = judge): number => {
  const { machine } = new Table(choosing, { seats: 2, seed: 'learned' })
  Object.assign(machine.state.seats[0] ?? {}, { points, goods })
  return learned(by).worth(machine, 0)
}

test('the worth is corrected by the numbers and the cards, and more or less so by time', () => {
  const taught = { ...judge, lessons }
  expect(worthWith(7, 1, taught)).toBe(7 + 0.5)
  expect(worthWith(0, 2, taught)).toBe(0.5 + (2 + 1 * 0.5 + 2 * 0.5 ** 2) * 0.5 + 0.125 + 0.25 * 0.5)
})

test('facts that are far from everything the lessons saw count as far, not more', () => {
  const far = worthWith(0, 9, { ...judge, lessons })
  expect(worthWith(0, 400, { ...judge, lessons })).toBe(far)
})

test('without facts or lessons, and where there is nothing to predict, the worth is as it was', () => {
  expect(worthWith(3, 5)).toBe(3)
  expect(worthWith(3, 5, { quick: judge.quick, worth: judge.worth, lessons })).toBe(3)
  expect(worthWith(3, 5, { ...judge, facts: () => null, lessons })).toBe(3)
})

test('expert plays by what was learned, weaker strengths by the worth', () => {
  const taught = { ...judge, lessons }
  expect(answerOf('expert', judge)).toBe('points')
  expect(answerOf('expert', taught)).toBe('goods')
  expect(answerOf('normal', taught)).toBe('points')
  expect(answerOf('hard', taught)).toBe('points')
})

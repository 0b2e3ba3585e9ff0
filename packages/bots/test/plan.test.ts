// The planner, on a small game: it plans whole turns, follows its plans, and keeps within its budget.
import { Chance, numbered, option, Table, type WholeGame } from '@lorehall/kernel'
import { toyGame, type ToyState, type ToyValues } from '@lorehall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { botNamed, type Mind, newMind, strengths, think } from '../src/index.ts'

const TOP = 4
const COST = 1
const PRIZE = 10
const TURNS = 4
const STAY = option('stay')
const up = (height: number) => numbered('up', height)

/** Each turn is a climb of four steps. Each costs a point, and only the top has a prize, or at `chance` perhaps. */
const climbing: WholeGame<ToyState, ToyValues> = {
  ...toyGame,
  play: {
    ...toyGame.play,
    begin: (t) => t.push({ do: 'start', seat: 0 }),
    steps: {
      start(t, { seat }) {
        const { state } = t
        if (state.round === TURNS) return
        state.round++
        for (const own of state.seats) own.goods = 0
        t.turnBegins(seat)
        t.push({ do: 'start', seat })
        t.push({ do: 'climb', seat })
      },
      climb(t, { seat }, answer) {
        const own = t.state.seats[seat]
        if (own === undefined) return
        if (answer !== undefined) t.emit({ type: 'climbed', seat, option: answer.id })
        if (answer === STAY) return
        if (answer === undefined) {
          t.ask(seat, 'pick', 'climb')
          t.offer(STAY)
          t.offer(up(own.goods))
          return
        }
        own.goods++
        own.points += own.goods === TOP ? PRIZE : -COST
        if (own.goods < TOP) t.push({ do: 'climb', seat })
      },
    },
  },
  judge: {
    quick: (_f, ask) => ask.options[0] ?? null,
    worth: (f, seat) => f.state.seats[seat]?.points ?? 0,
  },
}

const hard = botNamed('hard', climbing.judge)

function newTable(): Table {
  return new Table(climbing, { seats: 2, seed: 'climb' })
}

/** Answers once, and returns the id. */
function answer(table: Table, bot = hard, mind?: Mind): string {
  const [ask] = table.asks
  if (ask === undefined) throw new Error('nobody is asked')
  const chosen = think(table.machine, ask.seat, bot, new Chance(`${table.seq}`), mind)
  table.take(ask, chosen)
  return chosen.id
}

describe('a planner', () => {
  it('pays now for what comes later in the turn, which greedy does not', () => {
    expect(answer(newTable(), botNamed('greedy', climbing.judge))).toBe('stay')
    expect(answer(newTable())).toBe('up:0')
  })

  it('follows its plan without thinking again', () => {
    const [table, mind] = [newTable(), newMind()]
    answer(table, hard, mind)
    const { spent } = mind
    expect(spent).toBeGreaterThan(0)
    expect(mind.plan.map(({ pick }) => pick)).toEqual(['up:1', 'up:2', 'up:3'])
    expect([1, 2, 3].map(() => answer(table, hard, mind))).toEqual(['up:1', 'up:2', 'up:3'])
    expect(mind.spent).toBe(spent)
    expect(mind.plan).toEqual([])
  })

  it('drops the plan when the table went back, and plans again', () => {
    const [table, mind] = [newTable(), newMind()]
    answer(table, hard, mind)
    table.undo(0)
    expect(answer(table, hard, mind)).toBe('up:0')
    expect(mind.plan.map(({ pick }) => pick)).toEqual(['up:1', 'up:2', 'up:3'])
  })

  it('goes on without its mind, and with a mind that was stored in between', () => {
    const table = newTable()
    let mind = newMind()
    for (let n = 0; !table.over; n++) {
      expect(answer(table, hard, n % 3 === 2 ? undefined : mind)).toMatch(/^up/)
      expect(JSON.parse(JSON.stringify(mind))).toEqual(mind)
      mind = structuredClone(mind)
    }
  })

  it('shares one budget among all answers of a turn, and looks one decision ahead when it is spent', () => {
    const small = botNamed('hard', { ...climbing.judge, skills: { hard: { positions: 41 } } })
    const [table, mind] = [newTable(), newMind()]
    expect(answer(table, small, mind)).toBe('up:0')
    mind.plan = []
    expect(answer(table, small, mind)).toBe('stay')
    expect(mind.spent).toBeLessThanOrEqual(41)
    expect(answer(table, small, mind)).toBe('up:0')
  })

  it('thinks less on a device that can afford less', () => {
    expect(answer(newTable(), botNamed('hard', climbing.judge, undefined, 0.001))).toBe('stay')
  })
})

const [COIN, DEAL, GOLD, TIN] = [option('coin'), option('deal'), option('gold'), option('tin')]
const END = option('end', '', 'ends')

/** One turn of two actions: a coin is 1 point. A deal costs 2, and only its second question pays: gold 5, tin nothing. */
const dealing: WholeGame<ToyState, ToyValues> = {
  ...climbing,
  play: {
    ...climbing.play,
    begin(t) {
      t.turnBegins(0)
      t.state.actions = 2
      t.push({ do: 'act', seat: 0 })
    },
    steps: {
      act(t, { seat }, answer) {
        const own = t.state.seats[seat]
        if (own === undefined || answer === END) return
        if (answer === undefined) {
          t.ask(seat, 'turn', 'act')
          t.may(COIN, t.state.actions > 0 ? null : { id: 'no-action', rule: 'T-PAY-1' })
          t.may(DEAL, t.state.actions > 0 ? null : { id: 'no-action', rule: 'T-PAY-1' })
          t.offer(END)
          return
        }
        t.state.actions--
        own.points += answer === COIN ? 1 : -2
        t.push({ do: 'act', seat })
        if (answer === DEAL) t.push({ do: 'deal', seat })
      },
      deal(t, { seat }, answer) {
        const own = t.state.seats[seat]
        if (own === undefined) return
        if (answer === undefined) {
          t.ask(seat, 'pick', 'deal')
          t.offer(TIN)
          t.offer(GOLD)
        } else if (answer === GOLD) own.points += 5
      },
    },
  },
}

const dealer = (width: number) =>
  botNamed('hard', { ...dealing.judge, skills: { hard: { width, positions: 1000 } } })

it('compares actions when they are done, not when only their price is paid', () => {
  const [table, mind] = [new Table(dealing, { seats: 2, seed: 'deal' }), newMind()]
  const picks = [1, 2, 3, 4].map(() => answer(table, dealer(1), mind))
  expect(picks).toEqual(['deal', 'gold', 'deal', 'gold'])
})

it('looks once more before it ends its turn', () => {
  const table = new Table(dealing, { seats: 2, seed: 'deal' })
  const mind = { ...newMind(), plan: [{ prompt: 'act', from: '', options: 3, pick: 'end' }] }
  expect(answer(table, dealer(2), mind)).toBe('deal')
})

it.each([0, -1])('with a budget of %d, it looks one decision ahead', (effort) => {
  for (const { id } of strengths) {
    const table = new Table(toyGame, { seats: 2, seed: id })
    const [frugal, greedy] = [
      botNamed(id, toyGame.judge, undefined, effort),
      botNamed('greedy', toyGame.judge),
    ]
    for (let n = 0; !table.over; n++) {
      const [ask] = table.asks
      if (ask === undefined) throw new Error('nobody is asked')
      const [one, other] = [frugal, greedy].map((bot) =>
        think(table.machine, ask.seat, bot, new Chance(`${n}`), newMind()),
      )
      if (one === undefined) throw new Error('nothing was chosen')
      expect(one).toBe(other)
      table.take(ask, one)
    }
  }
})

it('every strength plays a whole game with a mind, and the same one each time', () => {
  for (const { id } of strengths) {
    const [first, second] = [0, 1].map(() => {
      const table = new Table(toyGame, { seats: 3, seed: id })
      const [bot, minds] = [botNamed(id, toyGame.judge), [newMind(), newMind(), newMind()]]
      while (!table.over) {
        const [ask] = table.asks
        if (ask === undefined) throw new Error('nobody is asked')
        table.take(ask, think(table.machine, ask.seat, bot, new Chance(`${table.seq}`), minds[ask.seat]))
      }
      return table.digest()
    })
    expect(second).toBe(first)
  }
})

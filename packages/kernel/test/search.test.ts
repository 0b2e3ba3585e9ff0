// The search finds questions that come back without an option, and reports how they were reached.
import { expect, test } from 'vitest'
import { type WholeGame, option, Table } from '../src/index.ts'
import {
  levelsOf,
  nothingSearched,
  play,
  playLaws,
  type Resource,
  searchBeside,
  searchScarce,
  toyGame,
  type ToyState,
  type ToyValues,
} from '../testing/index.ts'
import { toySeat, type ToyTurn } from '../testing/toy-state.ts'

type Toy = WholeGame<ToyState, ToyValues>

const PAY = option('pay')

/** The toy in which a seat that rests with at least so many goods must pay 1, but can sell its goods meanwhile. */
function withDebt(goods: number, askDebt: (t: ToyTurn, seat: number) => void): Toy {
  const debt = (t: ToyTurn, seat: number, paid: boolean) => {
    if (paid) toySeat(t.state, seat).goods--
    else askDebt(t, seat)
  }
  return {
    ...toyGame,
    play: {
      ...toyGame.play,
      steps: {
        ...toyGame.play.steps,
        act: (t, step, answer) => {
          toyGame.play.steps['act']?.(t, step, answer)
          if (answer?.id === 'rest' && toySeat(t.state, step.seat).goods >= goods)
            t.push({ do: 'debt', seat: step.seat })
        },
        debt: (t, { seat }, answer) => debt(t, seat, answer !== undefined),
      },
    },
  }
}

const stuck = (t: ToyTurn, seat: number) => {
  t.askOpen(seat, 'pick', 'debt')
  t.may(PAY, toySeat(t.state, seat).goods > 0 ? null : { id: 'no-goods', rule: 'x' })
}

const settled = (t: ToyTurn, seat: number) => {
  if (toySeat(t.state, seat).goods > 0) stuck(t, seat)
}

function atDebt(game: Toy, goods: number): Table<ToyState, ToyValues> {
  const table = new Table(game, { seats: 2, seed: 'debt' })
  play(table, '0 tactic:march', '1 tactic:march')
  table.patch([{ op: 'replace', path: '/game/seats/0/goods', value: goods }])
  play(table, '0 rest')
  expect(table.asks[0]?.prompt).toBe('debt')
  return table
}

test.each([1, 2])('finds a question that has no option left after %i extras', (goods) => {
  const tally = nothingSearched()
  const found = searchBeside(atDebt(withDebt(1, stuck), goods).machine, toyGame.inspect.check, tally)
  const acts = Array.from({ length: goods }, () => "'0 sell'").join(', ')
  expect(found).toContain(`at 'debt', after ${acts}: 'debt' of seat 0 comes back with no option of its own`)
  expect(tally).toMatchObject({ questions: 1, bare: 0, cut: 0 })
  expect(tally.pairs).toBeGreaterThan(0)
})

test('does not report a question that settles itself instead', () => {
  expect(
    searchBeside(atDebt(withDebt(1, settled), 1).machine, toyGame.inspect.check, nothingSearched()),
  ).toEqual([])
})

test('a search that would take too long stops and says so', () => {
  const tally = nothingSearched()
  searchBeside(atDebt(withDebt(1, settled), 2).machine, toyGame.inspect.check, tally, 2)
  expect(tally).toMatchObject({ acts: 2, cut: 1 })
})

test('the laws run the search, too', () => {
  const plan = { game: withDebt(1, stuck), seats: 2, decisions: 2000, seed: 'debt', options: {} }
  const pick: typeof toyGame.judge.quick = (_f, ask, chance) => chance.pick(ask.options.slice(0, ask.own))
  // The picker takes no extras, so only the search can find it.
  const { violations, searched } = playLaws({
    ...plan,
    searchEvery: 1,
    pick: (machine, ask, chance) =>
      (ask.aside ? chance.pick(ask.options) : pick(machine, ask, chance)) ?? PAY,
  })
  expect(violations.join('\n')).toMatch(/'debt' of seat \d comes back with no option of its own/)
  expect(searched.pairs).toBeGreaterThan(0)
})

const RESOURCES: readonly Resource<ToyState>[] = (['coins', 'goods'] as const).map((name) => ({
  name,
  set(state, seat, n) {
    toySeat(state, seat)[name] = n
  },
}))

const SCARCE = {
  given: [{ draft: false }],
  layOut: (table: Table<ToyState, ToyValues>) => {
    for (const { seat } of table.asks.filter(({ aside }) => !aside)) play(table, `${seat} tactic:march`)
  },
  resources: RESOURCES,
  answers: 2,
  seed: 'scarce',
  layouts: 4,
  rows: 9,
}

test('positions with 0, 1 and 2 of each resource lead to it', () => {
  expect(searchScarce({ ...SCARCE, game: toyGame }).violations).toEqual([])
  const { violations, positions } = searchScarce({ ...SCARCE, game: withDebt(2, stuck) })
  expect(positions).toBe(36)
  expect(violations.join('\n')).toMatch(/goods 2\) after \["rest"\] at 'debt', after '\d sell', '\d sell'/)
})

test('any three resources occur in every combination', () => {
  const rows = levelsOf(10)
  expect(rows).toHaveLength(81)
  for (let a = 0; a < 10; a++)
    for (let b = 0; b < a; b++)
      for (let c = 0; c < b; c++)
        expect(new Set(rows.map((row) => `${row[a]}${row[b]}${row[c]}`)).size).toBe(27)
  expect(levelsOf(2)).toHaveLength(9)
})

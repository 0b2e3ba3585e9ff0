import { expect, test } from 'vitest'
import { Table } from '../src/index.ts'
import { asked, play, refusal, toyGame } from '../testing/index.ts'
import { bot, person, snapshot, toy, type ToyTable, toyTurn } from './toy-table.ts'

const coins = (table: ToyTable, seat: number) => table.machine.state.seats[seat]?.coins
const replayed = (table: ToyTable) => Table.replay(toyGame, table.record()).digest()

test('a pure gain outside your turn is taken without a question unless your preference says otherwise', () => {
  const table = toyTurn()
  play(table, '0 raid')
  expect(coins(table, 1)).toBe(3)
  expect(asked(table)).toEqual(['0 loot'])
  table.choose(1, 'toll', 'never')
  play(table, '0 take', '0 raid')
  expect(coins(table, 1)).toBe(3)
})

test('a seat with the preference "ask" is asked, and its answer counts', () => {
  for (const [answer, gain] of [
    ['yes', 1],
    ['no', 0],
  ] as const) {
    const table = toyTurn()
    table.choose(1, 'toll', 'ask')
    play(table, '0 raid', `1 ${answer}`)
    expect(coins(table, 1)).toBe(2 + gain)
  }
})

test.for([
  ['bad-seats', 9, 'toll', 'ask'],
  ['bad-choice', 0, 'tithe', 'ask'],
  ['bad-choice', 0, 'toll', 'sometimes'],
] as const)('%s: an invalid preference is refused and changes nothing', ([code, seat, effect, choice]) => {
  const table = toyTurn()
  const before = snapshot(table)
  expect(
    refusal(() => void Reflect.apply(Table.prototype.enter, table, [{ choose: seat, effect, choice }])),
  ).toBe(code)
  expect(snapshot(table)).toEqual(before)
})

test('preferences survive the undo and redo of earlier answers', () => {
  const table = toyTurn()
  play(table, '0 sell')
  table.choose(1, 'toll', 'never')
  const before = table.digest()
  table.undo(0)
  expect(table.machine.choice(1, 'toll')).toBe('never')
  expect(table.entries.at(-1)).toEqual({ undo: 0 })
  table.redo(0)
  expect(table.digest()).toBe(before)
  table.undo(0)
  play(table, '0 raid')
  expect(coins(table, 1)).toBe(2)
  expect(replayed(table)).toBe(table.digest())
})

test('redo restores answers to questions that a later preference settles', () => {
  const table = toyTurn({ seats: [person('Ann'), bot('Bob')] })
  table.choose(1, 'toll', 'ask')
  play(table, '0 raid', '1 yes')
  table.choose(1, 'toll', 'always')
  const before = table.digest()
  table.undo(0)
  expect(table.machine.choice(1, 'toll')).toBe('always')
  table.redo(0)
  expect(table.digest()).toBe(before)
  expect(replayed(table)).toBe(before)
})

test('a preference that triggers chance is a wall', () => {
  const drawing = {
    ...toyGame,
    play: {
      ...toyGame.play,
      steps: {
        ...toyGame.play.steps,
        toll: ((t, step, answer) => {
          if (t.choice(step.seat, 'toll') !== 'ask') t.chance(6)
          toyGame.play.steps['toll']?.(t, step, answer)
        }) satisfies (typeof toyGame.play.steps)[string],
      },
    },
  }
  const table = new Table(drawing, { seats: [person('Ann'), person('Bo')], seed: 's' })
  table.choose(0, 'toll', 'ask')
  play(table, '0 tactic:march', '1 tactic:march', '0 end', '1 raid', '1 sell')
  expect(asked(table)).toEqual(['0 toll'])
  expect(table.undoWall(1)).toBeNull()
  table.choose(0, 'toll', 'always')
  expect(table.undoWall(1)).toBe('chance')
  play(table, '1 take')
  expect(Table.replay(drawing, table.record()).digest()).toBe(table.digest())
})

test('sitting down is an entry and does not change the position', () => {
  const table = toy()
  const before = table.digest()
  table.sit(1, bot('Bob'))
  expect(table.digest()).toBe(before)
  expect(table.entries).toEqual([{ sits: 1, who: bot('Bob') }])
  expect(refusal(() => table.sit(2, bot('X')))).toBe('bad-seats')
  play(table, '0 tactic:march', '1 tactic:march', '0 raid')
  expect(refusal(() => table.undo(0))).toBeNull()
})

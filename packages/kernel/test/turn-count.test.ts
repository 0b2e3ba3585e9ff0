// The turn count: it is copied, undone and replayed with the position.
import { expect, test } from 'vitest'
import { Chance, type PatchOp, Table } from '../src/index.ts'
import { play, refusal, toyGame } from '../testing/index.ts'
import { bot, toy, type ToyTable, toyTurn } from './toy-table.ts'

const turnCount = ({ machine }: ToyTable) => machine.turnCount

test('no turn or round has begun while a table is set up', () => {
  const table = toy({ options: { draft: true } })
  expect(turnCount(table)).toEqual({ round: 0, turns: 0, seat: null })
})

test('rounds are counted by the rules, turns by the machine', () => {
  const table = toy()
  expect(turnCount(table)).toEqual({ round: 1, turns: 0, seat: null })
  play(table, '0 tactic:march', '1 tactic:march')
  expect(turnCount(table)).toEqual({ round: 1, turns: 1, seat: 0 })
  play(table, '0 end')
  expect(turnCount(table)).toEqual({ round: 1, turns: 2, seat: 1 })
  play(table, '1 end')
  expect(turnCount(table)).toEqual({ round: 2, turns: 2, seat: 1 })
})

test('a copy counts on its own', () => {
  const table = toyTurn()
  const twin = table.copy()
  play(twin, '0 end')
  expect([turnCount(table).turns, turnCount(twin).turns]).toEqual([1, 2])
})

test('it is undone and redone with an answer', () => {
  const table = toyTurn({ seats: [bot('Ann'), bot('Bo')] })
  play(table, '0 end')
  const then = turnCount(table)
  table.undo(0)
  expect(turnCount(table)).toEqual({ round: 1, turns: 1, seat: 0 })
  table.redo(0)
  expect(turnCount(table)).toEqual(then)
})

test('a refusal does not change it', () => {
  const table = toyTurn()
  const before = turnCount(table)
  expect(refusal(() => play(table, '0 end end'))).toBe('unknown-option')
  expect(turnCount(table)).toEqual(before)
  const round: PatchOp = { op: 'replace', path: '/stack', value: [{ do: 'round', seat: 0 }] }
  expect(refusal(() => table.patch([round], () => ['a law']))).toBe('broken-law')
  expect(turnCount(table)).toEqual(before)
})

test('it is right at every move of a long line', () => {
  const table: ToyTable = new Table(toyGame, { seats: 6, seed: 'course' })
  const chance = new Chance('course')
  const counts = [turnCount(table)]
  while (!table.over) {
    const [ask] = table.asks
    if (ask === undefined) break
    table.take(ask, chance.pick(ask.options))
    counts.push(turnCount(table))
  }
  expect(counts.length).toBeGreaterThan(64)
  expect(counts.map((_, n) => table.machineAt(n).turnCount)).toEqual(counts)
  expect(turnCount(Table.replay(toyGame, table.record()))).toEqual(counts.at(-1))
})

test('it is in no digest and no record', () => {
  const table = toyTurn()
  const [digest, record] = [table.digest(), table.record()]
  table.machine.turnBegins(1)
  table.machine.roundBegins(7)
  expect([table.digest(), table.record()]).toEqual([digest, record])
})

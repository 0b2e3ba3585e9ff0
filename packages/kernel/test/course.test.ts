// Whose turn it is and which round: kept beside the position, and with it through everything.
import { expect, test } from 'vitest'
import { Chance, type PatchOp, Table } from '../src/index.ts'
import { play, refusal, toyGame } from '../testing/index.ts'
import { bot, toy, type ToyTable, toyTurn } from './toy-table.ts'

const course = ({ machine }: ToyTable) => machine.course

test('nothing has begun while a table is set up', () => {
  const table = toy({ options: { draft: true } })
  expect(course(table)).toEqual({ round: 0, turns: 0, seat: null })
})

test('rounds are counted by the rules, turns by the machine', () => {
  const table = toy()
  expect(course(table)).toEqual({ round: 1, turns: 0, seat: null })
  play(table, '0 tactic:march', '1 tactic:march')
  expect(course(table)).toEqual({ round: 1, turns: 1, seat: 0 })
  play(table, '0 end')
  expect(course(table)).toEqual({ round: 1, turns: 2, seat: 1 })
  play(table, '1 end')
  expect(course(table)).toEqual({ round: 2, turns: 2, seat: 1 })
})

test('a copy goes its own way', () => {
  const table = toyTurn()
  const twin = table.copy()
  play(twin, '0 end')
  expect([course(table).turns, course(twin).turns]).toEqual([1, 2])
})

test('it is taken back and brought back with an answer', () => {
  const table = toyTurn({ seats: [bot('Ann'), bot('Bo')] })
  play(table, '0 end')
  const then = course(table)
  table.undo(0)
  expect(course(table)).toEqual({ round: 1, turns: 1, seat: 0 })
  table.redo(0)
  expect(course(table)).toEqual(then)
})

test('a refusal leaves it as it was', () => {
  const table = toyTurn()
  const before = course(table)
  expect(refusal(() => play(table, '0 end end'))).toBe('unknown-option')
  expect(course(table)).toEqual(before)
  const round: PatchOp = { op: 'replace', path: '/stack', value: [{ do: 'round', seat: 0 }] }
  expect(refusal(() => table.patch([round], () => ['a law']))).toBe('broken-law')
  expect(course(table)).toEqual(before)
})

test('at every move of a long line it is what it was there', () => {
  const table: ToyTable = new Table(toyGame, { seats: 6, seed: 'course' })
  const chance = new Chance('course')
  const courses = [course(table)]
  while (!table.over) {
    const [ask] = table.asks
    if (ask === undefined) break
    table.take(ask, chance.pick(ask.options))
    courses.push(course(table))
  }
  expect(courses.length).toBeGreaterThan(64)
  expect(courses.map((_, n) => table.machineAt(n).course)).toEqual(courses)
  expect(course(Table.replay(toyGame, table.record()))).toEqual(courses.at(-1))
})

test('no digest or record has it', () => {
  const table = toyTurn()
  const [digest, record] = [table.digest(), table.record()]
  table.machine.turnBegins(1)
  table.machine.roundBegins(7)
  expect([table.digest(), table.record()]).toEqual([digest, record])
})

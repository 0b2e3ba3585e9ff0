import { expect, test } from 'vitest'
import { type PatchOp, Table } from '../src/index.ts'
import { patched } from '../src/patch.ts'
import { refusal, toyGame } from '../testing/index.ts'
import { snapshot, toy, toyTurn } from './toy-table.ts'

const data = { a: { b: [1, 2, 3], 'x/y': 1, 'm~n': 2 }, n: null }

test.for<[string, PatchOp, unknown]>([
  ['add sets a field', { op: 'add', path: '/c', value: 1 }, { ...data, c: 1 }],
  ['add replaces a field that is there', { op: 'add', path: '/n', value: 1 }, { ...data, n: 1 }],
  [
    'add inserts in a list',
    { op: 'add', path: '/a/b/1', value: 9 },
    { ...data, a: { ...data.a, b: [1, 9, 2, 3] } },
  ],
  [
    'add appends with -',
    { op: 'add', path: '/a/b/-', value: 9 },
    { ...data, a: { ...data.a, b: [1, 2, 3, 9] } },
  ],
  [
    'add appends at the length',
    { op: 'add', path: '/a/b/3', value: 9 },
    { ...data, a: { ...data.a, b: [1, 2, 3, 9] } },
  ],
  ['remove takes from a list', { op: 'remove', path: '/a/b/0' }, { ...data, a: { ...data.a, b: [2, 3] } }],
  ['remove takes a field', { op: 'remove', path: '/n' }, { a: data.a }],
  [
    'replace in a list',
    { op: 'replace', path: '/a/b/2', value: { z: 1 } },
    { ...data, a: { ...data.a, b: [1, 2, { z: 1 }] } },
  ],
  ['replace by null', { op: 'replace', path: '/a', value: null }, { a: null, n: null }],
  ['move', { op: 'move', from: '/a/b/0', path: '/c' }, { a: { ...data.a, b: [2, 3] }, n: null, c: 1 }],
  ['copy', { op: 'copy', from: '/a/b', path: '/c' }, { ...data, c: [1, 2, 3] }],
  ['test that holds', { op: 'test', path: '/a/b', value: [1, 2, 3] }, data],
  ['test of null', { op: 'test', path: '/n', value: null }, data],
  ['~1 is a slash', { op: 'replace', path: '/a/x~1y', value: 5 }, { ...data, a: { ...data.a, 'x/y': 5 } }],
  ['~0 is a tilde', { op: 'replace', path: '/a/m~0n', value: 5 }, { ...data, a: { ...data.a, 'm~n': 5 } }],
])('%s', ([, change, expected]) => {
  expect(patched(data, [change])).toEqual(expected)
})

test('a copied value is independent of its source', () => {
  const changed = patched(data, [
    { op: 'copy', from: '/a/b', path: '/c' },
    { op: 'add', path: '/c/-', value: 4 },
  ])
  expect(changed).toEqual({ ...data, c: [1, 2, 3, 4] })
})

test.for<unknown>([
  { op: 'replace', path: '/missing', value: 1 },
  { op: 'replace', path: '/toString', value: 1 },
  { op: 'remove', path: '/missing' },
  { op: 'remove', path: '' },
  { op: 'add', path: '/a/b/4', value: 1 },
  { op: 'add', path: '/a/b/x', value: 1 },
  { op: 'add', path: '/missing/x', value: 1 },
  { op: 'add', path: '/n/x', value: 1 },
  { op: 'add', path: 'a', value: 1 },
  { op: 'add', path: '/c' },
  { op: 'replace', path: '/n' },
  { op: 'replace', path: '/a/b/01', value: 1 },
  { op: 'test', path: '/n' },
  { op: 'test', path: '/a/b', value: [1, 2] },
  { op: 'move', path: '/c' },
  { op: 'move', from: '/a', path: '/a/b' },
  { op: 'copy', from: '/missing', path: '/c' },
  { op: 'swap', path: '/a' },
  { op: 'add' },
  { op: 'add', path: '/__proto__', value: { polluted: 1 } },
  'add',
  null,
])('%j is refused and nothing has changed', (change) => {
  const before = structuredClone(data)
  const patch = [{ op: 'add', path: '/first', value: 1 }, change]
  expect(refusal(() => void Reflect.apply(patched, null, [data, patch]))).toBe('bad-patch')
  expect(data).toEqual(before)
})

test.for<[string, unknown]>([
  [
    'bad-patch',
    [
      { op: 'add', path: '/game/relics', value: 9 },
      { op: 'test', path: '/game/die', value: 5 },
    ],
  ],
  ['bad-patch', [{ op: 'add', path: '/stack/-', value: { do: 'nonsense', seat: 0 } }]],
  ['bad-patch', { op: 'add' }],
  ['broken-law', [{ op: 'replace', path: '/game/deck/gem', value: 9 }]],
])('a table refuses with %s and is as before', ([code, patch]) => {
  const table = toyTurn()
  table.choose(1, 'toll', 'ask')
  const before = snapshot(table)
  expect(
    refusal(() => void Reflect.apply(Table.prototype.patch, table, [patch, toyGame.inspect.check])),
  ).toBe(code)
  expect(snapshot(table)).toEqual(before)
})

test('a patch is an entry and survives the undo of later moves', () => {
  const table = toy({ coins: 50 })
  expect(table.entries).toHaveLength(1)
  table.answer(0, table.askOf(0)?.id ?? -1, 'tactic:spy')
  table.undo(0)
  expect(table.machine.state.seats[0]?.coins).toBe(50)
})

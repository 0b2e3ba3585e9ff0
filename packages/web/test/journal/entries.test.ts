import type { LogLine } from '@lorehall/host'
import { expect, test } from 'vitest'
import { readersOf } from '../../src/screens/journal/chapters.ts'
import { entriesOf } from '../../src/screens/journal/entries.ts'

const line = (seq: number, type: string, tale: string | null, seat: number | null = 0): LogLine => ({
  seq,
  text: `${type} ${seq}`,
  type,
  seat,
  rival: null,
  from: null,
  at: null,
  rule: null,
  tale,
})

/** Each entry as the names of its texts and the types of its lines. */
const shape = (log: readonly LogLine[]) =>
  entriesOf(log).map(({ parts }) => parts.map((part) => ('tale' in part ? part.tale : `(${part.line.type})`)))

test('a scene, what was done and the reaction are one entry', () => {
  expect(
    shape([
      line(1, 'moved', null),
      line(2, 'scene', 'c1-A'),
      line(3, 'chose', null),
      line(4, 'rolled', null),
      line(5, 'succeeded', 'c1-A.b'),
      line(5, 'gained', null),
      line(6, 'passed', null),
    ]),
  ).toEqual([['c1-A', '(chose)', '(rolled)', 'c1-A.b', '(gained)']])
})

test('a failed scene ends with what came of it, and the next scene of the same player is another entry', () => {
  expect(
    shape([
      line(2, 'scene', 'c1-A'),
      line(3, 'chose', null),
      line(4, 'failed', null),
      line(9, 'moved', null),
      line(10, 'scene', 'c1-B'),
    ]),
  ).toEqual([['c1-A', '(chose)', '(failed)'], ['c1-B']])
})

test('lines and texts of somebody else begin no part of an entry', () => {
  expect(
    shape([
      line(2, 'scene', 'c1-A'),
      line(3, 'scene', 'c1-C', 1),
      line(4, 'succeeded', 'c1-C.a', 1),
      line(5, 'moved', null, 0),
      line(6, 'moved', null, 1),
    ]),
  ).toEqual([['c1-A'], ['c1-C', 'c1-C.a']])
})

test('a reaction long after the scene keeps everything that happened in between', () => {
  expect(
    shape([
      line(1, 'scene', 'c1-A'),
      line(2, 'chose', null),
      line(8, 'fought', null),
      line(9, 'succeeded', 'c1-A.c'),
    ]),
  ).toEqual([['c1-A', '(chose)', '(fought)', 'c1-A.c']])
})

test('an opening that nobody in particular reads stands alone', () => {
  expect(shape([line(0, 'opening', 'c1.opening', null), line(0, 'began', null, null)])).toEqual([
    ['c1.opening'],
  ])
})

test('the readers of a chapter are those with texts of their own, by seat', () => {
  const log = [
    line(1, 'opening', 'c1.opening', null),
    line(2, 'scene', 'c1-A', 2),
    line(3, 'scene', 'c1-B', 0),
  ]
  expect(readersOf({ entries: entriesOf(log) })).toEqual([0, 2])
  expect(readersOf({ entries: [] })).toEqual([])
})

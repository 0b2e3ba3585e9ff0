// Data from the wire is read, or refused with one sentence that names the place.
import { describe, expect, it } from 'vitest'
import { type Op, operations, readRequest, recordProblem } from '../src/index.ts'

const table = 't1'

const good: Record<Op, object> = {
  games: {},
  new: {
    game: 'toy',
    seats: ['Anna', { name: 'Bert', kind: 'bot' }],
    options: {},
    values: {},
    seed: 'x',
    carried: { after: 'digest', left: { purses: [1, 2] } },
    after: { table, lines: ['0', null] },
  },
  asks: { table, seat: null },
  answer: { table, seat: 2, ask: 7, picks: ['move:14', 'stop'] },
  choose: { table, seat: 0, standing: { gain: 'always' } },
  view: { table, seat: null },
  state: { table },
  patch: { table, patch: [{ op: 'replace', path: '/game/round', value: 3 }], force: true },
  reasons: { table, seat: 0 },
  preview: { table, seat: 0, ask: 3, pick: 'rest' },
  standing: { table },
  leaves: { table },
  tale: { table, name: 'stranger', seat: null },
  check: { table },
  undo: { table, seat: 0, consent: [1, 2] },
  redo: { table, seat: 0 },
  record: { table, seat: 1 },
  replay: { record: {} },
  digest: { table },
  bot: { table, seat: 0, level: 'greedy', ms: 100 },
  close: { table },
}

describe('a request', () => {
  it.each(Object.entries(good))('%s is read as it was sent', (op, fields) => {
    const sent = { id: 7, op, ...fields }
    expect(readRequest(sent)).toEqual({ value: sent })
  })

  it.each([
    [5, 'a request is a JSON object'],
    [[], 'a request is a JSON object'],
    [{ id: 1 }, "a request needs 'op'; use one of: games, new, asks"],
    [{ op: 'dance' }, 'there is no op "dance"; use one of: games, new'],
    [{ op: 'toString' }, 'there is no op "toString"'],
    [{ op: 'games', id: {} }, "op 'games': 'id' is wrong: expected a number or a string"],
    [{ op: 'new', game: 'x' }, "op 'new': 'seats' is wrong: expected a number or a list of names"],
    [{ op: 'answer', table, seat: 0, ask: 1, picks: [] }, "'picks' is wrong"],
    [{ op: 'answer', table, seat: 'Anna' }, "'seat' is wrong: expected number, received string"],
    [{ op: 'asks', table, seat: -1 }, "'seat' is wrong"],
    [{ op: 'asks', table, seat: 1.5 }, "'seat' is wrong"],
    [{ op: 'view', table }, "op 'view': 'seat' is missing"],
    [{ op: 'choose', table, seat: 0, standing: { gain: 'maybe' } }, "'standing/gain' is wrong"],
    [{ op: 'patch', table, patch: [{ op: 'burn', path: '' }] }, "'patch/0/op' is wrong"],
  ])('%j is refused with a sentence', (given, sentence) => {
    expect(readRequest(given)).toEqual({ problem: expect.stringContaining(sentence) as unknown })
  })
})

describe('a record', () => {
  const record = {
    format: 'lorehall-record-1',
    game: 'toy',
    ruleset: 1,
    options: { edition: '2018' },
    values: {},
    seats: [{ name: 'Anna', kind: 'person' }],
    seed: 'x',
    entries: [
      '0 move:14',
      { undo: 0, consent: [1] },
      { redo: 0 },
      { choose: 0, effect: 'gain', choice: 'ask' },
    ],
  }

  it('with the right shape has no problem', () => {
    expect(recordProblem(record)).toBeNull()
  })

  it.each([
    [{ values: undefined }, "'values' is missing"],
    [{ options: { edition: 5 } }, "'options/edition' is wrong"],
    [{ entries: [{ undo: 0, consent: 3 }] }, "'entries/0' is wrong: expected an answer, undo, redo"],
    [{ entries: ['0 rest', { choose: 0, effect: 'gain', choice: 'maybe' }] }, "'entries/1' is wrong"],
  ])('with %j is refused', (change, sentence) => {
    const sent: unknown = JSON.parse(JSON.stringify({ ...record, ...change }))
    expect(recordProblem(sent)).toContain(sentence)
  })
})

describe('a line of chat', () => {
  const said = (text: string) =>
    operations.say.takes.safeParse({ table: 'abcdefghij', key: 'key-0001', text }).data?.text

  it.each([
    ['Well met', 'Well met'],
    [' two\nlines\u0000 ', 'two lines'],
    ['\u202Eright to left\u2066', 'right to left'],
    ['b' + '\u0300'.repeat(400), 'b' + '\u0300'.repeat(4)],
    ['b' + '\u0300\u200D'.repeat(3), 'b\u0300 \u0300 \u0300'],
    ['ක්\u200Dෂ', 'ක්\u200Dෂ'],
    ['שָׁ֑לוֹם', 'שָׁ֑לוֹם'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('%j is shown as %j', (typed, told) => expect(said(typed)).toBe(told))

  it.each(['', ' \n ', '\u200D', '\u3164\u3164', '\u2800', '\u0301', 'x'.repeat(501)])(
    '%j is refused',
    (typed) => expect(said(typed)).toBeUndefined(),
  )
})

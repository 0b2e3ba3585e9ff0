// Requests that the engine refuses: nothing changes, and the engine goes on.
import { beforeAll, expect, it } from 'vitest'
import { GAME } from './game.ts'
import { EngineProcess } from './lorehall.ts'

type Nested = readonly Nested[]

const nested = (deep: number): Nested => (deep === 0 ? [] : [nested(deep - 1)])

const engine = new EngineProcess()
let table = ''

beforeAll(async () => {
  table = (await engine.ask('new', { game: GAME.id, seats: 3, seed: 'refusals' })).table
})

it.each([
  ['{bad', 'this line is not JSON'],
  ['[]', 'a request is a JSON object'],
  ['null', 'a request is a JSON object'],
  ['{}', "a request needs 'op'"],
  ['{"id": 3, "op": "dance"}', 'there is no op "dance"'],
  ['x'.repeat(10_000_000), 'this line is longer than 1048576 bytes and was skipped'],
])('a malformed line gets a reply: %.40s', async (line, sentence) => {
  expect(await engine.line(line)).toMatchObject({
    ok: false,
    error: { code: 'bad-request', message: expect.stringContaining(sentence) as unknown },
  })
  expect(await engine.line('{"id": "still here", "op": "games"}')).toMatchObject({
    id: 'still here',
    ok: true,
  })
})

it.each([
  ['new', { game: 'chess', seats: 3 }, 'unknown-game', "there is no game 'chess'"],
  ['new', { game: GAME.id, seats: 9 }, 'bad-seats', `${GAME.title} is for 2 to 5 players, not 9`],
  ['new', { game: GAME.id, seats: 2.5 }, 'bad-seats', 'not 2.5'],
  ['new', { game: GAME.id, seats: ['Anna'] }, 'bad-seats', 'not 1'],
  [
    'new',
    { game: GAME.id, seats: 2, options: { edition: '1066' } },
    'bad-options',
    "option 'edition' cannot be",
  ],
  ['new', { game: GAME.id, seats: 2, options: { color: 1 } }, 'bad-options', "no option 'color'"],
  ['new', { game: GAME.id, seats: 2, options: 5 }, 'bad-options', 'options must be an object'],
  ['new', { game: GAME.id, seats: 2, values: { cards: { nobody: {} } } }, 'bad-values', '/cards/nobody'],
  ['new', { game: GAME.id, seats: 2, values: { vindicating: 'x' } }, 'bad-values', '/vindicating: expected'],
  ['new', { game: GAME.id, seats: 2, values: nested(1500) }, 'bad-request', 'nested at most 64 deep'],
  ['new', { game: GAME.id, seats: 2, seed: 5 }, 'bad-request', "'seed' is wrong"],
  ['asks', { table: 'nowhere' }, 'unknown-table', "there is no table 'nowhere'"],
])('%s with %j', async (op, fields, code, sentence) => {
  const refusal = await engine.refusal(op, fields)
  expect(refusal.code).toBe(code)
  expect(refusal.message).toContain(sentence)
})

it('an answer that does not fit changes nothing', async () => {
  const { asks } = await engine.ask('asks', { table })
  const [first, second] = asks
  if (first === undefined || second === undefined) throw new Error('all choose together at first')
  const pick = first.options[0]?.id
  const digest = await engine.ask('digest', { table })
  const cases: readonly (readonly [object, string])[] = [
    [{ seat: first.seat, ask: first.id + 40, pick }, 'stale-ask'],
    [{ seat: first.seat, ask: first.id, pick: 'fly:moon' }, 'unknown-option'],
    [{ seat: 7, ask: first.id, pick }, 'bad-seats'],
    [{ seat: first.seat, ask: first.id }, 'bad-request'],
    [{ seat: first.seat, ask: first.id, pick, picks: [pick] }, 'bad-request'],
    [{ seat: first.seat, ask: first.id, picks: [] }, 'bad-request'],
  ]
  for (const [fields, code] of cases) {
    expect((await engine.refusal('answer', { table, ...fields })).code).toBe(code)
  }
  await engine.ask('answer', { table, seat: first.seat, ask: first.id, pick })
  expect((await engine.refusal('answer', { table, seat: first.seat, ask: first.id, pick })).code).toBe(
    'not-asked',
  )
  await engine.ask('undo', { table, seat: first.seat })
  expect(await engine.ask('digest', { table })).toEqual(digest)
})

it.each([
  ['view', { seat: 7 }, 'bad-seats'],
  ['asks', { seat: 7 }, 'bad-seats'],
  ['standing', { seat: 7 }, 'bad-seats'],
  ['reasons', { seat: 7 }, 'bad-seats'],
  ['record', { seat: 7 }, 'bad-seats'],
  ['undo', { seat: 7 }, 'bad-seats'],
  ['undo', { seat: 2 }, 'nothing-to-undo'],
  ['choose', { seat: 7, standing: {} }, 'bad-seats'],
  ['bot', { seat: 0, level: 'genius' }, 'bad-request'],
])('%s with %j at a table', async (op, fields, code) => {
  expect((await engine.refusal(op, { table, ...fields })).code).toBe(code)
})

it('ends with its input', async () => {
  expect(await engine.end()).toBe(0)
})

// A record can be written by hand to keep a server busy. It is checked in another thread with a time limit, and opening
// the resulting table is no more work than its number of entries suggests.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Entry, readRecord, Table, type TableRecord } from '@lorehall/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCarried } from '../src/carry/check.ts'
import { carryInThread } from '../src/carry/thread.ts'
import { askByHttp, introduced } from './kit/caller.ts'
import { GAME } from './kit/game.ts'
import { nonce } from './kit/house.ts'
import { BOUNDLESS, newFolder, ServerProcess } from './kit/running.ts'

const folder = newFolder()
const server = new ServerProcess({ ...BOUNDLESS, LOREHALL_LIMIT_CARRY_SECONDS: '20' })
let ada = ''

beforeAll(async () => {
  await server.open(join(folder, 'lorehall.db'))
  ada = await introduced(server.port, 'Ada')
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

const EFFECT = GAME.play.effects[0]?.id ?? ''
const SEATS = [{ kind: 'open' }, { kind: 'open' }]

/** A game of two players in which seat 0 has answered once, followed by these entries. */
function recordWith(...entries: readonly Entry[]): TableRecord {
  const table = new Table(GAME, { seats: 2, seed: 'greedy' })
  const [ask] = table.asks
  const [first] = ask?.options ?? []
  if (ask === undefined || first === undefined) throw new Error('somebody is asked something')
  table.take(ask, first)
  const { digest: _digest, ...record } = table.record()
  return { ...record, entries: [...record.entries, ...entries] }
}

const chosen = (many: number): Entry[] =>
  Array.from({ length: many }, (_, i) => ({
    choose: 0,
    effect: EFFECT,
    choice: i % 2 === 0 ? 'never' : 'ask',
  }))

const backAndForth = (many: number): Entry[] =>
  Array.from({ length: many }, (_, i) => (i % 2 === 0 ? { undo: 0 } : { redo: 0 }))

/** How many requests of somebody else are answered until then. */
async function answeredDuring(until: Promise<unknown>): Promise<number> {
  const state = { over: false }
  const over = until.finally(() => (state.over = true))
  let answers = 0
  while (!state.over) {
    await Promise.race([askByHttp(server.port, null, 'games', {}), over])
    if (!state.over) answers++
  }
  return answers
}

const carry = (record: object, token = ada) =>
  askByHttp(server.port, token, 'create', { game: GAME.id, seats: SEATS, record: JSON.stringify(record) })

test('thousands of choices, undone and redone thousands of times, keep nobody else waiting', async () => {
  const bomb = carry(recordWith(...chosen(5000), ...backAndForth(4990)))
  expect(await answeredDuring(bomb)).toBeGreaterThan(5)
  expect(await bomb).toMatchObject({ ok: false, code: 'bad-record' })
  expect(JSON.stringify(await bomb)).toContain('has too many undos and redos to check')
})

test('a record with an ordinary number of undos and redos continues here', async () => {
  const record = recordWith(...chosen(200), ...backAndForth(100))
  const made = await carry(record)
  expect(made).toMatchObject({ ok: true })
  const table = made.ok ? made.body['table'] : ''
  await askByHttp(server.port, ada, 'join', { table, nonce: nonce() })
  expect(await askByHttp(server.port, ada, 'start', { table })).toMatchObject({ ok: true })
})

test('a record beyond a limit is refused with a message that names the limit', async () => {
  const long = await carry(recordWith(...chosen(10_001)))
  expect(JSON.stringify(long)).toContain('10002 entries; this server accepts at most 10000')
  const [first, second] = [carry(recordWith(...chosen(4000))), carry(recordWith(...chosen(4000)))]
  const refused = [await first, await second].filter(({ ok }) => !ok)
  expect(refused).toMatchObject([{ code: 'too-many' }])
})

test('a check that takes too long is given up, and the next record is checked by another thread', async () => {
  const stuck = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ text }) => {
      while (text === 'for ever');
      parentPort.postMessage({ carried: { options: {}, record: text } })
    })
    parentPort.postMessage('ready')`
  const check = carryInThread({
    script: new URL(`data:text/javascript,${encodeURIComponent(stuck)}`),
    seconds: 1,
  })
  const order = { game: GAME.id, seats: 2, most: 1 }
  const [first, second] = [check({ ...order, text: 'for ever' }), check({ ...order, text: 'short' })]
  await expect(first).rejects.toMatchObject({ code: 'too-large' })
  expect(await second).toMatchObject({ record: 'short' })
})

test.each(['options', 'values'] as const)(
  'a record that would change a prototype is refused: %s',
  (field) => {
    const { [field]: _own, ...rest } = { ...recordWith() }
    const order = { game: GAME.id, seats: 2, most: 100 }
    const text = `${JSON.stringify(rest).slice(0, -1)},"${field}":{"__proto__":{"polluted":true}}}`
    const check = () => checkCarried(GAME, { ...order, text })
    expect(check).toThrow('this is not a Lorehall record')
  },
)

test('unknown fields of a record are dropped', () => {
  const record = recordWith(...chosen(3))
  const stuffed = {
    ...record,
    padding: 'x'.repeat(1000),
    seats: record.seats.map((seat) => ({ ...seat, padding: 'x'.repeat(1000) })),
    entries: [...record.entries, { choose: 0, effect: EFFECT, choice: 'ask', padding: 'x'.repeat(1000) }],
  }
  const order = { game: GAME.id, text: JSON.stringify(stuffed), seats: 2, most: 100 }
  const { record: kept } = checkCarried(GAME, order)
  expect(kept).not.toContain('padding')
  expect(Table.replay(GAME, readRecord(JSON.parse(kept))).moves).toBe(5)
})

test.each([
  [
    'a choice nested without end',
    `{"choose":0,"effect":"${EFFECT}","choice":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  ],
  [
    'one entry with thousands of changes',
    `{"patch":[${Array(5000).fill('{"op":"replace","path":"/chance","value":[1,2,3,4]}').join()}]}`,
  ],
  ['an entry with no change', '{"patch":[]}'],
])('%s is refused with a sentence', (_, entry) => {
  const text = JSON.stringify(recordWith('here')).replace('"here"', () => entry)
  const order = { game: GAME.id, text, seats: 2, most: 100 }
  expect(() => checkCarried(GAME, order)).toThrow(expect.objectContaining({ code: 'bad-record' }))
})

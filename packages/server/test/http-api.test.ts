// The HTTP API: every operation has its route, requests are checked, and every error is one sentence.
import { NotKept, Overtaken } from '@lorehall/host'
import { Refusal } from '@lorehall/kernel'
import { operations } from '@lorehall/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Denied } from '../src/denied.ts'
import { open, type Opened, send, SmallHouse, someone, TABLE } from './carrier.ts'
import { GAME } from './kit/game.ts'

let opened: Opened
let ada: { authorization: string }

beforeAll(async () => {
  opened = await open({ LOREHALL_LIMIT_BURST: '10000', LOREHALL_LIMIT_BURST_PER_PERSON: '10000' })
  ada = await someone(opened.port)
})
afterAll(() => opened.server.stop())
beforeEach(() => {
  opened.house.asked.length = 0
  opened.house.answer = new SmallHouse().answer
})

const post = (path: string, body: unknown, headers: Record<string, string> = ada) =>
  send(opened.port, path, { method: 'POST', body, headers })

const api = Object.entries(operations)
/** Without those that have tests of their own (live-order.test.ts, http-data.test.ts). */
const ofHouse = api.filter(([name]) => name !== 'addresses' && name !== 'data')

describe('every operation', () => {
  it.each(ofHouse)('%s has its route', async (name, { method, path }) => {
    opened.house.answer = () => Promise.reject(new Denied('not-over', 'Not now.'))
    const at = `/api${path.replaceAll(/:\w+/g, 'no-such-thing')}`
    const { status, headers, json } = await send(opened.port, at, { method, headers: ada })
    expect(headers['content-type']).toMatch(/^application\/json/)
    // Either the house was asked, or the reply says that a field is missing.
    expect([400, 409]).toContain(status)
    const asked = opened.house.asked.map(({ op }) => op)
    expect([...asked, JSON.stringify(json())].join(' ')).toMatch(new RegExp(`^${name} |"${name}: `))
  })

  it('is described by the document, with all its fields', async () => {
    const { json } = await send(opened.port, '/api/openapi.json')
    const document = json()
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } })
    for (const [name, { method, path, takes }] of api) {
      const at = `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`
      const text = JSON.stringify(document)
      expect(document).toHaveProperty(['paths', at, method.toLowerCase(), 'operationId'], name)
      for (const field of Object.keys(takes.shape)) expect(text).toContain(`"${field}"`)
    }
    expect(JSON.stringify(document)).toContain('/api/live')
    expect(JSON.stringify(document)).not.toContain('$defs')
    expect(document).toHaveProperty(['components', 'securitySchemes', 'bearer'])
  })
})

describe('a request', () => {
  it('is combined from path, query and body, with numbers and null converted from text', async () => {
    opened.house.answer = () => new Promise(() => undefined)
    void send(opened.port, `/api/tables/${TABLE}/wait?after=12`).catch(() => undefined)
    void send(opened.port, `/api/tables/${TABLE}/replay?at=3&eyes=null`).catch(() => undefined)
    opened.house.answer = () => ({ entries: 4 })
    await post(`/api/tables/${TABLE}/answer`, { ask: 3, picks: ['rest'], table: 'another00000' })
    await send(opened.port, '/api/codes/abc-def')
    const bodies = opened.house.asked.map(({ op, body }) => [op, body])
    expect(Object.fromEntries(bodies)).toEqual({
      wait: { table: TABLE, after: 12 },
      replay: { table: TABLE, at: 3, eyes: null },
      answer: { table: TABLE, ask: 3, picks: ['rest'] },
      find: { code: 'ABCDEF' },
    })
  })

  it.each([
    ['not JSON', '{"name"', {}, 400, 'not JSON'],
    ['a list', '[]', {}, 400, 'expected object'],
    ['a text', '"x"', {}, 400, 'expected object'],
    ['a body without a required field', '{}', {}, 400, "introduce: 'name' is missing"],
    ['a field of a wrong type', '{"name": 5}', {}, 400, "'name' is wrong"],
    ['a name of spaces', '{"name": "  \\u200b "}', {}, 400, "'name' is wrong"],
    ['an object that sets a prototype', '{"name": "x", "__proto__": {"a": 1}}', {}, 400, 'not JSON'],
    ['a form', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'must be JSON'],
    ['plain text', '{"name":"x"}', { 'content-type': 'text/plain' }, 415, 'must be JSON'],
  ])('%s is refused', async (_name, body, headers, status, words) => {
    const answer = await send(opened.port, '/api/me', { method: 'POST', body, headers })
    expect(answer.status).toBe(status)
    expect(answer.json()).toEqual({ code: 'bad-request', message: expect.stringContaining(words) as unknown })
  })

  it('may be large only if it has a record', async () => {
    const long = 'x'.repeat(100_000)
    const refused = await send(opened.port, '/api/me', { method: 'POST', body: { name: long } })
    expect(refused.status).toBe(413)
    expect(refused.json()).toMatchObject({ code: 'too-large' })
    opened.house.answer = () => ({ table: TABLE })
    const record = { game: GAME.id, seats: [{ kind: 'me' }], record: long }
    expect((await post('/api/tables', record)).status).toBe(200)
    expect((await post('/api/tables', { ...record, record: 'x'.repeat(4_100_000) })).status).toBe(413)
  })

  it('that needs a person is not parsed without one', async () => {
    const { status, json } = await post(`/api/tables/${TABLE}/answer`, 'nonsense', {})
    expect(status).toBe(401)
    expect(json()).toMatchObject({ code: 'who-are-you' })
    expect(opened.house.asked).toEqual([])
  })
})

describe('errors', () => {
  it.each([
    [new Denied('full-table', 'All seats are taken.'), 409],
    [new Denied('unknown-code', 'No table has this code.'), 404],
    [new Refusal('stale-ask', 'This was answered.'), 409],
    [new Refusal('unknown-table', 'There is no such table.'), 404],
    [new Refusal('unknown-option', 'Nobody offered this.'), 400],
    [new NotKept('storage-full', 'The disk of the server is full.'), 507],
    [new NotKept('storage-busy', 'Try again.'), 503],
    [new Overtaken('t1'), 409],
  ])('%s is sent as it is', async (trouble, status) => {
    opened.house.answer = () => Promise.reject(trouble)
    const answer = await post(`/api/tables/${TABLE}/start`, undefined)
    expect(answer.status).toBe(status)
    expect(answer.json()).toEqual({ code: trouble.code, message: trouble.message })
  })

  it('an unexpected error shows a number, and the log has the rest', async () => {
    opened.house.answer = () => Promise.reject(new TypeError('secret detail'))
    const { status, body } = await post(`/api/tables/${TABLE}/start`, undefined)
    expect(status).toBe(500)
    expect(body.toString()).not.toMatch(/secret detail|at .*\.ts/)
    const request = /under ([0-9a-f]{8}-\d+)/.exec(body.toString())?.[1]
    expect(opened.lines.at(-1)).toMatchObject({ level: 'error', detail: { request } })
  })

  it('in tests, a reply that does not fit the protocol is an error', async () => {
    opened.house.answer = () => ({ table: TABLE, seed: 'leaked' })
    const { status } = await send(opened.port, '/api/codes/ABCDEF')
    expect(status).toBe(500)
  })

  it('an unknown path is a 404', async () => {
    const { status, json } = await send(opened.port, '/api/dance')
    expect(status).toBe(404)
    expect(json()).toMatchObject({ code: 'not-found' })
  })
})

describe('health', () => {
  it('says that the server works, or why not', async () => {
    let why: string | null = null
    const other = await open({}, { storable: () => Promise.resolve(why) })
    const well = await send(other.port, '/api/health')
    expect(well.json()).toEqual({
      ok: true,
      version: '1.2.3',
      up: expect.any(Number) as unknown,
      live: 0,
      tables: 0,
    })
    why = 'the disk is full'
    const ill = await send(other.port, '/api/health')
    expect(ill.status).toBe(503)
    expect(ill.json()).toMatchObject({ ok: false, why })
    await other.server.stop()
  })
})

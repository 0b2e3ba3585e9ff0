// The server counts what it does, without names, and shows it only to those who may see it.
import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { Spread, Tally } from '../src/metrics/numbers.ts'
import { openForTest as open, Page, send } from './carrier.ts'
import { begin, gather, playOn } from './kit/house.ts'
import { postgresForThisFile } from './kit/postgres.ts'
import { numbersIn, scrape, typesIn } from './kit/scrape.ts'
import { served } from './kit/served.ts'
import { newFile } from './storage-kit.ts'

const postgres = postgresForThisFile()

describe.each([
  { name: 'SQLite', settings: async () => ({ LOREHALL_DATA: newFile() }) },
  { name: 'PostgreSQL', settings: async () => ({ LOREHALL_DATABASE: await postgres.fresh() }) },
])('on $name', ({ name, settings }) => {
  it('counts what people and bots enter, and how long it takes', async () => {
    const { port, house, opened } = await served(await settings())
    const gathered = await gather({ house }, ['Ada', 'Bo'], { bots: 1 })
    await begin({ house }, gathered)
    await playOn({ house }, gathered, 12)
    // The bot may still have to move.
    await vi.waitUntil(async () => !(await opened.storage.table(gathered.table))?.waiting.includes(2))
    const entries = await opened.storage.entries(gathered.table)
    const ofBot = entries.filter((entry) => typeof entry === 'string' && entry.startsWith('2 ')).length
    await send(port, '/api/games')
    const page = new Page(port)
    await page.hello()
    await page.ask(1, 'watch', { table: gathered.table })
    const text = await scrape(port)
    const numbers = numbersIn(text)
    expect(numbers.get('lorehall_entries_total{kind="person"}')).toBe(entries.length - ofBot)
    expect(numbers.get('lorehall_entries_total{kind="bot"}') ?? 0).toBe(ofBot)
    expect(entries.length - ofBot).toBeGreaterThan(0)
    expect(numbers.get('lorehall_sockets')).toBe(1)
    expect(numbers.get('lorehall_tables')).toBe(1)
    expect(numbers.get('lorehall_version{version="1.2.3"}')).toBe(1)
    expect(numbers.get('lorehall_request_seconds_count{op="games"}')).toBe(1)
    expect(numbers.get('lorehall_request_seconds_count{op="watch"}')).toBe(1)
    const writes = numbers.get('lorehall_write_seconds_count') ?? 0
    const commits = numbers.get('lorehall_commit_seconds_count') ?? 0
    expect(writes).toBeGreaterThanOrEqual(entries.length)
    expect(commits).toBeGreaterThan(0)
    expect(commits).toBeLessThanOrEqual(writes)
    expect(numbers.has('lorehall_database_busy')).toBe(name === 'PostgreSQL')
    page.socket.close()
  })

  it('says nothing of who they are', async () => {
    const { port, house } = await served(await settings())
    const gathered = await gather({ house }, ['Adalbert', 'Bohumil'], { bots: 1 })
    await begin({ house }, gathered)
    await playOn({ house }, gathered, 4)
    const text = await scrape(port)
    const secrets = ['Adalbert', 'Bohumil', gathered.table, ...gathered.people.map(({ id }) => id)]
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })
})

it('is OpenMetrics: each name once, counters that end with _total, histograms that add up', async () => {
  const { port } = await open()
  for (const path of ['/api/me', '/api/me', '/api/dance']) await send(port, path)
  const { headers, body } = await send(port, '/metrics')
  expect(headers['content-type']).toMatch(/^application\/openmetrics-text; version=1\.0\.0/)
  const text = body.toString()
  expect(text.endsWith('\n# EOF\n')).toBe(true)
  expect(text.match(/# EOF/g)).toHaveLength(1)
  const types = typesIn(text)
  expect(new Set(types.keys()).size).toBe([...text.matchAll(/^# TYPE /gm)].length)
  for (const [line] of text.matchAll(/^[^#\n].*$/gm)) {
    const [, name = ''] = /^(\w+)(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? (?:[-\d.e+]+|[Nn]an)$/.exec(line) ?? []
    const isKnown = [...types].some(([known, type]) => namesOf(known, type).includes(name))
    expect([line, isKnown]).toEqual([line, true])
  }
  const numbers = numbersIn(text)
  const buckets = [...numbers].filter(([name]) => name.startsWith('lorehall_request_seconds_bucket{op="me"'))
  const many = buckets.map(([, value]) => value)
  expect(many).toEqual(many.toSorted((a, b) => a - b))
  expect(buckets.at(-1)).toEqual(['lorehall_request_seconds_bucket{op="me",le="+Inf"}', 2])
  expect(numbers.get('lorehall_request_seconds_count{op="me"}')).toBe(2)
})

const namesOf = (name: string, type: string): string[] =>
  type === 'counter'
    ? [`${name}_total`]
    : type === 'histogram'
      ? [`${name}_bucket`, `${name}_sum`, `${name}_count`]
      : type === 'summary'
        ? [name, `${name}_sum`, `${name}_count`]
        : [name]

it('counts refusals by code and limits by name', async () => {
  const { port } = await open({ LOREHALL_LIMIT_BURST: '3', LOREHALL_LIMIT_RATE: '1' }, { now: () => 1e12 })
  await send(port, `/api/tables/none/start`, { method: 'POST' })
  for (let n = 0; n < 5; n++) await send(port, '/api/me')
  const numbers = numbersIn(await scrape(port))
  expect(numbers.get('lorehall_refusals_total{code="who-are-you"}')).toBe(1)
  expect(numbers.get('lorehall_refusals_total{code="too-fast"}')).toBe(3)
  expect(numbers.get('lorehall_limits_met_total{limit="requests"}')).toBe(3)
})

describe('are shown', () => {
  const TOKEN = 'a-token-of-some-length'

  it.each([
    ['a program on this machine', {}, {}, 200],
    ['a caller who came through a proxy', {}, { 'x-forwarded-for': '203.0.113.9' }, 403],
    ['a caller whose proxy names itself in another way', {}, { via: '1.1 proxy' }, 403],
    ['anyone behind a proxy that is set', { LOREHALL_TRUST_PROXY: '1' }, {}, 403],
    [
      'a caller who claims to come from this machine',
      { LOREHALL_TRUST_PROXY: '1' },
      { 'x-forwarded-for': '127.0.0.1' },
      403,
    ],
    ['anyone at a server with a public name', { LOREHALL_ORIGIN: 'https://play.example.org' }, {}, 403],
    ['a page whose domain was pointed at this machine', {}, { host: 'evil.example' }, 403],
    ['nobody without the token', { LOREHALL_METRICS_TOKEN: TOKEN }, {}, 403],
    [
      'nobody with another one',
      { LOREHALL_METRICS_TOKEN: TOKEN },
      { authorization: `Bearer ${TOKEN}x` },
      403,
    ],
    [
      'nobody with the token in a cookie',
      { LOREHALL_METRICS_TOKEN: TOKEN },
      { cookie: `lorehall=${TOKEN}` },
      403,
    ],
    [
      'a program with the token, from anywhere',
      { LOREHALL_METRICS_TOKEN: TOKEN, LOREHALL_TRUST_PROXY: '1' },
      { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.9' },
      200,
    ],
  ])('to %s', async (_who, settings: Record<string, string>, headers: Record<string, string>, status) => {
    const { port } = await open(settings)
    const reply = await send(port, '/metrics', { headers })
    expect(reply.status).toBe(status)
    expect(reply.body.toString().includes('lorehall_')).toBe(status === 200)
  })

  it('with a token of a certain length only, which the error does not repeat', () => {
    expect(() => readConfig({ LOREHALL_METRICS_TOKEN: 'short-secret' }, '.')).toThrow(/16 to 200/)
    expect(() => readConfig({ LOREHALL_METRICS_TOKEN: 'short-secret' }, '.')).not.toThrow(/short-secret/)
  })
})

it('a spread counts a value in the first range that has room for it', () => {
  const spread = new Spread([1, 2, 5])
  for (const value of [0, 1, 1.5, 2, 4, 5, 6, 100]) spread.add(value)
  expect(spread.upTo).toEqual([2, 4, 6, 8])
  expect(spread.sum).toBe(119.5)
})

it('a tally counts each kind for itself', () => {
  const tally = new Tally()
  for (const kind of ['a', 'b', 'a']) tally.add(kind)
  expect(Object.fromEntries(tally.all)).toEqual({ a: 2, b: 1 })
})

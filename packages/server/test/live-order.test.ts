// Order over the wire, with the real house: floods of chat, removed people with new sockets, bans, and who is told the
// addresses of the network.
import { networkInterfaces, tmpdir } from 'node:os'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openServer } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { setBan } from '../src/sqlite/banned.ts'
import { openForTest, Page, send, someone } from './carrier.ts'
import { GAME } from './kit/game.ts'
import { nonce, openHouse, quiet } from './kit/house.ts'

async function open(env: Record<string, string> = {}, host = '127.0.0.1') {
  const hall = openHouse()
  const config = { ...readConfig(env, tmpdir()), host }
  const server = await openServer({
    house: hall.house,
    site: null,
    config,
    log: quiet,
    version: 'test',
    strict: true,
  })
  onTestFinished(() => server.stop())
  return { ...hall, port: await server.listen(0, host) }
}

const parse: (text: string) => Record<string, unknown> = JSON.parse
const parseMe: (text: string) => { me: { id: string } } = JSON.parse

type Who = Awaited<ReturnType<typeof someone>>

async function call(port: number, method: string, path: string, who: Who, body: object = {}) {
  const headers = { ...who }
  const answer = await send(
    port,
    `/api${path}`,
    ['GET', 'DELETE'].includes(method) ? { method, headers } : { method, headers, body },
  )
  return { status: answer.status, body: parse(answer.body.toString()) }
}

const idOf = async (port: number, who: Who) =>
  parseMe((await send(port, '/api/me', { headers: { ...who } })).body.toString()).me.id

/** A table of Ada's, at which Bo has a seat. */
async function table(port: number) {
  const [ada, bo] = [await someone(port, 'Ada'), await someone(port, 'Bo')]
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const made = await call(port, 'POST', '/tables', ada, { game: GAME.id, seats })
  const id = String(made.body['table'])
  for (const who of [ada, bo]) await call(port, 'POST', `/tables/${id}/join`, who, { nonce: nonce() })
  return { ada, bo, id }
}

async function connected(port: number, who: Who): Promise<Page> {
  const page = new Page(port, who)
  await page.hello()
  return page
}

describe('a flood of chat', () => {
  it('is cut off after the lines of a minute, and the game goes on', async () => {
    const { port } = await open({ LOREHALL_LIMIT_LINES_PER_PERSON: '5' })
    const { ada, bo, id } = await table(port)
    const page = await connected(port, bo)
    const flood = Array.from({ length: 40 }, (_, n) =>
      page.ask(n + 1, 'say', { table: id, text: 'Good game', key: `flood-${n}-of-40` }),
    )
    const codes = (await Promise.all(flood)).map((reply) => ('code' in reply ? reply.code : 'ok'))
    const count = (wanted: string) => codes.filter((code) => code === wanted).length
    expect({ ok: count('ok'), tooFast: count('too-fast'), codes }).toMatchObject({ ok: 5, tooFast: 35 })
    const { body } = await call(port, 'GET', `/tables/${id}/chat`, ada)
    expect(body['lines']).toHaveLength(5)
    expect(
      (await call(port, 'POST', `/tables/${id}/chat`, ada, { text: 'hello', key: 'calm-line' })).status,
    ).toBe(200)
    expect(await page.ask(99, 'room', { table: id })).toMatchObject({ ok: true })
  })

  it('from many names counts for their one address', async () => {
    const { port } = await open({ LOREHALL_LIMIT_LINES: '4' })
    const { ada, id } = await table(port)
    await call(port, 'PATCH', `/tables/${id}`, ada, { spectatorsChat: true })
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      const eve = await someone(port, `Eve ${n}`)
      statuses.push(
        (await call(port, 'POST', `/tables/${id}/chat`, eve, { text: 'spam', key: `eve-line-${n}` })).status,
      )
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  })
})

describe('a removed person', () => {
  it('is kept out whichever way they come back: the old socket, a new one, HTTP, the code', async () => {
    const { port } = await open()
    const { ada, bo, id } = await table(port)
    const { body } = await call(port, 'GET', `/tables/${id}`, bo)
    const page = await connected(port, bo)
    await page.ask(1, 'watch', { table: id })
    await call(port, 'POST', `/tables/${id}/removed`, ada, { person: await idOf(port, bo) })
    expect(await page.next((message) => 'again' in message)).toEqual({ again: id })
    for (const one of [page, await connected(port, bo)]) {
      expect(await one.ask(2, 'watch', { table: id })).toMatchObject({ ok: false, code: 'removed' })
      expect(await one.ask(3, 'join', { table: id, nonce: nonce() })).toMatchObject({ code: 'removed' })
      expect(await one.ask(4, 'say', { table: id, text: 'hey', key: 'hey-there' })).toMatchObject({
        code: 'removed',
      })
    }
    const found = await call(port, 'GET', `/codes/${String(body['code'])}`, bo)
    expect(found.body).toEqual({ table: id })
    expect(await call(port, 'GET', `/tables/${id}`, bo)).toMatchObject({
      status: 403,
      body: { code: 'removed', message: 'The person who created this table has removed you from it.' },
    })
  })
})

describe('a banned person', () => {
  it('gets one sentence for every request, and can still delete their data', async () => {
    const { port, house, file } = await open()
    const { bo, id } = await table(port)
    const page = await connected(port, bo)
    await page.ask(0, 'watch', { table: id })
    setBan(file, await idOf(port, bo), 1)
    await house.tick()
    expect(await page.next((message) => 'again' in message)).toEqual({ again: id })
    const message =
      'You are banned from online play on this server. If you think this is a mistake, ask the person who runs it.'
    const refused = { code: 'banned', message }
    expect(await page.ask(1, 'watch', { table: id })).toMatchObject(refused)
    expect(await (await connected(port, bo)).ask(1, 'room', { table: id })).toMatchObject(refused)
    for (const [method, path] of [
      ['GET', '/tables'],
      ['GET', `/tables/${id}`],
      ['POST', `/tables/${id}/return`],
      ['PATCH', '/me'],
      ['POST', '/me/recovery'],
    ] as const)
      expect(await call(port, method, path, bo)).toMatchObject({ status: 403, body: refused })
    expect((await call(port, 'GET', '/me', bo)).body).toMatchObject({ me: { name: 'Bo', banned: true } })
    expect((await call(port, 'DELETE', '/me', bo)).status).toBe(200)
  })
})

describe('the addresses on the same network', () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

  const asked = async (port: number, headers: Record<string, string> = {}) =>
    parse((await send(port, '/api/addresses', { headers })).body.toString())['network']

  it('are told to somebody on this machine', async () => {
    const { port } = await open({}, '0.0.0.0')
    const all = outside.map((address) => `http://${address}:${port}`)
    expect(await asked(port, { host: `localhost:${port}` })).toEqual(all)
    expect(await asked(port, { host: `127.0.0.1:${port}` })).toEqual(all)
  })

  it.each([
    ['came through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['came through another proxy', { via: '1.1 cache' }],
    ['typed a domain name', { host: 'rebound.example' }],
    ['typed a public address', { host: '203.0.113.9' }],
    ['sent no valid name', { host: 'a b' }],
  ] as const)('are not told to somebody who %s', async (_, headers) => {
    const { port } = await open({}, '0.0.0.0')
    expect(await asked(port, headers)).toEqual([])
  })

  it.each([{ LOREHALL_ORIGIN: 'https://play.example.org' }, { LOREHALL_TRUST_PROXY: '1' }])(
    'are never told with %j',
    async (env) => {
      const { port } = await open(env, '0.0.0.0')
      expect(await asked(port)).toEqual([])
    },
  )

  it('do not exist if only this machine can connect', async () => {
    const { port } = await open()
    expect(await asked(port)).toEqual([])
  })

  it('are not on the socket', async () => {
    const { port } = await openForTest()
    const page = new Page(port)
    await page.hello()
    expect(await page.ask(1, 'addresses')).toMatchObject({ ok: false, code: 'bad-request' })
  })
})

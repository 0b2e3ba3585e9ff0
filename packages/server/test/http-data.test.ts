// Everyone can download what is stored about them, and only that.
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { operations } from '@lorehall/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { openServer } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { setBan } from '../src/sqlite/banned.ts'
import { openForTest, send, someone } from './carrier.ts'
import { GAME } from './kit/game.ts'
import { begin, openHouse, playOn, quiet } from './kit/house.ts'

const SEATS = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'quick' }]

async function served(env: Record<string, string> = {}) {
  const hall = openHouse()
  const config = readConfig(env, tmpdir())
  const server = await openServer({ house: hall.house, site: null, config, log: quiet, version: 'test' })
  onTestFinished(() => server.stop())
  return { ...hall, port: await server.listen(0, '127.0.0.1') }
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

const download = (port: number, headers: Record<string, string>) => send(port, '/api/me/data', { headers })

test('as a file with a sentence about each part', async () => {
  const { port } = await served()
  const { status, headers, json } = await download(port, await someone(port, 'Ada'))
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="lorehall-data.json"',
    'cache-control': 'no-store',
  })
  const { about, stored } = operations.data.gives.parse(json())
  expect(about).toMatch(/^Everything that this server has stored about you/)
  expect(stored['you']).toEqual({
    about: 'You, as this server knows you.',
    rows: [expect.objectContaining({ name: 'Ada', bannedSince: null })],
  })
})

test('with every line of a long chat', async () => {
  const { house, storage, port } = await served()
  const { person, secret } = await house.introduce('Ada')
  const { table } = await house.perform('create', { game: GAME.id, seats: SEATS }, person)
  const texts = Array.from({ length: 2000 }, (_, i) => `line ${i} "quoted"`)
  const said = texts.map((text) =>
    storage.say(table, { person: person.id, name: 'Ada', seat: 0, text, at: 1 }, `key-${text}`),
  )
  await Promise.all(said)
  const { stored } = operations.data.gives.parse((await download(port, bearer(secret))).json())
  expect(stored['chat']?.rows).toMatchObject(texts.map((text) => ({ table, text })))
})

test('a game under way tells nothing that is hidden, and one that is over has its record', async () => {
  const hall = await served()
  const { house, storage, port } = hall
  const { person, secret } = await house.introduce('Ada')
  const own = (await house.perform('create', { game: GAME.id, seats: SEATS }, person)).table
  await house.perform('join', { table: own, nonce: 'ab'.repeat(8) }, person)
  await begin(hall, { table: own, people: [person] })
  await playOn(hall, { table: own, people: [person] }, 5)
  const row = await storage.table(own)
  const { body } = await download(port, bearer(secret))
  expect(body.toString()).toContain(`"record":null`)
  expect(body.toString()).not.toContain(row?.seed)
  for (const entry of await storage.entries(own)) expect(body.toString()).not.toContain(JSON.stringify(entry))
  await house.perform('propose', { table: own, kind: 'end' }, person)
  const after = await download(port, bearer(secret))
  expect(after.body.toString()).toContain(`"record":"/api/tables/${own}/record"`)
})

test('for nobody without a name, and also for a person who is banned', async () => {
  const { house, port, file } = await served()
  expect((await download(port, {})).status).toBe(401)
  const { person, secret } = await house.introduce('Eve')
  setBan(file, person.id, 1)
  await house.tick()
  const { status, body } = await download(port, bearer(secret))
  expect(status).toBe(200)
  expect(body.toString()).toContain('"bannedSince":"1970-01-01T00:00:00.001Z"')
})

test('the work is charged', async () => {
  const { house, storage, port } = await served({
    LOREHALL_LIMIT_WORK_PER_PERSON: '1',
    LOREHALL_LIMIT_WORK_BURST_PER_PERSON: '1',
  })
  const { person, secret } = await house.introduce('Ada')
  const { table } = await house.perform('create', { game: GAME.id, seats: SEATS }, person)
  const said = Array.from({ length: 3000 }, (_, i) =>
    storage.say(table, { person: person.id, name: 'Ada', seat: 0, text: 'x'.repeat(500), at: 1 }, `key-${i}`),
  )
  await Promise.all(said)
  expect((await download(port, bearer(secret))).status).toBe(200)
  const { status, json } = await download(port, bearer(secret))
  expect(status).toBe(429)
  expect(json()).toMatchObject({ code: 'too-fast' })
})

test('nothing more is read when the reader hangs up', async () => {
  const { port, house } = await openForTest()
  const ada = await someone(port, 'Ada')
  const { promise: stopped, resolve: stop } = Promise.withResolvers<string>()
  house.ownData = async function* endless() {
    try {
      for (;;) yield 'x'.repeat(100_000)
    } finally {
      stop('stopped')
    }
  }
  const asked = request({ port, host: '127.0.0.1', path: '/api/me/data', headers: ada }, (message) => {
    message.on('error', () => undefined).once('data', () => asked.destroy())
  })
  asked.on('error', () => undefined).end()
  expect(await stopped).toBe('stopped')
})

// A hundred thousand bad messages. Each gets a sentence or no reply at all. The server keeps running, reveals nothing
// hidden, and an honest table on it is not disturbed.
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Chance, isRecord, Table, type TableRecord } from '@lorehall/kernel'
import { expect, onTestFailed, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { gameNamed, games } from '../src/games.ts'
import { openSqlite } from '../src/sqlite/storage.ts'
import { introduced, send } from './kit/caller.ts'
import { GAME } from './kit/game.ts'
import { honestTable } from './kit/honest.ts'
import { type Loot, Villain } from './kit/hostile.ts'
import { openHouse, someone } from './kit/house.ts'
import { allTables, faultsOf, replayed } from './kit/ledger.ts'
import { BOUNDLESS, newFolder, ServerProcess } from './kit/running.ts'

const SEED = 'the knock at midnight'
const MESSAGES = 100_000
const BY_HTTP = 8000
const SOCKETS = 6
/** Messages that one connection has under way, a few more than the server allows. */
const AT_ONCE = 34
const options = { timeout: 400_000 }

/** All codes of refusals that may occur. Unexpected errors have another code. */
const CODES = new Set(
  `who-are-you not-yours unknown-code unknown-link full-table seat-taken not-gathering not-playing not-over
   too-many too-large too-fast bad-request bad-origin bad-webhook not-found overtaken stale-ask not-asked
   unknown-option bad-seats bad-options bad-values bad-carried bad-record bad-patch bad-choice unknown-game
   unknown-table unknown-ruleset broken-law nothing-to-undo nothing-to-redo wall over`.split(/\s+/),
)

/** Technical text that must not be in a message for people. */
const INNARDS = /\n\s*at |node_modules|\.ts:\d|SQLITE|FOREIGN KEY|UNIQUE constraint|Cannot read/

const parse: (text: string) => unknown = JSON.parse
const parseRecord: (text: string) => TableRecord = JSON.parse

class Ear {
  heard = 0
  readonly codes = new Map<string, number>()
  /** All strings that could be a seed, a secret or a hash. */
  readonly hashes = new Set<string>()
  /** The honest table, of which they may see only the spectator's view. */
  honest = ''
  private readonly loot: Loot

  constructor(loot: Loot) {
    this.loot = loot
  }

  /** Checks a message. Returns whether it was a reply. */
  hear(text: string): boolean {
    this.heard++
    for (const [hash] of text.matchAll(/[0-9a-f]{64}/g)) this.hashes.add(hash)
    const message = parse(text)
    if (!isRecord(message)) throw new Error(`no object: ${text.slice(0, 200)}`)
    if ('code' in message) this.refused(message, text)
    this.look(message['update'] ?? message['body'])
    const found = isRecord(message['body']) ? message['body']['table'] : undefined
    if (typeof found === 'string' && this.loot.tables.length < 400) this.loot.tables.push(found)
    return 'ok' in message
  }

  refused(message: Record<string, unknown>, text: string): void {
    const code = String(message['code'])
    const words = message['message']
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1)
    if (!CODES.has(code) || typeof words !== 'string' || words === '' || INNARDS.test(words)) {
      throw new Error(`a bad message in a refusal: ${text.slice(0, 500)}`)
    }
  }

  private look(seen: unknown): void {
    if (!isRecord(seen) || seen['table'] !== this.honest || !('view' in seen)) return
    if (seen['eyes'] !== null || seen['ask'] !== null) throw new Error('a stranger saw with another’s eyes')
  }
}

/** The identity of a villain; null without one. After a deletion, they get a new one. */
interface Mask {
  token: string | null
}

const FORGOTTEN = 4000

/** Sends `many` messages, up to `AT_ONCE` at a time, and connects again whenever it is disconnected. */
async function harass(port: number, mask: Mask, villain: Villain, ear: Ear, many: number, chance: Chance) {
  let sent = 0
  const isDone = () => sent >= many
  while (!isDone()) {
    const headers = mask.token === null ? {} : { authorization: `Bearer ${mask.token}` }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers })
    const { promise: closed, resolve, reject } = Promise.withResolvers<number>()
    let under = 0
    const next = () => {
      for (; under < AT_ONCE && sent < many; sent++, under++) {
        const odd = chance.below(3000)
        if (odd === 0) socket.send(Buffer.from([0, 255, 128]))
        else if (odd === 1) socket.send('x'.repeat(70_000))
        else if (odd < 5) socket.send(`{"id":1,"op":"say","body":"${'y'.repeat(20_000)}"}`)
        else socket.send(villain.message(sent))
      }
      if (under === 0) socket.close()
    }
    socket.on('open', next)
    socket.on('error', () => undefined)
    socket.on('close', resolve)
    socket.on('message', (data: Buffer) => {
      try {
        if (ear.hear(data.toString())) under--
        if (under < AT_ONCE / 2) next()
      } catch (error) {
        socket.terminate()
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    if ((await closed) === FORGOTTEN) mask.token = await introduced(port, 'Eve')
  }
}

async function harassByHttp(port: number, masks: readonly Mask[], villain: Villain, ear: Ear, many: number) {
  let left = many
  const chance = new Chance(`${SEED}/http`)
  async function one(): Promise<void> {
    while (left-- > 0) {
      const { status, text } = await send(port, villain.http(chance.pick(masks).token))
      ear.heard++
      if (status >= 500) throw new Error(`answered ${status}: ${text}`)
      if (status >= 400 && text !== '') {
        const said = parse(text)
        ear.refused(isRecord(said) ? said : {}, text)
      }
    }
  }
  await Promise.all(Array.from({ length: 16 }, one))
}

/** Sends invalid HTTP. */
async function garbage(port: number, chance: Chance): Promise<void> {
  const bytes = Buffer.from(Array.from({ length: 1 + chance.below(400) }, () => chance.below(256)))
  const starts = [
    '',
    'GET / HTTP/9.9\r\n',
    'GET /api/live HTTP/1.1\r\nupgrade: websocket\r\n\r\n',
    'POST /api/me HTTP/1.1\r\ncontent-length: -1\r\n\r\n',
  ]
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(Buffer.concat([Buffer.from(chance.pick(starts)), bytes])),
    )
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => resolve())
    setTimeout(() => socket.destroy(), 2000).unref()
  })
}

/** The record of an offline table after a few answers. */
function ownRecord(): string {
  const table = new Table(GAME, { seats: 2, options: {}, seed: 'own' })
  const chance = new Chance(`${SEED}/own`)
  for (let i = 0; i < 12; i++) {
    const ask = chance.pick(table.asks)
    table.take(ask, chance.pick(ask.options))
  }
  return JSON.stringify(table.record())
}

async function opened(env: Readonly<Record<string, string>>) {
  onTestFailed(() => console.error(`the seed was '${SEED}'`))
  const folder = newFolder()
  const file = join(folder, 'lorehall.db')
  const server = await new ServerProcess(env).open(file)
  onTestFinished(async () => {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  return { server, file, port: server.port }
}

async function allReplay(file: string): Promise<void> {
  const storage = openSqlite(file)
  for (const { id } of allTables(file)) await replayed(storage, id)
  storage.close()
  expect(faultsOf(file)).toEqual([])
}

test(`${MESSAGES} bad messages of every kind, as fast as possible`, options, async () => {
  const { server, file, port } = await opened({ ...BOUNDLESS, LOREHALL_LIMIT_TABLES_PER_PERSON: '30' })
  const honest = await honestTable(port, () => ({}))
  const masks: Mask[] = [{ token: null }]
  while (masks.length < SOCKETS) masks.push({ token: await introduced(port, 'Eve') })
  const record = ownRecord()
  const loot: Loot = {
    tables: [honest.race.table],
    people: [],
    codes: [],
    picks: ['rest', 'end', 'stop', 'move:14'],
    records: [record],
  }
  const ear = new Ear(loot)
  ear.honest = honest.race.table
  const playing = honest.play(10)
  playing.catch(() => undefined)

  const raid = async (share: number, part: string) => {
    const each = Math.ceil(((MESSAGES - BY_HTTP) * share) / masks.length)
    const villain = (name: string) => new Villain(new Chance(`${SEED}/${part}/${name}`), loot)
    await Promise.all([
      ...masks.map((mask, n) =>
        harass(port, mask, villain(`${n}`), ear, each, new Chance(`${SEED}/${part}/odd/${n}`)),
      ),
      harassByHttp(port, masks, villain('http'), ear, BY_HTTP * share),
      ...Array.from({ length: 40 * share }, (_, n) => garbage(port, new Chance(`${SEED}/${part}/raw/${n}`))),
    ])
  }
  await raid(0.25, 'first')
  const before = await server.heap()
  await raid(0.75, 'second')
  const grown = (await server.heap()) - before
  honest.stop = true
  await playing

  expect(ear.heard).toBeGreaterThan(MESSAGES * 0.9)
  expect(ear.codes.size).toBeGreaterThan(15)
  expect(grown).toBeLessThan(64e6)
  expect(server.errors).toEqual([])
  const health = await send(port, { method: 'GET', path: '/api/health' })
  expect(health.status).toBe(200)

  const tables = allTables(file)
  const secrets = tables.filter(({ over }) => !over).map(({ seed }) => seed)
  expect(secrets.length).toBeGreaterThan(10)
  expect(secrets.filter((seed) => ear.hashes.has(seed))).toEqual([])
  expect(masks.filter(({ token }) => ear.hashes.has(token ?? ''))).toEqual([])
  expect(honest.race.tried).toBeGreaterThan(50)
  const storage = openSqlite(file)
  await honest.race.hold(storage)
  storage.close()
  await allReplay(file)
})

test('with the default limits a flood is refused, and others play on', options, async () => {
  const { server, file, port } = await opened({ LOREHALL_TRUST_PROXY: '1' })
  const honest = await honestTable(port, (n) => ({ 'x-forwarded-for': `10.0.1.${n}` }))
  const playing = honest.play(80)
  playing.catch(() => undefined)
  const flood = { 'x-forwarded-for': '10.0.2.1' }
  let tooFast = 0
  let thrownOut = 0
  for (let round = 0; round < 5; round++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers: flood })
    await new Promise<void>((resolve) => {
      socket.on('error', () => undefined)
      socket.on('open', () => {
        for (let id = 0; id < 600; id++) socket.send(`{"id":${id},"op":"games","body":{}}`)
      })
      socket.on('message', (data: Buffer) => {
        if (data.includes('too-fast')) tooFast++
      })
      socket.on('close', (code) => {
        if (code === 1008) thrownOut++
        resolve()
      })
    })
  }
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => send(port, { method: 'GET', path: '/api/games', headers: flood })),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toContain(429)
  expect([...statuses].every((status) => status === 200 || status === 429)).toBe(true)
  expect(tooFast).toBeGreaterThan(100)
  expect(thrownOut).toBeGreaterThan(0)
  await expect.poll(() => honest.race.tried, { timeout: 60_000 }).toBeGreaterThan(20)
  honest.stop = true
  await playing
  expect(server.errors).toEqual([])
  await allReplay(file)
})

test('a record that was changed by hand is refused; one that was played continues here', async () => {
  const hall = openHouse()
  const eve = await someone(hall, 'Eve')
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { digest: _digest, ...played } = parseRecord(ownRecord())
  const carry = (record: object) =>
    hall.house.perform('create', { game: GAME.id, seats, record: JSON.stringify(record) }, eve)
  const patches = [
    [{ op: 'replace', path: '/chance', value: [1, 2, 3] }],
    [{ op: 'remove', path: '/chance' }],
    [{ op: 'replace', path: '/state', value: {} }],
    [null],
  ]
  for (const patch of patches) {
    const changed = { ...played, entries: [...played.entries, { patch }] }
    await expect(carry(changed)).rejects.toMatchObject({
      code: 'bad-record',
      message: expect.stringContaining('by hand') as unknown,
    })
  }
  const branched = [{ op: 'replace', path: '/chance', value: [1, -2, 3, 4] }]
  await carry({ ...played, entries: [...played.entries, { patch: branched }] })
})

test.each(games.map(({ id }) => id))(
  'a record of %s with values nested deeper than the stack is refused',
  async (id) => {
    const hall = openHouse({ games })
    const eve = await someone(hall, 'Eve')
    const game = await gameNamed(id, games)
    const { digest: _digest, ...begun } = new Table(game, { seats: ['Ada', 'Bo'], seed: 'eve' }).record()
    const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    const record = JSON.stringify({ ...begun, values: 'here' }).replace('"here"', deep)
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    await expect(hall.house.perform('create', { game: id, seats, record }, eve)).rejects.toMatchObject({
      code: 'bad-record',
    })
  },
)

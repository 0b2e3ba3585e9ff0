// Troubles of a PostgreSQL database: each with one sentence, nothing lost, and play goes on by itself.
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Connection } from '../src/postgres/connections.ts'
import { migrate, SCHEMA } from '../src/postgres/migrations.ts'
import { openPostgres, type PostgresStorage } from '../src/postgres/storage.ts'
import { type Cut, CuttingProxy } from './kit/cutting-proxy.ts'
import { onPostgres } from './kit/postgres-server.ts'
import { postgresForThisFile } from './kit/postgres.ts'
import { deviceOf, personNamed, statusAt, tableOf } from './storage-kit.ts'

const anna = personNamed('Anna')
const postgres = postgresForThisFile()

/** Expects a code for programs and a sentence for people. */
const kept = (code: string, words: RegExp): unknown => {
  const message: unknown = expect.stringMatching(words)
  return expect.objectContaining({ name: 'NotKept', code, message })
}

async function opened(url: string): Promise<PostgresStorage> {
  const storage = await openPostgres(url)
  onTestFinished(() => storage.close())
  return storage
}

async function atTable(url: string) {
  const storage = await opened(url)
  await storage.addPerson(anna, 'device')
  const table = tableOf(anna)
  await storage.addTable(table, null)
  return { storage, table }
}

function changed(url: string, change: (address: URL) => void): string {
  const address = new URL(url)
  change(address)
  return address.href
}

test.each([
  [
    'a wrong port',
    (address: URL) => (address.port = '1'),
    'storage-away',
    /cannot be reached.*LOREHALL_DATABASE/,
  ],
  [
    'a wrong name of the machine',
    (a: URL) => (a.hostname = 'nowhere.invalid'),
    'storage-away',
    /cannot be reached/,
  ],
  [
    'a wrong password',
    (address: URL) => (address.password = 'wrong'),
    'storage-forbidden',
    /password.*Check/,
  ],
  [
    'a wrong database',
    (address: URL) => (address.pathname = '/nothing'),
    'storage-missing',
    /CREATE DATABASE/,
  ],
])(
  '%s is refused with a sentence, which does not repeat the password',
  async (_what, change, code, words) => {
    const url = changed(await postgres.fresh(), change)
    await expect(openPostgres(url)).rejects.toEqual(kept(code, words))
    await expect(openPostgres(url)).rejects.not.toThrow(/secret/)
  },
)

test('a database of something else is refused, and left as it is', async () => {
  const url = await postgres.fresh()
  await onPostgres(url, 'CREATE TABLE people (name TEXT)')
  await expect(openPostgres(url)).rejects.toEqual(kept('storage-foreign', /something else/))
  expect(await onPostgres(url, "SELECT to_regclass('seats') AS seats")).toEqual([{ seats: null }])
})

test('a newer database is refused, unless it says that this version may still use it', async () => {
  const url = await postgres.fresh()
  await opened(url)
  await onPostgres(url, 'UPDATE lorehall SET schema = 99, oldest = 1')
  await (await opened(url)).addPerson(anna, 'device')
  await onPostgres(url, 'UPDATE lorehall SET oldest = 98')
  await expect(openPostgres(url)).rejects.toEqual(kept('storage-newer', /newer version.*Use that version/))
})

test('two processes that create the tables at the same time share the work', async () => {
  const url = await postgres.fresh()
  const [first, second] = await Promise.all([opened(url), opened(url)])
  await first.addPerson(anna, 'device')
  expect(await second.person('anna')).toEqual(anna)
})

test('a user without rights is refused with a sentence, at the start and later', async () => {
  const url = await postgres.fresh()
  const { storage, table } = await atTable(url)
  const schema = new URL(url).searchParams.get('options')?.split('=').at(-1) ?? ''
  const role = `reader_${schema}`
  await onPostgres(url, `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`)
  const asReader = changed(url, (address) => (address.username = role))
  onTestFinished(async () => {
    await onPostgres(url, `DROP OWNED BY ${role}; DROP ROLE ${role}`)
  })
  await onPostgres(url, `GRANT USAGE ON SCHEMA ${schema} TO ${role}`)
  await expect(openPostgres(asReader)).rejects.toEqual(kept('storage-forbidden', /does not let this user/))
  await onPostgres(url, `GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${role}`)
  const reading = await opened(asReader)
  expect(await reading.person('anna')).toEqual(anna)
  await expect(reading.append(table, 0, ['0 a'], statusAt(1))).rejects.toEqual(
    kept('storage-forbidden', /does not let this user write.*Nothing played before is lost/),
  )
  expect(await storage.entries(table.id)).toEqual([])
})

test('a read-only database is refused at the start; later it is a sentence until it can be written again', async () => {
  const url = await postgres.fresh()
  const { storage, table } = await atTable(url)
  const readOnly = `${url}%20-cdefault_transaction_read_only%3Don`
  await expect(openPostgres(readOnly)).rejects.toEqual(kept('storage-forbidden', /read-only.*primary/))
  const role = new URL(url).username
  await onPostgres(url, `ALTER ROLE ${role} SET default_transaction_read_only = on`)
  const end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lorehall'"
  try {
    await onPostgres(url, end)
    await expect(storage.append(table, 0, ['0 a'], statusAt(1))).rejects.toEqual(
      kept('storage-forbidden', /read-only/),
    )
    expect(await storage.trouble()).toMatch(/read-only/)
  } finally {
    await onPostgres(url, `BEGIN READ WRITE; ALTER ROLE ${role} RESET default_transaction_read_only; COMMIT`)
  }
  await onPostgres(url, end)
  await storage.append(table, 0, ['0 a'], statusAt(1))
  expect(await storage.trouble()).toBeNull()
  expect(await storage.entries(table.id)).toEqual(['0 a'])
})

test('a write waits for the disk, even if the server is set up not to', async () => {
  const storage = await opened(`${await postgres.fresh()}%20-csynchronous_commit%3Doff`)
  expect(await storage.durability()).toBe('on')
})

test.each<Cut>(['before COMMIT arrives', 'after COMMIT was done'])(
  'a connection lost %s: every answer is stored once, and acknowledged',
  async (cut) => {
    const { proxy, url } = await CuttingProxy.before(await postgres.fresh())
    const { storage, table } = await atTable(url)
    for (let seq = 0; seq < 10; seq += 1) {
      proxy.next = cut
      await storage.append(table, seq, [`0 ${seq}`], statusAt(seq + 1))
    }
    expect(proxy.cuts).toBe(10)
    expect(await storage.entries(table.id)).toEqual(Array.from({ length: 10 }, (_, seq) => `0 ${seq}`))
  },
)

test('while the database is away, reads and writes wait; then they are refused, and go on when it is back', async () => {
  const { proxy, url } = await CuttingProxy.before(await postgres.fresh())
  const { storage, table } = await atTable(url)
  const away = (ms: number) => {
    proxy.away = true
    proxy.cut()
    setTimeout(() => (proxy.away = false), ms)
  }
  away(300)
  const [read] = await Promise.all([storage.person('anna'), storage.append(table, 0, ['0 a'], statusAt(1))])
  expect(read).toEqual(anna)
  away(8000)
  const refused = [
    storage.append(table, 1, ['0 b'], statusAt(2)),
    storage.person('anna'),
    new Promise((resolve) => setTimeout(resolve, 200)).then(() => storage.changePerson(anna)),
  ]
  // All are awaited from the beginning, because any of them may be refused first.
  const sentence = kept('storage-away', /cannot be reached.*Nothing is lost/)
  await Promise.all(refused.map((one) => expect(one).rejects.toEqual(sentence)))
  proxy.away = false
  await storage.append(table, 1, ['0 b'], statusAt(2))
  expect(await storage.entries(table.id)).toEqual(['0 a', '0 b'])
})

test.each([
  ['the way of a notice', 'DELETE FROM ways'],
  ['the person of a notice', "DELETE FROM people WHERE id = 'bert'"],
])('a move goes on while another process deletes %s', async (_what, deletion) => {
  const url = await postgres.fresh()
  const { storage, table } = await atTable(url)
  await storage.addPerson(personNamed('Bert'), 'device-b')
  await storage.addWay(deviceOf('bert'))
  const other = new pg.Client(url)
  await other.connect()
  await other.query('BEGIN')
  await other.query(deletion)
  const notices = [{ person: 'bert', kind: 'turn', body: (name: string) => name, due: 1 }] as const
  const moved = storage.append(table, 0, ['0 a'], statusAt(1), undefined, { notices })
  await vi.waitFor(async () => {
    expect(await onPostgres(url, 'SELECT 1 FROM pg_locks WHERE NOT granted')).not.toEqual([])
  })
  await other.query('COMMIT')
  await other.end()
  await moved
  expect(await storage.entries(table.id)).toEqual(['0 a'])
  expect(await storage.claimLetters(9, 9)).toEqual([])
})

test('PostgreSQL is killed under writes and started again: what was acknowledged is there, once', async () => {
  const server = postgres.server()
  if (server === null) return
  const { storage, table } = await atTable(await postgres.fresh())
  let acknowledged = 0
  const stop = new AbortController()
  const writing = (async () => {
    while (!stop.signal.aborted) {
      await storage.append(table, acknowledged, [`0 ${acknowledged}`], statusAt(acknowledged + 1))
      acknowledged += 1
    }
  })()
  for (let kills = 0; kills < 3; kills += 1) {
    await new Promise((resolve) => setTimeout(resolve, 150))
    server.kill()
    await new Promise((resolve) => setTimeout(resolve, 100))
    await server.restart()
  }
  const before = acknowledged
  await new Promise((resolve) => setTimeout(resolve, 300))
  stop.abort()
  await writing
  expect(acknowledged).toBeGreaterThan(before)
  expect(await storage.entries(table.id)).toEqual(Array.from({ length: acknowledged }, (_, i) => `0 ${i}`))
})

test('the time is that of the database, whatever this machine says', async () => {
  const url = await postgres.fresh()
  const wrong = vi.spyOn(Date, 'now').mockReturnValue(1)
  onTestFinished(() => wrong.mockRestore())
  const storage = await opened(url)
  const ours = storage.now()
  const [row] = await onPostgres<{ now: string }>(
    url,
    'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now',
  )
  expect(Math.abs(Number(row?.now) - ours)).toBeLessThan(1000)
})

test('a process of the earlier version goes on while a newer one migrates, and a long transaction only delays that', async () => {
  const url = await postgres.fresh()
  await migrate(url, { upTo: 1 })
  const earlier = await Connection.open(url, false)
  onTestFinished(() => earlier.close())
  // The statement that the earlier version writes letters with.
  const post = () => earlier.run("INSERT INTO letters (url, body, due) VALUES ('https://a.example', '{}', 1)")
  await earlier.run('BEGIN')
  await post()
  const migrating = opened(url)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await post()
  await earlier.run('COMMIT')
  const later = await migrating
  await post()
  expect(await later.claimLetters(5, 5)).toHaveLength(1)
  expect(await onPostgres(url, 'SELECT schema, oldest FROM lorehall')).toEqual([
    { schema: SCHEMA, oldest: 1 },
  ])
})

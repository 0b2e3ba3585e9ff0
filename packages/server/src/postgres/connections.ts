// The connections to PostgreSQL: a small pool for reading, and single ones for everything that needs its own.
import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'
import { flag, type Row } from '../rows/row.ts'
import { isLost, notKept } from './errors.ts'
import { sql, type Statement, type Values, valuesFor } from './sql.ts'

/** Asks on one connection. */
export type Ask = (statement: Statement, values: Values) => Promise<readonly Row[]>

/** Reads what is committed, on any connection. */
export type Read = Ask

/** How long to wait for a database that is away, e.g. while it restarts. */
export const PATIENCE_MS = 5000
const AGAIN_MS = 50

const MOST_READERS = 4
const CONNECT_MS = 5000
/** No statement takes this long while the database is well. */
const QUERY_MS = 20_000

// All our numbers fit: they count, or they are milliseconds.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The address without the password, for sentences and the log. */
export function addressWithoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'LOREHALL_DATABASE'
  const address = new URL(url)
  address.password = ''
  return address.href
}

const configOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'lorehall',
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: QUERY_MS,
  keepAlive: true,
})

/** A connection of its own. Once it is lost, every call on it fails. */
export class Connection {
  private readonly client: pg.Client
  lost = false

  private constructor(client: pg.Client) {
    this.client = client
    // Without a listener, a lost connection would end the process.
    client.on('error', () => (this.lost = true))
    client.on('end', () => (this.lost = true))
  }

  /** @param pipeline sends statements without waiting for the reply to the one before; one statement each */
  static async open(url: string, pipeline = true): Promise<Connection> {
    const client = new pg.Client({ ...configOf(url), pipeline })
    const connection = new Connection(client)
    await client.connect()
    return connection
  }

  readonly ask: Ask = async (statement, values) => {
    const { name, text } = statement
    try {
      const { rows } = await this.client.query<Row>({ name, text, values: valuesFor(statement, values) })
      return rows
    } catch (error) {
      if (isLost(error)) this.cut()
      throw error
    }
  }

  /** Runs SQL without parameters. */
  async run(text: string): Promise<void> {
    try {
      await this.client.query(text)
    } catch (error) {
      if (isLost(error)) this.cut()
      throw error
    }
  }

  /** Hears what is notified on a channel, and when the connection ends. */
  hear(heard: (payload: string) => void, ended: () => void): void {
    this.client.on('notification', ({ payload = '' }) => heard(payload))
    this.client.on('end', ended)
  }

  private cut(): void {
    this.lost = true
    void this.close()
  }

  async close(): Promise<void> {
    this.lost = true
    await this.client.end().catch(() => undefined)
  }
}

const IS_WRITABLE = sql("SELECT CAST(current_setting('transaction_read_only') = 'on' AS INT) AS replica")

/** The state of the connections for reading. */
export interface Pool {
  readonly busy: number
  readonly idle: number
  /** Reads that wait for a connection. */
  readonly waiting: number
}

/** The connections for reading. */
export class Readers {
  private readonly pool: pg.Pool
  private closed = false

  constructor(url: string) {
    this.pool = new pg.Pool({ ...configOf(url), max: MOST_READERS, idleTimeoutMillis: 30_000 })
    this.pool.on('error', () => undefined)
  }

  /** Reading is safe to try again, so a lost connection is replaced, as long as the database isn't away for long. */
  readonly read: Read = async (statement, values) => {
    const { name, text } = statement
    for (const until = performance.now() + PATIENCE_MS; ;) {
      try {
        const { rows } = await this.pool.query<Row>({ name, text, values: valuesFor(statement, values) })
        return rows
      } catch (error) {
        if (this.closed || !isLost(error) || performance.now() > until) throw notKept(error)
        await after(AGAIN_MS)
      }
    }
  }

  get state(): Pool {
    const { totalCount, idleCount, waitingCount } = this.pool
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  /** Null, or why nothing can be stored. */
  async trouble(): Promise<string | null> {
    try {
      const { text } = IS_WRITABLE
      const [row = {}] = (await this.pool.query<Row>({ text })).rows
      return flag(row, 'replica') ? 'Nothing can be saved, because the database is read-only.' : null
    } catch {
      return 'Nothing can be saved, because the database cannot be reached.'
    }
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    await this.pool.end()
  }
}

/** Waits a moment before the next try. */
export const moment = (): Promise<void> => after(AGAIN_MS)

// The connection that writes. While it is open it has a row in `writers` with the number of its last transaction, so
// that after a lost connection one can look up whether that transaction was committed.
import { randomBytes } from 'node:crypto'
import { int, text } from '../rows/row.ts'
import { Connection } from './connections.ts'
import { sql } from './sql.ts'

const REGISTER = sql(
  `INSERT INTO writers (id, flush, began)
   VALUES (:id, 0, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT))`,
)
/** Rows of processes that were killed. No transaction is under way for a month. */
const CLEAN_UP = sql(
  `DELETE FROM writers
   WHERE began < CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) - CAST(2592000000 AS BIGINT)`,
)
const UNREGISTER = sql('DELETE FROM writers WHERE id = :id')
const COUNT = sql('UPDATE writers SET flush = :flush WHERE id = :id RETURNING flush')
// If that transaction is still under way, this waits for its end: the transaction has locked the row.
const LAST = sql('SELECT flush FROM writers WHERE id = :id FOR UPDATE')
// In one order at all processes, so that two transactions don't wait for each other.
const LOCK = sql('SELECT n FROM tables WHERE id = ANY(:tables) ORDER BY id FOR NO KEY UPDATE')
/** A host may ask for more than this (remote_apply), but not for less. */
const DURABLE = sql(
  `SELECT set_config('synchronous_commit', 'on', false) AS said
   WHERE current_setting('synchronous_commit') IN ('off', 'local')`,
)

const SETTING = sql("SELECT current_setting('synchronous_commit') AS said")

export class Session {
  readonly connection: Connection
  private readonly id = randomBytes(12).toString('hex')
  private flush = 0

  private constructor(connection: Connection) {
    this.connection = connection
  }

  static async open(url: string): Promise<Session> {
    const connection = await Connection.open(url)
    try {
      const session = new Session(connection)
      await connection.ask(DURABLE, {})
      await connection.ask(CLEAN_UP, {})
      await connection.ask(REGISTER, { id: session.id })
      return session
    } catch (error) {
      await connection.close()
      throw error
    }
  }

  /** Begins a transaction that will change these tables. */
  async begin(tables: readonly string[]): Promise<void> {
    const { connection, id } = this
    this.flush += 1
    const begun = [
      connection.run('BEGIN'),
      connection.ask(COUNT, { id, flush: this.flush }),
      // A single table is locked by its own statement.
      ...(tables.length > 1 ? [connection.ask(LOCK, { tables })] : []),
    ] as const
    const [, counted] = await Promise.all(begun)
    if (counted.length === 0) throw new Error('the row of this writer is gone')
  }

  /** Whether the last transaction of another session, whose connection was lost, was committed. */
  async hasCommitted({ id, flush }: Session): Promise<boolean> {
    const [row] = await this.connection.ask(LAST, { id })
    return row !== undefined && int(row, 'flush') === flush
  }

  async durability(): Promise<string> {
    const [row = {}] = await this.connection.ask(SETTING, {})
    return text(row, 'said')
  }

  async close(): Promise<void> {
    if (!this.connection.lost) await this.connection.ask(UNREGISTER, { id: this.id }).catch(() => [])
    await this.connection.close()
  }
}

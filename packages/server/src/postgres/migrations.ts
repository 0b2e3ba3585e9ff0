// Migrates a database to the current schema, one step per transaction.
//
// Processes of two versions run side by side during an upgrade, so a step must leave everything that the version before
// it uses: it adds tables and columns (with defaults), and a later version removes what nobody uses anymore. `oldest`
// says which schema a version must know at least to work on the database after a step.
import { NotKept } from '@lorehall/host'
import { flag, int } from '../rows/row.ts'
import { UNFINISHED } from '../rows/unfinished.ts'
import { addressWithoutPassword, Connection, moment } from './connections.ts'
import { isLockedOut, notUsable } from './errors.ts'
import { SCHEMA_1 } from './schema-1.ts'
import { SCHEMA_2 } from './schema-2.ts'
import { SCHEMA_3 } from './schema-3.ts'
import { SCHEMA_4 } from './schema-4.ts'
import { sql } from './sql.ts'

interface Migration {
  readonly statements: string
  readonly oldest: number
}

const MIGRATIONS: readonly Migration[] = [
  {
    statements: `CREATE TABLE lorehall (schema BIGINT NOT NULL, oldest BIGINT NOT NULL); ${SCHEMA_1}`,
    oldest: 1,
  },
  { statements: SCHEMA_2, oldest: 1 },
  { statements: SCHEMA_3, oldest: 1 },
  { statements: SCHEMA_4, oldest: 1 },
]

export const SCHEMA = MIGRATIONS.length

/** How often a step waits for a second. */
const TRIES = 60

const KNOWN = sql(
  `SELECT CAST(current_setting('transaction_read_only') = 'on' AS INT) AS replica,
     count(*) FILTER (WHERE tablename = 'lorehall') AS ours,
     count(*) FILTER (WHERE tablename = 'migrating') AS filling, count(*) AS used
   FROM pg_tables
   WHERE schemaname = current_schema() AND tablename IN ('lorehall', 'tables', 'people', 'migrating')`,
)
const STATE = sql('SELECT schema, oldest FROM lorehall')
/** One process at a time. The key is for this schema of this database. */
const LOCK = sql(
  "SELECT pg_advisory_xact_lock(hashtextextended('lorehall ' || current_schema(), 0)) AS locked",
)

interface How {
  /** For tests of older schemas. */
  readonly upTo?: number
  /** Also a database that `lorehall migrate` is filling. */
  readonly filling?: boolean
}

/** Creates the tables if needed. Throws `NotKept`. */
export async function migrate(url: string, { upTo = SCHEMA, filling = false }: How = {}): Promise<void> {
  const address = addressWithoutPassword(url)
  try {
    const connection = await Connection.open(url, false)
    try {
      await migrateOn(connection, address, { upTo, filling })
    } finally {
      await connection.close()
    }
  } catch (error) {
    throw notUsable(error, address)
  }
}

async function migrateOn(
  connection: Connection,
  address: string,
  { upTo, filling }: Required<How>,
): Promise<void> {
  for (;;) {
    const [known = {}] = await connection.ask(KNOWN, {})
    if (flag(known, 'replica'))
      throw new NotKept(
        'storage-forbidden',
        `${address} cannot be used: the database is read-only, as a replica is. Name the primary server in LOREHALL_DATABASE.`,
      )
    const ours = int(known, 'ours') > 0
    if (!ours && int(known, 'used') > 0)
      throw new NotKept('storage-foreign', `${address} is used by something else. Name another database.`)
    if (!filling && int(known, 'filling') > 0)
      throw new NotKept('storage-unfinished', `${address} ${UNFINISHED}`)
    const [state] = ours ? await connection.ask(STATE, {}) : []
    const done = state === undefined ? 0 : int(state, 'schema')
    if (state !== undefined && int(state, 'oldest') > SCHEMA)
      throw new NotKept(
        'storage-newer',
        `${address} was changed by a newer version of Lorehall (schema ${done}; this version knows ${SCHEMA}). Use that version.`,
      )
    if (done >= upTo) return
    await stepInTime(connection, done)
  }
}

/**
 * A step that must wait for a long transaction would keep everybody else waiting behind it, so it gives up after a
 * moment and is tried again.
 */
async function stepInTime(connection: Connection, done: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step(connection, done)
    } catch (error) {
      if (!isLockedOut(error) || tries === TRIES) throw error
      await moment()
    }
  }
}

/** Does step number `done`, unless another process has done it meanwhile. */
async function step(connection: Connection, done: number): Promise<void> {
  const migration = MIGRATIONS[done]
  if (migration === undefined) return
  await connection.run('BEGIN')
  try {
    await connection.ask(LOCK, {})
    await connection.run("SET LOCAL lock_timeout = '1s'")
    const [known = {}] = await connection.ask(KNOWN, {})
    const [state] = int(known, 'ours') > 0 ? await connection.ask(STATE, {}) : []
    if ((state === undefined ? 0 : int(state, 'schema')) === done) {
      const { statements, oldest } = migration
      await connection.run(
        `${statements}; DELETE FROM lorehall; INSERT INTO lorehall VALUES (${done + 1}, ${oldest})`,
      )
    }
    await connection.run('COMMIT')
  } catch (error) {
    await connection.run('ROLLBACK').catch(() => undefined)
    throw error
  }
}

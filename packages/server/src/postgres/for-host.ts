// Reads people, reports and records from a database, and bans people, for the person who runs the server. Servers may be
// running.
import { NotKept } from '@lorehall/host'
import { ALL_PEOPLE, type ListedPerson, readListedPerson } from '../rows/listed-person.ts'
import { type Recorded, recordOf } from '../rows/recorded.ts'
import { ALL_REPORTS, readReport } from '../rows/report.ts'
import { flag, int, intOrNull, text, textOrNull } from '../rows/row.ts'
import { COUNTS, readCounts, type StoredState } from '../rows/stored-state.ts'
import type { Report } from '../storage.ts'
import { tellOnce } from './channel.ts'
import { addressWithoutPassword, type Ask, Connection } from './connections.ts'
import { eraseForgotten, forgottenIn } from './erase.ts'
import { notUsable } from './errors.ts'
import { migrate, SCHEMA } from './migrations.ts'
import { sql } from './sql.ts'

const PEOPLE = sql(ALL_PEOPLE)
const REPORTS = sql(ALL_REPORTS)
const BAN = sql(
  `UPDATE people SET banned =
     CASE WHEN CAST(:at AS BIGINT) IS NULL THEN NULL ELSE coalesce(banned, CAST(:at AS BIGINT)) END
   WHERE id = :id RETURNING id`,
)
const TABLE = sql('SELECT stage, beginning FROM tables JOIN beginnings USING (n) WHERE id = :id')
const ENTRIES = sql(
  'SELECT entries.* FROM tables JOIN entries USING (n) WHERE tables.id = :id ORDER BY entries.seq',
)

const THERE = sql("SELECT CAST(to_regclass('lorehall') IS NOT NULL AS INT) AS there")
const COUNTED = sql(COUNTS)
/** The time at which PostgreSQL last put away a piece of its log, if it is set up to archive it. */
const STATE = sql(
  `SELECT schema, pg_database_size(current_database()) AS bytes,
     CAST(extract(epoch FROM last_archived_time) * 1000 AS BIGINT) AS archived
   FROM lorehall, pg_stat_archiver`,
)

/** Rejects with `NotKept`. */
async function asked<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  await migrate(url)
  return askedAsIs(url, work)
}

/** Leaves the schema as it is. */
async function askedAsIs<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const address = addressWithoutPassword(url)
  try {
    const connection = await Connection.open(url, false)
    try {
      return await work(connection.ask)
    } finally {
      await connection.close()
    }
  } catch (error) {
    throw notUsable(error, address)
  }
}

/** The newest first. */
export const peopleOn = (url: string): Promise<ListedPerson[]> =>
  asked(url, async (ask) => (await ask(PEOPLE, {})).map(readListedPerson))

/** Bans a person from now on, or lifts the ban (`at` is null). A person who is already banned stays banned since then. */
export const setBanOn = (url: string, id: string, at: number | null): Promise<void> =>
  asked(url, async (ask) => {
    if ((await ask(BAN, { id, at })).length === 0)
      throw new NotKept('storage-missing', `nobody in ${addressWithoutPassword(url)} has the id '${id}'`)
    await tellOnce(ask, { is: 'person', person: id })
  })

/** The hashes of the ids of deleted people. */
export const deletedOn = (url: string): Promise<string[]> => asked(url, forgottenIn)

/** Adds hashes to the list, and deletes everybody who is on it and in the database again. Returns their ids. */
export const deleteAgainOn = (url: string, hashes: readonly string[]): Promise<string[]> =>
  asked(url, async (ask) => {
    const deleted = await eraseForgotten(ask, hashes)
    for (const person of deleted) await tellOnce(ask, { is: 'forgotten', person })
    return deleted
  })

/** Oldest first. */
export const reportsOn = (url: string): Promise<Report[]> =>
  asked(url, async (ask) => (await ask(REPORTS, {})).map(readReport))

/** The whole record of a table, including hidden information, even while it is being played. */
export const recordOn = (url: string, id: string): Promise<Recorded> =>
  asked(url, async (ask) => {
    const [row] = await ask(TABLE, { id })
    const beginning = row === undefined ? null : textOrNull(row, 'beginning')
    const over = row !== undefined && text(row, 'stage') === 'over'
    if (beginning === null) return { record: null, over }
    return { record: recordOf(beginning, await ask(ENTRIES, { id })), over }
  })

export const stateOn = (url: string): Promise<StoredState> =>
  askedAsIs(url, async (ask) => {
    const [there = {}] = await ask(THERE, {})
    if (!flag(there, 'there'))
      throw new NotKept(
        'storage-missing',
        `${addressWithoutPassword(url)} has no data of Lorehall yet. The server creates its tables when it starts.`,
      )
    const [state = {}] = await ask(STATE, {})
    const [counts = {}] = await ask(COUNTED, {})
    const archived = intOrNull(state, 'archived')
    return {
      schema: int(state, 'schema'),
      known: SCHEMA,
      bytes: int(state, 'bytes'),
      ...readCounts(counts),
      backup: archived === null ? null : { at: archived, file: null },
    }
  })

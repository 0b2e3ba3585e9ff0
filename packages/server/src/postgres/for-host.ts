// Reads people, reports and records from a database, and bans people, for the person who runs the server. Servers may be
// running.
import { NotKept } from '@lorehall/host'
import { ALL_PEOPLE, type ListedPerson, readListedPerson } from '../rows/listed-person.ts'
import { type Recorded, recordOf } from '../rows/recorded.ts'
import { ALL_REPORTS, readReport } from '../rows/report.ts'
import { text, textOrNull } from '../rows/row.ts'
import type { Report } from '../storage.ts'
import { tellOnce } from './channel.ts'
import { addressWithoutPassword, type Ask, Connection } from './connections.ts'
import { eraseForgotten, forgottenIn } from './erase.ts'
import { notUsable } from './errors.ts'
import { migrate } from './migrations.ts'
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

/** Rejects with `NotKept`. */
async function asked<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const address = addressWithoutPassword(url)
  await migrate(url)
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

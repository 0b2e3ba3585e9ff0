// Lists of tables: for everyone, for one person, and for the caretaker.
import { int, type Row, text } from '../rows/row.ts'
import { readListed } from '../rows/table-columns.ts'
import { readTimes } from '../rows/words.ts'
import type { Storage } from '../storage.ts'
import type { Read } from './connections.ts'
import { readSeated, SEATED } from './seats.ts'
import { sql } from './sql.ts'

type Lists = Pick<
  Storage,
  'publicTables' | 'tablesOf' | 'turnsOf' | 'openTablesOf' | 'dueTables' | 'lateTables'
>

const OPEN = sql(
  `SELECT tables.*, ${SEATED} FROM (
     SELECT *, row_number() OVER (PARTITION BY coalesce(host, '') ORDER BY created DESC, n DESC) AS nth
     FROM tables WHERE public = 1 AND stage <> 'over'
       AND NOT EXISTS (SELECT 1 FROM blocks
         WHERE (blocks.person = host AND blocked = :person) OR (blocks.person = :person AND blocked = host))
       AND NOT EXISTS (SELECT 1 FROM removed WHERE removed.n = tables.n AND removed.person = :person)
   ) AS tables WHERE nth <= :mostOfEach ORDER BY created DESC, n DESC LIMIT :most`,
)
// Tables under way first. Otherwise many finished games would hide a slow one.
const MINE = sql(
  `SELECT tables.*, ${SEATED} FROM tables WHERE n IN
     (SELECT n FROM seats WHERE person = :person UNION SELECT n FROM tables WHERE host = :person)
   ORDER BY stage = 'over', created DESC LIMIT :most`,
)
// While a bot plays for a person, the table doesn't wait for them.
const TURNS = sql(
  `SELECT tables.id FROM seats JOIN tables USING (n)
   WHERE person = :person AND stage = 'playing' AND away = 0
     AND strpos(',' || waiting || ',', ',' || seat || ',') > 0
   ORDER BY tables.updated`,
)
const UNDER_WAY = sql("SELECT count(*) AS many FROM tables WHERE host = :person AND stage <> 'over'")
const DUE = sql('SELECT id FROM tables WHERE due <= :now ORDER BY due LIMIT :most')
const TIMED = sql('SELECT id, seconds, deadlines FROM tables WHERE due IS NOT NULL AND seconds > 0')

const isLate = (row: Row, now: number) =>
  readTimes(text(row, 'deadlines')).some((end) => (end ?? 0) > now + int(row, 'seconds') * 1000)
const listed = (row: Row) => readListed(row, readSeated(row))
const id = (row: Row) => text(row, 'id')

export function lists(read: Read): Lists {
  return {
    publicTables: async (most, mostOfEach, person = null) =>
      (await read(OPEN, { most, mostOfEach, person })).map(listed),
    tablesOf: async (person, most) => (await read(MINE, { person, most })).map(listed),
    turnsOf: async (person) => (await read(TURNS, { person })).map(id),
    openTablesOf: async (person) => int((await read(UNDER_WAY, { person }))[0] ?? {}, 'many'),
    dueTables: async (now, most) => (await read(DUE, { now, most })).map(id),
    lateTables: async (now) => (await read(TIMED, {})).filter((row) => isLate(row, now)).map(id),
  }
}

// Lists of tables: for everyone, for one person, and for the caretaker.
import type { DatabaseSync } from 'node:sqlite'
import type { Storage } from '../storage.ts'
import { int, type Row, text, textOrNull } from '../rows/row.ts'
import { seatRows } from './seats.ts'
import { readListed } from '../rows/table-columns.ts'
import { readTimes } from '../rows/words.ts'

type Lists = Pick<
  Storage,
  'publicTables' | 'tablesOf' | 'turnsOf' | 'openTablesOf' | 'dueTables' | 'lateTables'
>

export function lists(db: DatabaseSync): Lists {
  const seats = seatRows(db)
  const open = db.prepare(
    `SELECT * FROM tables WHERE public = 1 AND stage <> 'over'
       AND NOT EXISTS (SELECT 1 FROM blocks
         WHERE (blocks.person = host AND blocked = :person) OR (blocks.person = :person AND blocked = host))
       AND NOT EXISTS (SELECT 1 FROM removed WHERE removed.n = tables.n AND removed.person = :person)
     ORDER BY created DESC`,
  )
  // Tables under way first. Otherwise many finished games would hide a slow one.
  const mine = db.prepare(
    `SELECT * FROM tables WHERE n IN
       (SELECT n FROM seats WHERE person = :person UNION SELECT n FROM tables WHERE host = :person)
     ORDER BY stage = 'over', created DESC LIMIT :most`,
  )
  // While a bot plays for a person, the table doesn't wait for them.
  const turns = db.prepare(
    `SELECT tables.id FROM seats JOIN tables USING (n)
     WHERE person = ? AND stage = 'playing' AND away = 0
       AND instr(',' || waiting || ',', ',' || seat || ',') > 0
     ORDER BY tables.updated`,
  )
  const under = db.prepare("SELECT count(*) AS many FROM tables WHERE host = ? AND stage <> 'over'")
  const due = db.prepare('SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?')

  const timed = db.prepare('SELECT id, seconds, deadlines FROM tables WHERE due IS NOT NULL AND seconds > 0')

  const isLate = (row: Row, now: number) =>
    readTimes(text(row, 'deadlines')).some((end) => (end ?? 0) > now + int(row, 'seconds') * 1000)
  const listed = (row: Row) => readListed(row, seats.read(int(row, 'n')))
  const id = (row: Row) => text(row, 'id')

  return {
    publicTables: async (most, mostOfEach, person = null) =>
      someOfEach(open.iterate({ person }), most, mostOfEach).map(listed),
    tablesOf: async (person, most) => mine.all({ person, most }).map(listed),
    turnsOf: async (person) => turns.all(person).map(id),
    openTablesOf: async (person) => int(under.get(person) ?? {}, 'many'),
    dueTables: async (now, most) => due.all(now, most).map(id),
    lateTables: async (now) =>
      timed
        .all()
        .filter((row) => isLate(row, now))
        .map(id),
  }
}

/** The first `most` rows, with at most `mostOfEach` of one host. */
function someOfEach(rows: Iterable<Row>, most: number, mostOfEach: number): Row[] {
  const found: Row[] = []
  const hosts = new Map<string, number>()
  for (const row of rows) {
    const host = textOrNull(row, 'host') ?? ''
    const many = hosts.get(host) ?? 0
    hosts.set(host, many + 1)
    if (many < mostOfEach) found.push(row)
    if (found.length === most) break
  }
  return found
}

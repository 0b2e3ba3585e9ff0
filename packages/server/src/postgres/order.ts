// Keeps people out of a table: those its host removed, and those its host has blocked.
import { welcomeOf } from '../rows/welcome.ts'
import type { Storage } from '../storage.ts'
import type { Read } from './connections.ts'
import { sql } from './sql.ts'
import type { Writer } from './writer.ts'

// A blocked person who has a seat keeps playing.
const KEPT = sql(
  `SELECT
     CAST(EXISTS (SELECT 1 FROM removed WHERE removed.n = tables.n AND removed.person = :person) AS INT) AS removed,
     CAST(EXISTS (SELECT 1 FROM blocks WHERE blocks.person = tables.host AND blocks.blocked = :person)
       AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.n = tables.n AND seats.person = :person) AS INT) AS hidden,
     CAST(EXISTS (
       SELECT 1 FROM table_notices AS t WHERE t.n = tables.n AND t.person = :person AND sent > 0) AS INT) AS noticed
   FROM tables WHERE id = :table`,
)
const BAR = sql(
  `INSERT INTO removed (n, person)
   SELECT n, people.id FROM tables, people WHERE tables.id = :table AND people.id = :person
   ON CONFLICT DO NOTHING`,
)

export function order(read: Read, writer: Writer): Pick<Storage, 'welcome' | 'bar'> {
  return {
    welcome: async (table, person) => welcomeOf((await read(KEPT, { table, person }))[0]),
    bar: (table, person) => writer.write(async (ask) => void (await ask(BAR, { table, person })), table),
  }
}

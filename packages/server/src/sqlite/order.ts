// Keeps people out of a table: those its host removed, and those its host has blocked.
import type { DatabaseSync } from 'node:sqlite'
import type { Storage } from '../storage.ts'
import { welcomeOf } from '../rows/welcome.ts'
import type { Writer } from './writer.ts'

export function order(db: DatabaseSync, writer: Writer): Pick<Storage, 'welcome' | 'bar'> {
  // A blocked person who has a seat keeps playing.
  const kept = db.prepare(
    `SELECT
       EXISTS (SELECT 1 FROM removed WHERE removed.n = tables.n AND removed.person = :person) AS removed,
       EXISTS (SELECT 1 FROM blocks WHERE blocks.person = tables.host AND blocks.blocked = :person)
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.n = tables.n AND seats.person = :person) AS hidden,
       EXISTS (SELECT 1 FROM table_notices AS t WHERE t.n = tables.n AND t.person = :person AND sent > 0) AS noticed
     FROM tables WHERE id = :table`,
  )
  const bar = db.prepare(
    `INSERT OR IGNORE INTO removed (n, person)
     SELECT n, people.id FROM tables, people WHERE tables.id = ? AND people.id = ?`,
  )

  return {
    welcome: async (table, person) => welcomeOf(kept.get({ table, person })),
    bar: (table, person) => writer.write(() => void bar.run(table, person)),
  }
}

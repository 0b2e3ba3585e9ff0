// Reports of problems, for the person who runs the server. A report is removed with its table.
import type { DatabaseSync } from 'node:sqlite'
import { Overtaken } from '@lorehall/host'
import { ALL_REPORTS, readReport } from '../rows/report.ts'
import type { Storage } from '../storage.ts'
import type { Writer } from './writer.ts'

type Reports = Pick<Storage, 'addReport' | 'reports'>

export function reports(db: DatabaseSync, writer: Writer): Reports {
  const insert = db.prepare(
    `INSERT INTO reports (id, n, seat, seq, text, versions, view, at)
     SELECT ?, n, ?, ?, ?, ?, ?, ? FROM tables WHERE tables.id = ?`,
  )
  const all = db.prepare(ALL_REPORTS)

  return {
    addReport: ({ id, table, seat, seq, text, versions, view, at }) =>
      writer.write(() => {
        const row = [id, seat, seq, text, JSON.stringify(versions), JSON.stringify(view), at, table] as const
        if (insert.run(...row).changes === 0) throw new Overtaken(table)
      }),
    reports: async () => all.all().map(readReport),
  }
}

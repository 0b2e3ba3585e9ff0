// Reports of problems, for the person who runs the server. A report is removed with its table.
import { Overtaken } from '@lorehall/host'
import { ALL_REPORTS, readReport } from '../rows/report.ts'
import type { Storage } from '../storage.ts'
import type { Read } from './connections.ts'
import { sql } from './sql.ts'
import type { Writer } from './writer.ts'

const INSERT = sql(
  `INSERT INTO reports (id, n, seat, seq, text, versions, view, at)
   SELECT CAST(:id AS TEXT), n, CAST(:seat AS BIGINT), CAST(:seq AS BIGINT), CAST(:text AS TEXT), CAST(:versions AS TEXT),
     CAST(:view AS TEXT), CAST(:at AS BIGINT)
   FROM tables WHERE tables.id = :table RETURNING n`,
)
const ALL = sql(ALL_REPORTS)

export function reports(read: Read, writer: Writer): Pick<Storage, 'addReport' | 'reports'> {
  return {
    addReport: ({ versions, view, ...report }) =>
      writer.write(async (ask) => {
        const texts = { versions: JSON.stringify(versions), view: JSON.stringify(view) }
        if ((await ask(INSERT, { ...report, ...texts })).length === 0) throw new Overtaken(report.table)
      }, report.table),
    reports: async () => (await read(ALL, {})).map(readReport),
  }
}

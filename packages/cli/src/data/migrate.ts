// Moves everything between a data file and a database, and describes how far it is.
import { dataFileIn, isPostgres, type Move, type Moved, moveAll, type Progress } from '@lorehall/server'
import { columns } from '../columns.ts'
import { said } from './data.ts'

/** Milliseconds between two lines about the same table. */
const PACE = 1000

const placeOf = (given: string) => (isPostgres(given) ? given : dataFileIn(given))

export function moved({ from, to, again = false }: Move, tell: (progress: Progress) => void): Promise<Moved> {
  let told = 0
  let stage = ''
  const heard = (progress: Progress) => {
    const now = `${progress.doing} ${progress.table}`
    if (now === stage && progress.rows < progress.of && Date.now() - told < PACE) return
    if (progress.of === 0) return
    stage = now
    told = Date.now()
    tell(progress)
  }
  return said(() => moveAll({ from: placeOf(from), to: placeOf(to), again, heard }))
}

export const progressLine = ({ doing, table, rows, of }: Progress): string =>
  `${doing === 'copy' ? 'copying' : 'comparing'} ${table}: ${rows} of ${of}`

export function movedLines({ from, to, rows }: Moved): string[] {
  const counts = Object.entries(rows).filter(([, many]) => many > 0)
  return [
    `moved from ${from}`,
    `        to ${to}`,
    ...columns(counts.map(([table, many]) => [table, String(many)])),
    'Every row was compared and is the same.',
  ]
}

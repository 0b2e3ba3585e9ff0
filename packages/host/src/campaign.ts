// Tables that belong together: several records in one file, and a campaign, in which each later table began
// with what an earlier one left. Server, page and command read and check them in the same way.
import { canonical, type Carried, isRecord, Refusal, type TableRecord } from '@lorehall/kernel'
import type { AnyTable } from './wire.ts'

/** Several records in one file. */
const BUNDLE = 'lorehall-tables-1'

export function bundleOf(records: readonly TableRecord[]): string {
  return bundleOfTexts(records.map(textInBundle))
}

/** One record as it is written in a bundle: where there are many, each can be written at another time. */
export function textInBundle(record: TableRecord): string {
  return JSON.stringify(record, null, 1).replaceAll('\n', '\n  ')
}

export function bundleOfTexts(texts: readonly string[]): string {
  const records = texts.map((text) => `\n  ${text}`).join(',')
  return `{\n "format": "${BUNDLE}",\n "records": [${records}${records === '' ? '' : '\n '}]\n}`
}

/** The records of a bundle, as yet unread; null: this file is none. */
export function bundled(file: unknown): readonly unknown[] | null {
  if (!isRecord(file) || file['format'] !== BUNDLE) return null
  const records: unknown = file['records']
  if (!Array.isArray(records)) throw new Refusal('bad-record', "this bundle has no list of 'records'")
  return records.map((record: unknown) => record)
}

/** What a new table of this game begins with, after an earlier one. */
export function leftBy(earlier: AnyTable, game: string): Carried {
  const { id, title } = earlier.game
  const no = (why: string) => new Refusal('bad-carried', why)
  if (id !== game) throw no(`that table was of ${title}: one of another game cannot go on from it`)
  if (!earlier.over) throw no('that table was not played to its end: only there is known what it leaves')
  const carried = earlier.leaves()
  if (carried === null) throw no(`that table of ${title} left nothing that another could begin with`)
  return carried
}

/** The tables in the order of their chapters. Refused where one did not begin with what another left. */
export function chaptersOf(tables: readonly AnyTable[]): AnyTable[] {
  const earlier = new Map(tables.map((table) => [table.digest(), table]))
  const before = ({ carried }: AnyTable) => (carried === null ? undefined : earlier.get(carried.after))
  const chapter = (table: AnyTable): number => {
    const last = before(table)
    return last === undefined ? 0 : 1 + chapter(last)
  }
  for (const table of tables) {
    const last = before(table)
    if (last !== undefined) checkCarried(table, leftBy(last, table.game.id))
  }
  return tables.toSorted((a, b) => chapter(a) - chapter(b))
}

function checkCarried({ carried, sitters }: AnyTable, left: Carried): void {
  if (canonical(carried) === canonical(left)) return
  const names = sitters.map(({ name }) => name).join(', ')
  throw new Refusal(
    'bad-record',
    `a later table (${names}) does not begin with what the earlier one left; one of them was edited`,
  )
}

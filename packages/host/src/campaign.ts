// Bundles (several records in one file) and campaigns (tables that began with what an earlier one left). The server,
// the page and the command use the same code to read and check them.
import { canonical, type Carried, isRecord, type Lines, Refusal, type TableRecord } from '@lorehall/kernel'
import type { Campaign } from './port.ts'
import type { AnyTable } from './wire.ts'

/** The format name of a bundle. */
const BUNDLE = 'lorehall-tables-1'

export function bundleOf(records: readonly TableRecord[]): string {
  return bundleOfTexts(records.map(textInBundle))
}

/** One record as text for a bundle, so that a large bundle can be written piece by piece. */
export function textInBundle(record: TableRecord): string {
  return JSON.stringify(record, null, 1).replaceAll('\n', '\n  ')
}

export function bundleOfTexts(texts: readonly string[]): string {
  const records = texts.map((text) => `\n  ${text}`).join(',')
  return `{\n "format": "${BUNDLE}",\n "records": [${records}${records === '' ? '' : '\n '}]\n}`
}

/** The records of a bundle, not checked yet; null: the file is no bundle. */
export function bundled(file: unknown): readonly unknown[] | null {
  if (!isRecord(file) || file['format'] !== BUNDLE) return null
  const records: unknown = file['records']
  if (!Array.isArray(records)) throw new Refusal('bad-record', "this bundle has no list of 'records'")
  return records.map((record: unknown) => record)
}

/** The data that a new table of this game carries on from the earlier one; refused if there is none. */
export function leftBy(earlier: AnyTable, game: string, lines?: Lines): Carried {
  const { id, title } = earlier.game
  const no = (why: string) => new Refusal('bad-carried', why)
  if (id !== game)
    throw no(`the earlier table was a game of ${title}; a different game can't continue from it`)
  if (!earlier.over) throw no('the earlier table is not over yet; finish it first')
  const carried = earlier.leaves()
  if (carried === null) throw no(`the earlier table of ${title} left nothing to continue from`)
  return lines === undefined ? carried : { ...carried, lines }
}

/** The campaign up to this table, and the way on; refused if the table left nothing. */
export function campaignAt(table: AnyTable): Campaign {
  const { game, options } = table
  const { left } = leftBy(table, game.id)
  return {
    lines: game.play.carries?.lines(left) ?? [],
    sheet: game.say.campaign?.(left) ?? null,
    next: game.form.next === undefined ? options : game.form.next(options),
  }
}

/** The tables in the order of their chapters. Refused if a table didn't begin with what its earlier table left. */
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
  const { after, left: began } = carried ?? { after: '', left: null }
  if (canonical({ after, left: began }) === canonical(left)) return
  const names = sitters.map(({ name }) => name).join(', ')
  throw new Refusal(
    'bad-record',
    `a later table (${names}) does not begin with what the earlier one left; one of the records was edited`,
  )
}

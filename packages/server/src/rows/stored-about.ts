// Reads everything that is stored about a person, a few rows at a time, from any database.
import type { Json } from '@lorehall/kernel'
import { measured } from '../guard/charged.ts'
import type { OwnDataSection } from '../people/en.ts'
import { ABOUT_PEOPLE, type Shown } from './about-people.ts'
import type { Row } from './row.ts'

/** Rows of one section. Every section comes at least once. */
export interface StoredAbout {
  readonly section: OwnDataSection
  readonly rows: readonly Json[]
}

type Key = Readonly<Record<string, string | number>>

/** Reads rows with parameters by name (`:id`). */
export type ReadRows = (sql: string, values: Key & { readonly id: string }) => Promise<readonly Row[]>

/** Rows that are read at the same time. */
const AT_ONCE = 100

const named = (i: number) => `key${i}`

function sqlOf({ columns, from, key, atOnce = AT_ONCE }: Shown, isFirst: boolean): string {
  if (key.length === 0) return `SELECT ${columns} FROM ${from}`
  const keys = key.map((column, i) => `${column} AS ${named(i)}`).join(', ')
  const list = key.join(', ')
  const further = isFirst ? '' : ` AND (${list}) > (${key.map((_, i) => `:${named(i)}`).join(', ')})`
  return `SELECT ${columns}, ${keys} FROM ${from}${further} ORDER BY ${list} LIMIT ${atOnce}`
}

function keyOf(row: Row, { key }: Shown): Key {
  return Object.fromEntries(
    key.map((_, i) => {
      const value = row[named(i)]
      if (typeof value === 'string' || typeof value === 'number') return [named(i), value]
      throw new Error(`a key of the storage holds ${String(value)}`)
    }),
  )
}

export async function* storedAbout(id: string, read: ReadRows): AsyncGenerator<StoredAbout> {
  // The person is deleted last and comes first.
  for (const { shown } of ABOUT_PEOPLE.toReversed()) for (const one of shown) yield* sectionOf(one, id, read)
}

async function* sectionOf(shown: Shown, id: string, read: ReadRows): AsyncGenerator<StoredAbout> {
  for (let key: Key | null = null; ;) {
    const sql = sqlOf(shown, key === null)
    const values = { ...key, id }
    const found: readonly Row[] = await measured(() => read(sql, values))
    yield { section: shown.section, rows: measured(() => found.map(shown.read)) }
    const last = found.at(-1)
    if (last === undefined || shown.key.length === 0 || found.length < (shown.atOnce ?? AT_ONCE)) return
    key = keyOf(last, shown)
  }
}

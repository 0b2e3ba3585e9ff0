// The chapters of a journal: the tables of a campaign up to one of them, each with what was read there.
import type { Eyes, Update } from '@lorehall/host'
import type { TablePort } from '../../host/table-port.ts'
import { HostTrouble } from '../../host/trouble.ts'
import { type Entry, entriesOf } from './entries.ts'

/** Where a journal comes from: this device or a server. */
export interface JournalSource {
  readonly port: TablePort
  /** The table's address. */
  readonly home: (table: string) => string
  /** The table that this one continues, and the eyes it is read through; null: it is not stored here. */
  readonly find: (table: string) => Promise<{ readonly after: string | null; readonly eyes: Eyes } | null>
}

export interface Chapter {
  readonly table: string
  readonly update: Update
  readonly entries: readonly Entry[]
}

/** The seats with texts of their own in a chapter. */
export const readersOf = ({ entries }: Pick<Chapter, 'entries'>): number[] =>
  [...new Set(entries.flatMap(({ line }) => line.seat ?? []))].toSorted((one, other) => one - other)

export interface Chapters {
  /** From the first to the last. */
  readonly chapters: readonly Chapter[]
  /** An earlier chapter is not stored here. */
  readonly lost: boolean
}

/** Beyond the last move of any game: the host sends the last one. */
const THE_END = Number.MAX_SAFE_INTEGER

/** No campaign has more chapters; a chain of tables in a circle would never end. */
const MOST_CHAPTERS = 50

export async function readChapters({ port, find }: JournalSource, last: string): Promise<Chapters> {
  const chapters: Chapter[] = []
  let table: string | null = last
  while (table !== null && chapters.length < MOST_CHAPTERS) {
    const found = await find(table)
    if (found === null) {
      if (chapters.length === 0) throw new HostTrouble('unknown-table', 'this table is not stored here')
      return { chapters: chapters.toReversed(), lost: true }
    }
    const update: Update = await port.request('replay', { table, at: THE_END, eyes: found.eyes })
    chapters.push({ table, update, entries: entriesOf(update.log) })
    table = found.after
  }
  return { chapters: chapters.toReversed(), lost: false }
}

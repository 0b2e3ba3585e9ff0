// Takes the name of a deleted person out of what is stored about a table. Names aren't part of a game's digest, so the
// records of their games stay valid.
import { createHash } from 'node:crypto'
import type { Entry, Sitter, TableRecord } from '@lorehall/kernel'
import type { Plan, SeatRow } from '../storage.ts'
import { NOBODY } from './about-people.ts'
import { renaming } from './renaming.ts'
import { isFromSeat } from './report.ts'
import { type Row, text } from './row.ts'
import { readEntry, readJson, writeEntry } from './words.ts'

const readSeated: (text: string) => Pick<TableRecord, 'seats'> = JSON.parse
const readPlan: (text: string) => Plan = JSON.parse
const readRecord: (text: string) => Pick<TableRecord, 'seats' | 'entries'> = JSON.parse

/** Tables per transaction. In between, other writes get their turn. */
export const TABLES_AT_ONCE = 20

/** The hash by which a deleted person is known, so that a restored backup doesn't bring them back. */
export const hashOf = (id: string) => createHash('sha256').update(id).digest('hex')

/** The texts stored about a table, without the name of a deleted person. */
export interface Nameless {
  plan(plan: string): string
  beginning(beginning: string | null): string | null
  entry(entry: string): string
  report(row: Row): { readonly text: string; readonly view: string }
}

/** @param sitting the seats of the table while they still name the person */
export function namelessAt(id: string, name: string, sitting: readonly SeatRow[]): Nameless {
  // If a person changes their name, tables they joined before keep the old one.
  const then = sitting.filter((seat) => seat.person === id && seat.name !== '').map((seat) => seat.name)
  const names = [...new Set([name, ...then])]
  const { inText, inJson } = renaming(names, NOBODY)
  const rename = (who: Sitter, seat: number): Sitter =>
    isTheirs(sitting[seat], who, id, names) ? { ...who, name: NOBODY } : who
  return {
    plan: (plan) => planWithout(plan, rename),
    beginning: (beginning) => (beginning === null ? null : withoutName(readSeated(beginning), rename)),
    entry: (entry) => writeEntry(entryWithout(readEntry(entry), rename)),
    report: (row) => {
      const view = text(row, 'view')
      const isOwn = isFromSeat(view) && sitting[Number(row['seat'] ?? -1)]?.person === id
      return {
        text: isOwn ? '' : inText(text(row, 'text')),
        view: JSON.stringify(inJson(readJson(view))),
      }
    },
  }
}

/** A letter without the name of a deleted person. */
export function namelessLetter(name: string, body: string): string {
  return JSON.stringify(renaming([name], NOBODY).inJson(readJson(body)))
}

type Rename = (who: Sitter, seat: number) => Sitter

/**
 * Whether this sitter is the person: at their own seat, any person and any bot with their name in its name; at a seat
 * without a person, a sitter with exactly their name.
 */
function isTheirs(seat: SeatRow | undefined, who: Sitter, id: string, names: readonly string[]): boolean {
  if (seat?.person === id) return who.kind === 'person' || names.some((name) => who.name.includes(name))
  return names.includes(who.name) && (seat?.person ?? null) === null
}

function withoutName(seated: Pick<TableRecord, 'seats'>, rename: Rename): string {
  return JSON.stringify({ ...seated, seats: seated.seats.map(rename) })
}

function entryWithout(entry: Entry, rename: Rename): Entry {
  if (typeof entry === 'string' || !('sits' in entry)) return entry
  return { ...entry, who: rename(entry.who, entry.sits) }
}

function planWithout(text: string, rename: Rename): string {
  const plan = readPlan(text)
  if (plan.record === undefined) return text
  const record = readRecord(plan.record)
  const renamed = { ...record, entries: record.entries.map((entry) => entryWithout(entry, rename)) }
  return JSON.stringify({ ...plan, record: withoutName(renamed, rename) })
}

// Takes the name of a deleted person out of what is stored about a table. Names aren't part of a game's digest, so the
// records of their games stay valid.
import { createHash } from 'node:crypto'
import type { Entry, Sitter, TableRecord } from '@lorehall/kernel'
import type { Plan, SeatRow } from '../storage.ts'
import { renaming } from './renaming.ts'
import { type Row, text } from './row.ts'
import { readEntry, readJson, writeEntry } from './words.ts'

const readSeated: (text: string) => Pick<TableRecord, 'seats'> = JSON.parse
const readPlan: (text: string) => Plan = JSON.parse
const readRecord: (text: string) => Pick<TableRecord, 'seats' | 'entries'> = JSON.parse

/** Tables per transaction. In between, other writes get their turn. */
export const TABLES_AT_ONCE = 20

/** Replaces the name of a deleted person in lists and records. */
const NOBODY = 'Someone'

/** The hash by which a deleted person is known, so that a restored backup doesn't bring them back. */
export const hashOf = (id: string) => createHash('sha256').update(id).digest('hex')

/** Takes a deleted person (`:id`) out of a table (`:n`). */
export const LEAVINGS: readonly string[] = [
  // At a running server, the person has already left these tables. In a restored backup they may still have a seat:
  // a bot takes it over (due = 0 wakes the caretaker), or it opens again if the game hasn't begun.
  `UPDATE tables SET due = 0 WHERE n = :n AND stage = 'playing'
     AND n IN (SELECT n FROM seats WHERE person = :id AND away = 0)`,
  `UPDATE seats SET kind = 'open', name = '', person = NULL, nonce = NULL WHERE n = :n AND person = :id
     AND n IN (SELECT n FROM tables WHERE stage = 'gathering')`,
  `UPDATE seats SET name = '${NOBODY}', person = NULL,
     stand_in = CASE WHEN away = 0 AND n IN (SELECT n FROM tables WHERE stage = 'playing')
       THEN 'left' ELSE stand_in END,
     away = CASE WHEN n IN (SELECT n FROM tables WHERE stage = 'playing') THEN 1 ELSE away END
   WHERE n = :n AND person = :id`,
  `UPDATE tables SET host = CASE WHEN stage = 'gathering' THEN
     (SELECT person FROM seats WHERE seats.n = tables.n AND kind = 'person' ORDER BY seat LIMIT 1) END
   WHERE n = :n AND host = :id`,
]

/** Deletes everything else about a person, explicitly also what references would delete, because a restore has none. */
export const GOODBYES: readonly string[] = [
  'DELETE FROM chat WHERE person = :id',
  'DELETE FROM blocks WHERE blocked = :id OR person = :id',
  'DELETE FROM removed WHERE person = :id',
  'UPDATE tables SET rematch_by = NULL WHERE rematch_by = :id',
  'DELETE FROM letters WHERE url = (SELECT webhook FROM people WHERE id = :id)',
  'DELETE FROM devices WHERE person = :id',
  'DELETE FROM recoveries WHERE person = :id',
  'DELETE FROM made WHERE person = :id',
  'DELETE FROM people WHERE id = :id',
]

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
    report: (row) => ({
      text: sitting[Number(row['seat'] ?? -1)]?.person === id ? '' : inText(text(row, 'text')),
      view: JSON.stringify(inJson(readJson(text(row, 'view')))),
    }),
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

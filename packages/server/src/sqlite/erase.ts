// Deletes a person: their devices, their chat, and their name everywhere. Names aren't part of a game's digest, so the
// records of their games stay valid. A hash of their id stays, so that a restored backup doesn't bring them back.
import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Entry, Sitter, TableRecord } from '@lorehall/kernel'
import type { Plan, SeatRow, Storage } from '../storage.ts'
import { renaming } from './renaming.ts'
import { int, type Row, text, textOrNull } from './row.ts'
import { seatRows } from './seats.ts'
import { readEntry, readJson, writeEntry } from './words.ts'
import type { Writer } from './writer.ts'

const readSeated: (text: string) => Pick<TableRecord, 'seats'> = JSON.parse
const readPlan: (text: string) => Plan = JSON.parse
const readRecord: (text: string) => Pick<TableRecord, 'seats' | 'entries'> = JSON.parse

/** Replaces the name of a deleted person in lists and records. */
const NOBODY = 'Someone'

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex')

/** Tables per transaction. In between, other writes get their turn. */
const AT_ONCE = 20

/**
 * Returns a function that deletes a person in pieces. Each call does one piece within the caller's transaction, and
 * returns true if it was the last. A finished table no longer names the person, so after an interruption the next call
 * continues with the rest. If somebody saves a finished table with the person in it meanwhile, it is found again.
 */
function eraser(db: DatabaseSync): (id: string) => boolean {
  const seats = seatRows(db)
  const person = db.prepare('SELECT name, webhook FROM people WHERE id = ?')
  const theirs = db.prepare(
    `SELECT n, plan, beginning FROM beginnings WHERE n IN
       (SELECT n FROM seats WHERE person = :id UNION SELECT n FROM tables WHERE host = :id)
     LIMIT ${AT_ONCE}`,
  )
  const setLarge = db.prepare('UPDATE beginnings SET plan = ?, beginning = ? WHERE n = ?')
  const sits = db.prepare(`SELECT seq, entry FROM entries WHERE n = ? AND entry >= '{' AND entry < '|'`)
  const setEntry = db.prepare('UPDATE entries SET entry = ? WHERE n = ? AND seq = ?')
  const reported = db.prepare('SELECT id, seat, text, view FROM reports WHERE n = ?')
  const setReport = db.prepare('UPDATE reports SET text = ?, view = ? WHERE id = ?')
  const posted = db.prepare('SELECT id, body FROM letters')
  const setLetter = db.prepare('UPDATE letters SET body = ? WHERE id = ?')
  const remember = db.prepare('INSERT OR IGNORE INTO forgotten (hash) VALUES (?)')
  const prepared = (sql: string) => {
    const statement = db.prepare(sql)
    statement.setAllowUnknownNamedParameters(true)
    return statement
  }
  const leavings = [
    // At a running server, the person has already left these tables. In a restored backup they may still have a seat:
    // a bot takes it over (due = 0 wakes the caretaker), or it opens again if the game hasn't begun.
    `UPDATE tables SET due = 0 WHERE n = :n AND stage = 'playing'
       AND n IN (SELECT n FROM seats WHERE person = :id AND away = 0)`,
    `UPDATE seats SET kind = 'open', name = '', person = NULL, nonce = NULL WHERE n = :n AND person = :id
       AND n IN (SELECT n FROM tables WHERE stage = 'gathering')`,
    `UPDATE seats SET name = :replacement, person = NULL,
       stand_in = iif(away = 0 AND n IN (SELECT n FROM tables WHERE stage = 'playing'), 'left', stand_in),
       away = iif(n IN (SELECT n FROM tables WHERE stage = 'playing'), 1, away) WHERE n = :n AND person = :id`,
    `UPDATE tables SET host = iif(stage = 'gathering',
       (SELECT person FROM seats WHERE seats.n = tables.n AND kind = 'person' ORDER BY seat LIMIT 1), NULL)
     WHERE n = :n AND host = :id`,
  ].map(prepared)
  // Deletes explicitly what foreign keys would delete too, because a restore runs without foreign keys.
  const goodbyes = [
    'DELETE FROM chat WHERE person = :id',
    'DELETE FROM blocks WHERE blocked = :id OR person = :id',
    'DELETE FROM removed WHERE person = :id',
    'UPDATE tables SET rematch_by = NULL WHERE rematch_by = :id',
    'DELETE FROM letters WHERE url = (SELECT webhook FROM people WHERE id = :id)',
    'DELETE FROM devices WHERE person = :id',
    'DELETE FROM recoveries WHERE person = :id',
    'DELETE FROM made WHERE person = :id',
    'DELETE FROM people WHERE id = :id',
  ].map(prepared)

  function erase(id: string): boolean {
    const found = person.get(id)
    if (found === undefined) return true
    const name = text(found, 'name')
    const some = theirs.all({ id })
    for (const row of some) {
      eraseAt(row, id, name)
      for (const leaving of leavings) leaving.run({ id, n: int(row, 'n'), replacement: NOBODY })
    }
    if (some.length === AT_ONCE) return false
    const { inJson } = renaming([name], NOBODY)
    for (const row of posted.all()) {
      const body = text(row, 'body')
      const renamed = JSON.stringify(inJson(readJson(body)))
      if (renamed !== body) setLetter.run(renamed, int(row, 'id'))
    }
    for (const goodbye of goodbyes) goodbye.run({ id })
    remember.run(hashOf(id))
    return true
  }

  function eraseAt(row: Row, id: string, name: string): void {
    const n = int(row, 'n')
    const sitting = seats.read(n)
    // If a person changes their name, tables they joined before keep the old one.
    const then = sitting.filter((seat) => seat.person === id && seat.name !== '').map((seat) => seat.name)
    const names = [...new Set([name, ...then])]
    const { inText, inJson } = renaming(names, NOBODY)
    const rename = (who: Sitter, seat: number): Sitter =>
      isTheirs(sitting[seat], who, id, names) ? { ...who, name: NOBODY } : who
    const beginning = textOrNull(row, 'beginning')
    setLarge.run(
      planWithout(text(row, 'plan'), rename),
      beginning === null ? null : withoutName(readSeated(beginning), rename),
      n,
    )
    for (const entry of sits.all(n)) {
      const renamed = writeEntry(entryWithout(readEntry(text(entry, 'entry')), rename))
      if (renamed !== text(entry, 'entry')) setEntry.run(renamed, n, int(entry, 'seq'))
    }
    for (const report of reported.all(n)) {
      const own = sitting[Number(report['seat'] ?? -1)]?.person === id
      const view = JSON.stringify(inJson(readJson(text(report, 'view'))))
      setReport.run(own ? '' : inText(text(report, 'text')), view, text(report, 'id'))
    }
  }

  return erase
}

export function erasing(db: DatabaseSync, writer: Writer): Pick<Storage, 'erasePerson' | 'seatedAt'> {
  const erase = eraser(db)
  const seated = db.prepare(
    `SELECT DISTINCT id FROM seats JOIN tables USING (n) WHERE person = ? AND away = 0 AND stage <> 'over'`,
  )
  return {
    seatedAt: async (person) => seated.all(person).map((row) => text(row, 'id')),
    erasePerson: async (id) => {
      while (!(await writer.write(() => erase(id))));
      if (db.isOpen) cutLog(db)
    },
  }
}

/** Empties the write-ahead log, which still contains deleted data. Readers in other processes may delay this. */
export function cutLog(db: DatabaseSync): void {
  db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
}

/** Deletes people who were deleted before and are in the file again. */
export function eraseForgotten(db: DatabaseSync): void {
  const erase = eraser(db)
  const gone = new Set(forgottenIn(db))
  for (const row of db.prepare('SELECT id FROM people').all()) {
    const id = text(row, 'id')
    if (gone.has(hashOf(id))) while (!erase(id));
  }
}

export function forgottenIn(db: DatabaseSync): string[] {
  return db
    .prepare('SELECT hash FROM forgotten')
    .all()
    .map((row) => text(row, 'hash'))
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

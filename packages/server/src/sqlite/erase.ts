// Deletes a person: their devices, their chat, and their name everywhere. Names aren't part of a game's digest, so the
// records of their games stay valid. A hash of their id stays, so that a restored backup doesn't bring them back.
import type { DatabaseSync } from 'node:sqlite'
import { GOODBYES, LEAVINGS } from '../rows/about-people.ts'
import { hashOf, namelessAt, namelessLetter, TABLES_AT_ONCE } from '../rows/nameless.ts'
import { int, type Row, text, textOrNull } from '../rows/row.ts'
import { storedAbout } from '../rows/stored-about.ts'
import type { Storage } from '../storage.ts'
import { seatRows } from './seats.ts'
import type { Writer } from './writer.ts'

/**
 * Returns a function that deletes a person in pieces. Each call does one piece within the caller's transaction, and
 * returns true if it was the last. A finished table no longer names the person, so after an interruption the next call
 * continues with the rest. If somebody saves a finished table with the person in it meanwhile, it is found again.
 */
function eraser(db: DatabaseSync): (id: string) => boolean {
  const seats = seatRows(db)
  const person = db.prepare('SELECT name FROM people WHERE id = ?')
  const theirs = db.prepare(
    `SELECT n, plan, beginning FROM beginnings WHERE n IN
       (SELECT n FROM seats WHERE person = :id UNION SELECT n FROM tables WHERE host = :id)
     LIMIT ${TABLES_AT_ONCE}`,
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
  const leavings = LEAVINGS.map(prepared)
  const goodbyes = GOODBYES.map(prepared)

  function erase(id: string): boolean {
    const found = person.get(id)
    if (found === undefined) return true
    const name = text(found, 'name')
    const some = theirs.all({ id })
    for (const row of some) {
      eraseAt(row, id, name)
      for (const leaving of leavings) leaving.run({ id, n: int(row, 'n') })
    }
    if (some.length === TABLES_AT_ONCE) return false
    for (const row of posted.all()) {
      const renamed = namelessLetter(name, text(row, 'body'))
      if (renamed !== text(row, 'body')) setLetter.run(renamed, int(row, 'id'))
    }
    for (const goodbye of goodbyes) goodbye.run({ id })
    remember.run(hashOf(id))
    return true
  }

  function eraseAt(row: Row, id: string, name: string): void {
    const n = int(row, 'n')
    const nameless = namelessAt(id, name, seats.read(n))
    setLarge.run(nameless.plan(text(row, 'plan')), nameless.beginning(textOrNull(row, 'beginning')), n)
    for (const entry of sits.all(n)) {
      const renamed = nameless.entry(text(entry, 'entry'))
      if (renamed !== text(entry, 'entry')) setEntry.run(renamed, n, int(entry, 'seq'))
    }
    for (const report of reported.all(n)) {
      const { text: said, view } = nameless.report(report)
      setReport.run(said, view, text(report, 'id'))
    }
  }

  return erase
}

export function erasing(
  db: DatabaseSync,
  writer: Writer,
): Pick<Storage, 'erasePerson' | 'seatedAt' | 'storedAbout'> {
  const erase = eraser(db)
  const seated = db.prepare(
    `SELECT DISTINCT id FROM seats JOIN tables USING (n) WHERE person = ? AND away = 0 AND stage <> 'over'`,
  )
  return {
    storedAbout: (id) => storedAbout(id, async (sql, values) => db.prepare(sql).all(values)),
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

/** Deletes people who were deleted before and are in the file again. Returns their ids. */
export function eraseForgotten(db: DatabaseSync): string[] {
  const erase = eraser(db)
  const gone = new Set(forgottenIn(db))
  const ids = db
    .prepare('SELECT id FROM people')
    .all()
    .map((row) => text(row, 'id'))
  const back = ids.filter((id) => gone.has(hashOf(id)))
  for (const id of back) while (!erase(id));
  return back
}

export function forgottenIn(db: DatabaseSync): string[] {
  return db
    .prepare('SELECT hash FROM forgotten')
    .all()
    .map((row) => text(row, 'hash'))
}

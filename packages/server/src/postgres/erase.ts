// Deletes a person: their devices, their chat, and their name everywhere. Each transaction does a few tables, so that
// other writes get their turn; after an interruption, the next call continues with the rest.
import { GOODBYES, LEAVINGS } from '../rows/about-people.ts'
import { hashOf, namelessAt, namelessLetter, TABLES_AT_ONCE } from '../rows/nameless.ts'
import { int, type Row, text, textOrNull } from '../rows/row.ts'
import { storedAbout } from '../rows/stored-about.ts'
import type { Storage } from '../storage.ts'
import type { Ask, Read } from './connections.ts'
import { seatsOf } from './seats.ts'
import { once, sql } from './sql.ts'
import type { Writer } from './writer.ts'

const PERSON = sql('SELECT name FROM people WHERE id = :id')
const THEIRS = sql(
  `SELECT n, plan, beginning FROM beginnings WHERE n IN
     (SELECT n FROM seats WHERE person = :id UNION SELECT n FROM tables WHERE host = :id)
   ORDER BY n LIMIT ${TABLES_AT_ONCE}`,
)
const SET_LARGE = sql('UPDATE beginnings SET plan = :plan, beginning = :beginning WHERE n = :n')
const SITS = sql(`SELECT seq, entry FROM entries WHERE n = :n AND entry >= '{' AND entry < '|'`)
const SET_ENTRY = sql('UPDATE entries SET entry = :entry WHERE n = :n AND seq = :seq')
const REPORTED = sql('SELECT id, seat, text, view FROM reports WHERE n = :n')
const SET_REPORT = sql('UPDATE reports SET text = :text, view = :view WHERE id = :id')
const POSTED = sql('SELECT id, body FROM letters')
const SET_LETTER = sql('UPDATE letters SET body = :body WHERE id = :id')
const REMEMBER = sql('INSERT INTO forgotten (hash) VALUES (:hash) ON CONFLICT DO NOTHING')
const FORGOTTEN = sql('SELECT hash FROM forgotten')
const REMEMBER_ALL = sql(
  `INSERT INTO forgotten (hash) SELECT hash FROM unnest(CAST(:hashes AS TEXT[])) AS list (hash) ON CONFLICT DO NOTHING`,
)
const IDS = sql('SELECT id FROM people')
const BEGIN = sql('BEGIN')
const COMMIT = sql('COMMIT')
const SEATED_AT = sql(
  `SELECT DISTINCT id FROM seats JOIN tables USING (n) WHERE person = :id AND away = 0 AND stage <> 'over'`,
)
const leavings = LEAVINGS.map(sql)
const goodbyes = GOODBYES.map(sql)

/** Does one piece, and returns whether it was the last. */
async function erase(ask: Ask, id: string): Promise<boolean> {
  const [found] = await ask(PERSON, { id })
  if (found === undefined) return true
  const name = text(found, 'name')
  const some = await ask(THEIRS, { id })
  for (const row of some) {
    await eraseAt(ask, row, id, name)
    for (const leaving of leavings) await ask(leaving, { id, n: int(row, 'n') })
  }
  if (some.length === TABLES_AT_ONCE) return false
  for (const row of await ask(POSTED, {})) {
    const body = namelessLetter(name, text(row, 'body'))
    if (body !== text(row, 'body')) await ask(SET_LETTER, { body, id: int(row, 'id') })
  }
  for (const goodbye of goodbyes) await ask(goodbye, { id })
  await ask(REMEMBER, { hash: hashOf(id) })
  return true
}

async function eraseAt(ask: Ask, row: Row, id: string, name: string): Promise<void> {
  const n = int(row, 'n')
  const nameless = namelessAt(id, name, await seatsOf(ask, n))
  const beginning = nameless.beginning(textOrNull(row, 'beginning'))
  await ask(SET_LARGE, { n, plan: nameless.plan(text(row, 'plan')), beginning })
  for (const entry of await ask(SITS, { n })) {
    const renamed = nameless.entry(text(entry, 'entry'))
    if (renamed !== text(entry, 'entry')) await ask(SET_ENTRY, { entry: renamed, n, seq: int(entry, 'seq') })
  }
  for (const report of await ask(REPORTED, { n }))
    await ask(SET_REPORT, { ...nameless.report(report), id: text(report, 'id') })
}

/** The hashes of the ids of deleted people. */
export async function forgottenIn(ask: Ask): Promise<string[]> {
  return (await ask(FORGOTTEN, {})).map((row) => text(row, 'hash'))
}

/**
 * Adds hashes to those of deleted people, and deletes everybody whose hash is among them and who is in the database
 * again. Returns their ids. Call it outside of a transaction.
 */
export async function eraseForgotten(ask: Ask, hashes: readonly string[]): Promise<string[]> {
  await ask(REMEMBER_ALL, { hashes })
  const gone = new Set(await forgottenIn(ask))
  const ids = (await ask(IDS, {})).map((row) => text(row, 'id'))
  const back = ids.filter((id) => gone.has(hashOf(id)))
  for (const id of back) {
    for (let isLast = false; !isLast;) {
      await ask(BEGIN, {})
      isLast = await erase(ask, id)
      await ask(COMMIT, {})
    }
  }
  return back
}

export function erasing(
  read: Read,
  writer: Writer,
): Pick<Storage, 'erasePerson' | 'seatedAt' | 'storedAbout'> {
  return {
    storedAbout: (id) => storedAbout(id, (text, values) => read(once(text), values)),
    seatedAt: async (id) => (await read(SEATED_AT, { id })).map((row) => text(row, 'id')),
    erasePerson: async (id) => {
      while (!(await writer.write((ask) => erase(ask, id))));
    },
  }
}

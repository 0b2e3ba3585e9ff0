// People, their devices, and the tokens that add a device to a person.
import type { DatabaseSync } from 'node:sqlite'
import type { Person, Storage } from '../storage.ts'
import { quietOf, writeQuiet } from '../rows/reaching.ts'
import { int, type Row, text, textOrNull } from '../rows/row.ts'
import type { Writer } from './writer.ts'

type People = Pick<
  Storage,
  | 'addPerson'
  | 'person'
  | 'personOfDevice'
  | 'changePerson'
  | 'addRecovery'
  | 'takeRecovery'
  | 'bannedPlayers'
  | 'bannedAmong'
>

export function people(db: DatabaseSync, writer: Writer): People {
  const insert = db.prepare('INSERT INTO people (id, name, webhook, quiet, created) VALUES (?, ?, ?, ?, ?)')
  const update = db.prepare('UPDATE people SET name = ?, webhook = ?, quiet = ? WHERE id = ?')
  // A group may share one webhook. Then the others still want the letters.
  const dropLetters = db.prepare(
    `DELETE FROM letters WHERE url = (SELECT webhook FROM people WHERE id = ?1) AND url IS NOT ?2
       AND NOT EXISTS (SELECT 1 FROM people WHERE webhook = url AND id <> ?1)`,
  )
  const byId = db.prepare('SELECT * FROM people WHERE id = ?')
  const byDevice = db.prepare(
    'SELECT people.* FROM devices JOIN people ON people.id = devices.person WHERE devices.hash = ?',
  )
  const addDevice = db.prepare('INSERT OR REPLACE INTO devices (hash, person) VALUES (?, ?)')
  const blocks = db.prepare(
    `SELECT blocked, name FROM blocks LEFT JOIN people ON people.id = blocked
     WHERE person = ? ORDER BY blocks.rowid`,
  )
  const block = db.prepare('INSERT OR IGNORE INTO blocks (person, blocked) VALUES (?, ?)')
  const unblockAll = db.prepare('DELETE FROM blocks WHERE person = ?')
  const addToken = db.prepare('INSERT INTO recoveries (token, person, expires) VALUES (?, ?, ?)')
  const token = db.prepare('SELECT person FROM recoveries WHERE token = ? AND expires > ?')
  const dropTokens = db.prepare('DELETE FROM recoveries WHERE token = ? OR expires <= ?')

  const bannedPlayers = db.prepare(
    `SELECT * FROM people WHERE banned IS NOT NULL AND id IN
       (SELECT person FROM seats JOIN tables USING (n) WHERE away = 0 AND kind = 'person' AND stage <> 'over')`,
  )
  const bannedAmong = db.prepare(
    'SELECT id FROM people WHERE banned IS NOT NULL AND id IN (SELECT value FROM json_each(?))',
  )

  function read(row: Row | undefined): Person | null {
    if (row === undefined) return null
    const id = text(row, 'id')
    return {
      id,
      name: text(row, 'name'),
      webhook: textOrNull(row, 'webhook'),
      quiet: quietOf(row),
      blocked: blocks
        .all(id)
        .map((one) => ({ id: text(one, 'blocked'), name: textOrNull(one, 'name') ?? '' })),
      banned: row['banned'] !== null,
      created: int(row, 'created'),
    }
  }

  function writeBlocks({ id, blocked }: Person): void {
    unblockAll.run(id)
    for (const other of blocked) block.run(id, other.id)
  }

  return {
    addPerson: (person, device) =>
      writer.write(() => {
        insert.run(person.id, person.name, person.webhook, writeQuiet(person.quiet), person.created)
        addDevice.run(device, person.id)
        writeBlocks(person)
      }),
    person: async (id) => read(byId.get(id)),
    personOfDevice: async (device) => read(byDevice.get(device)),
    changePerson: (person) =>
      writer.write(() => {
        dropLetters.run(person.id, person.webhook)
        const { id, name, webhook, quiet } = person
        // A person who was deleted meanwhile stays deleted.
        if (update.run(name, webhook, writeQuiet(quiet), id).changes === 1) writeBlocks(person)
      }),
    bannedPlayers: async () => bannedPlayers.all().flatMap((row) => read(row) ?? []),
    bannedAmong: async (ids) => bannedAmong.all(JSON.stringify(ids)).map((row) => text(row, 'id')),
    addRecovery: (hash, person, expires) => writer.write(() => void addToken.run(hash, person, expires)),
    takeRecovery: (hash, device, now) =>
      writer.write(() => {
        const found = token.get(hash, now)
        dropTokens.run(hash, now)
        if (found === undefined) return null
        const id = text(found, 'person')
        addDevice.run(device, id)
        return read(byId.get(id))
      }),
  }
}

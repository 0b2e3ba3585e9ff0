// People, the devices that are theirs, and the tokens that make a device theirs.
import type { DatabaseSync } from 'node:sqlite'
import type { Person, Storage } from '../storage.ts'
import { int, type Row, text, textOrNull } from './row.ts'
import type { Writer } from './writer.ts'

type People = Pick<
  Storage,
  'addPerson' | 'person' | 'personOfDevice' | 'changePerson' | 'addRecovery' | 'takeRecovery'
>

export function people(db: DatabaseSync, writer: Writer): People {
  const insert = db.prepare('INSERT INTO people (id, name, webhook, created) VALUES (?, ?, ?, ?)')
  const update = db.prepare('UPDATE people SET name = ?, webhook = ? WHERE id = ?')
  // A group may have its notices posted to one address: then the others still want them.
  const dropLetters = db.prepare(
    `DELETE FROM letters WHERE url = (SELECT webhook FROM people WHERE id = ?1) AND url IS NOT ?2
       AND NOT EXISTS (SELECT 1 FROM people WHERE webhook = url AND id <> ?1)`,
  )
  const byId = db.prepare('SELECT * FROM people WHERE id = ?')
  const byDevice = db.prepare(
    'SELECT people.* FROM devices JOIN people ON people.id = devices.person WHERE devices.hash = ?',
  )
  const addDevice = db.prepare('INSERT OR REPLACE INTO devices (hash, person) VALUES (?, ?)')
  const mutes = db.prepare('SELECT muted FROM mutes WHERE person = ? ORDER BY rowid')
  const mute = db.prepare('INSERT OR IGNORE INTO mutes (person, muted) VALUES (?, ?)')
  const unmuteAll = db.prepare('DELETE FROM mutes WHERE person = ?')
  const addToken = db.prepare('INSERT INTO recoveries (token, person, expires) VALUES (?, ?, ?)')
  const token = db.prepare('SELECT person FROM recoveries WHERE token = ? AND expires > ?')
  const dropTokens = db.prepare('DELETE FROM recoveries WHERE token = ? OR expires <= ?')

  function read(row: Row | undefined): Person | null {
    if (row === undefined) return null
    const id = text(row, 'id')
    return {
      id,
      name: text(row, 'name'),
      webhook: textOrNull(row, 'webhook'),
      muted: mutes.all(id).map((muted) => text(muted, 'muted')),
      created: int(row, 'created'),
    }
  }

  function writeMutes({ id, muted }: Person): void {
    unmuteAll.run(id)
    for (const other of muted) mute.run(id, other)
  }

  return {
    addPerson: (person, device) =>
      writer.write(() => {
        insert.run(person.id, person.name, person.webhook, person.created)
        addDevice.run(device, person.id)
        writeMutes(person)
      }),
    person: async (id) => read(byId.get(id)),
    personOfDevice: async (device) => read(byDevice.get(device)),
    changePerson: (person) =>
      writer.write(() => {
        dropLetters.run(person.id, person.webhook)
        // Who was forgotten meanwhile stays so.
        if (update.run(person.name, person.webhook, person.id).changes === 1) writeMutes(person)
      }),
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

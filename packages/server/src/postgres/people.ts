// People, their devices, and the tokens that add a device to a person.
import { quietOf, writeQuiet } from '../rows/reaching.ts'
import { int, type Row, text, textOrNull } from '../rows/row.ts'
import type { Blocked, Person, Storage } from '../storage.ts'
import type { Ask, Read } from './connections.ts'
import { sql } from './sql.ts'
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

/** The columns of a person, with the people they have blocked. */
const PERSON = `people.*, (
  SELECT json_agg(json_build_object('id', blocked, 'name', coalesce(other.name, '')) ORDER BY nth)
  FROM blocks LEFT JOIN people AS other ON other.id = blocked WHERE blocks.person = people.id) AS blocked`

const INSERT = sql(
  'INSERT INTO people (id, name, webhook, quiet, created) VALUES (:id, :name, :webhook, :quiet, :created)',
)
const UPDATE = sql(
  'UPDATE people SET name = :name, webhook = :webhook, quiet = :quiet WHERE id = :id RETURNING id',
)
// A group may share one webhook. Then the others still want the letters.
const DROP_LETTERS = sql(
  `DELETE FROM letters WHERE url = (SELECT webhook FROM people WHERE id = :id)
     AND url IS DISTINCT FROM CAST(:webhook AS TEXT)
     AND NOT EXISTS (SELECT 1 FROM people WHERE webhook = url AND id <> :id)`,
)
const BY_ID = sql(`SELECT ${PERSON} FROM people WHERE id = :id`)
const BY_DEVICE = sql(
  `SELECT ${PERSON} FROM devices JOIN people ON people.id = devices.person WHERE devices.hash = :device`,
)
const ADD_DEVICE = sql(
  `INSERT INTO devices (hash, person) VALUES (:device, :id)
   ON CONFLICT (hash) DO UPDATE SET person = excluded.person`,
)
const UNBLOCK_ALL = sql('DELETE FROM blocks WHERE person = :id')
const BLOCK = sql(
  `INSERT INTO blocks (person, blocked)
   SELECT CAST(:id AS TEXT), other FROM unnest(CAST(:others AS TEXT[])) WITH ORDINALITY AS list (other, at) ORDER BY at
   ON CONFLICT DO NOTHING`,
)
const ADD_TOKEN = sql('INSERT INTO recoveries (token, person, expires) VALUES (:token, :id, :expires)')
const TAKE_TOKEN = sql('DELETE FROM recoveries WHERE token = :token AND expires > :now RETURNING person')
const DROP_TOKENS = sql('DELETE FROM recoveries WHERE token = :token OR expires <= :now')
const BANNED_PLAYERS = sql(
  `SELECT ${PERSON} FROM people WHERE banned IS NOT NULL AND id IN
     (SELECT person FROM seats JOIN tables USING (n) WHERE away = 0 AND kind = 'person' AND stage <> 'over')`,
)
const BANNED_AMONG = sql('SELECT id FROM people WHERE banned IS NOT NULL AND id = ANY(CAST(:ids AS TEXT[]))')

const isBlocked = (value: unknown): value is Blocked =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

function readPerson(row: Row): Person {
  const { blocked } = row
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    webhook: textOrNull(row, 'webhook'),
    quiet: quietOf(row),
    blocked: Array.isArray(blocked) ? blocked.filter(isBlocked) : [],
    banned: row['banned'] !== null,
    created: int(row, 'created'),
  }
}

const first = ([row]: readonly Row[]): Person | null => (row === undefined ? null : readPerson(row))

async function writeBlocks(ask: Ask, { id, blocked }: Person): Promise<void> {
  await ask(UNBLOCK_ALL, { id })
  if (blocked.length > 0) await ask(BLOCK, { id, others: blocked.map((other) => other.id) })
}

export function people(read: Read, writer: Writer): People {
  return {
    addPerson: (person, device) =>
      writer.write(async (ask) => {
        const { id, name, webhook, created } = person
        await ask(INSERT, { id, name, webhook, quiet: writeQuiet(person.quiet), created })
        await ask(ADD_DEVICE, { device, id })
        await writeBlocks(ask, person)
      }),
    person: async (id) => first(await read(BY_ID, { id })),
    personOfDevice: async (device) => first(await read(BY_DEVICE, { device })),
    changePerson: (person) =>
      writer.write(async (ask) => {
        const { id, name, webhook } = person
        await ask(DROP_LETTERS, { id, webhook })
        const [known] = await ask(UPDATE, { id, name, webhook, quiet: writeQuiet(person.quiet) })
        // A person who was deleted meanwhile stays deleted.
        if (known !== undefined) await writeBlocks(ask, person)
      }),
    bannedPlayers: async () => (await read(BANNED_PLAYERS, {})).map(readPerson),
    bannedAmong: async (ids) => (await read(BANNED_AMONG, { ids })).map((row) => text(row, 'id')),
    addRecovery: (token, id, expires) =>
      writer.write(async (ask) => void (await ask(ADD_TOKEN, { token, id, expires }))),
    takeRecovery: (token, device, now) =>
      writer.write(async (ask) => {
        const [found] = await ask(TAKE_TOKEN, { token, now })
        await ask(DROP_TOKENS, { token, now })
        if (found === undefined) return null
        const id = text(found, 'person')
        await ask(ADD_DEVICE, { device, id })
        return first(await ask(BY_ID, { id }))
      }),
  }
}

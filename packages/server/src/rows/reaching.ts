// How people are reached, as rows, and the statements for it that are the same in both databases.
import type { Json } from '@lorehall/kernel'
import type { Letter, Notice, Quiet, TableNotices, Way } from '../storage.ts'
import { int, intOrNull, oneOf, type Row, text, textOrNull } from './row.ts'
import { readJson } from './words.ts'

const WAYS = ['push', 'mail'] as const
const KINDS = ['turn', 'invitation', 'reminder'] as const
const CHOICES = ['all', 'reminders', 'none'] as const

/** Letters that may wait for one address. With more, the oldest are dropped. */
const MOST_WAITING = 20

/** Ways of one kind that a person may have. With more, the oldest are dropped. */
const MOST_WAYS = 10

const readQuiet: (text: string) => Quiet = JSON.parse

export const quietOf = (row: Row): Quiet | null =>
  row['quiet'] === null ? null : readQuiet(text(row, 'quiet'))

export const writeQuiet = (quiet: Quiet | null): string | null =>
  quiet === null ? null : JSON.stringify(quiet)

export const readWay = (row: Row): Way => ({
  id: int(row, 'id'),
  person: text(row, 'person'),
  kind: oneOf(row, 'kind', WAYS),
  address: text(row, 'address'),
  label: text(row, 'label'),
  keys: readJson(text(row, 'keys')),
  confirmed: intOrNull(row, 'confirmed'),
})

export const wayColumns = ({ person, kind, address, label, keys, confirmed }: Omit<Way, 'id'>) => ({
  person,
  kind,
  address,
  label,
  keys: JSON.stringify(keys),
  confirmed,
})

export const WAYS_OF = 'SELECT * FROM ways WHERE person = :person ORDER BY id'

/** A device notifies one person, and a person has one e-mail address. */
export const DROP_OTHER_WAYS = `DELETE FROM ways WHERE kind = :kind
  AND (kind = 'push' AND address = :address AND person <> :person OR kind = 'mail' AND person = :person)`

export const ADD_WAY = `INSERT INTO ways (person, kind, address, label, keys, confirmed)
  VALUES (:person, :kind, :address, :label, :keys, :confirmed)
  ON CONFLICT (address) WHERE kind = 'push'
    DO UPDATE SET person = excluded.person, label = excluded.label, keys = excluded.keys
  RETURNING *`

export const DROP_OLD_WAYS = `DELETE FROM ways WHERE person = :person AND kind = :kind AND id NOT IN
  (SELECT id FROM ways WHERE person = :person AND kind = :kind ORDER BY id DESC LIMIT ${MOST_WAYS})`

export const WAY = 'SELECT * FROM ways WHERE id = :id'

/** Ids may be used again, so the person and the address must match, too. */
const SAME_WAY = 'id = :id AND person = :person AND address = :address'

export const CHANGE_WAY = `UPDATE ways SET keys = :keys, confirmed = :confirmed WHERE ${SAME_WAY} RETURNING id`

export const DROP_LETTERS_OF_WAY = 'DELETE FROM letters WHERE way = :id'

export const DROP_WAY = `DELETE FROM ways WHERE ${SAME_WAY}`

export const ADD_SECRET = 'INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING'

export const SECRET = 'SELECT value FROM secrets WHERE name = :name'

export const CHOICE =
  'SELECT choice FROM table_notices JOIN tables USING (n) WHERE id = :table AND person = :person'

export const choiceOf = (row: Row | undefined): TableNotices =>
  row === undefined ? 'all' : oneOf(row, 'choice', CHOICES)

export const SET_CHOICE = `INSERT INTO table_notices (person, n, choice)
  SELECT CAST(:person AS TEXT), n, CAST(:choice AS TEXT) FROM tables WHERE id = :table
  ON CONFLICT (person, n) DO UPDATE SET choice = excluded.choice`

/** Letters about the table that are no longer wanted. */
export const DROP_UNWANTED = `DELETE FROM letters WHERE person = :person
  AND n = (SELECT n FROM tables WHERE id = :table)
  AND (CAST(:choice AS TEXT) = 'none' OR (CAST(:choice AS TEXT) = 'reminders' AND about <> 'reminder'))`

export const LOOKED = `UPDATE table_notices SET sent = 0
  WHERE person = :person AND sent > 0 AND n = (SELECT n FROM tables WHERE id = :table)`

/** One row per way to reach the person, with what they want to hear about table `:n`. */
export const RECIPIENT = `SELECT people.name, webhook, ways.id AS way, ways.kind, choice, sent
  FROM people
  LEFT JOIN ways ON ways.person = people.id AND ways.confirmed IS NOT NULL
  LEFT JOIN table_notices ON table_notices.person = people.id AND table_notices.n = :n
  WHERE people.id = :person ORDER BY ways.id`

export const SET_SENT = `INSERT INTO table_notices (person, n, sent) VALUES (:person, :n, :sent)
  ON CONFLICT (person, n) DO UPDATE SET sent = excluded.sent`

/**
 * The notices since the person looked at the table, as a number. Until they look they get only notices with a greater
 * one, which are reminders.
 */
export const SENT: Readonly<Record<Notice['kind'], number>> = { turn: 1, invitation: 1, reminder: 2 }

interface Posted {
  readonly url: string
  readonly body: Json
  readonly way: number | null
}

/** The letters of a notice, one for each way to reach the person. None if they don't want it. */
export function lettersOf({ kind, body }: Notice, rows: readonly Row[]): Posted[] {
  const [first] = rows
  if (first === undefined) return []
  const choice = first['choice'] === null ? 'all' : choiceOf(first)
  const isWanted = choice === 'all' || (choice === 'reminders' && kind === 'reminder')
  if (!isWanted || (intOrNull(first, 'sent') ?? 0) >= SENT[kind]) return []
  const name = text(first, 'name')
  const webhook = textOrNull(first, 'webhook')
  const ways = rows.flatMap((row) => {
    const way = intOrNull(row, 'way')
    return way === null ? [] : [{ url: `way:${way}`, body: body(name, oneOf(row, 'kind', WAYS)), way }]
  })
  return webhook === null ? ways : [{ url: webhook, body: body(name, 'webhook'), way: null }, ...ways]
}

/**
 * A newer notice to a person about a table takes the place of one that still has to wait. Other people may use the same
 * webhook.
 */
export const DROP_WAITING =
  'DELETE FROM letters WHERE url = :url AND n = :n AND person = :person AND due > :due'

export const DROP_OLD_LETTERS = `DELETE FROM letters WHERE url = :url AND id NOT IN
  (SELECT id FROM letters WHERE url = :url ORDER BY id DESC LIMIT ${MOST_WAITING})`

/** The letters of this list, with what they are about and how they get there. */
export const asLetters = (list: string) =>
  `SELECT list.*, people.quiet, tables.id AS at, ways.person AS owner, ways.kind, ways.address, ways.label, ways.keys,
     ways.confirmed
   FROM ${list} AS list
   LEFT JOIN people ON people.id = list.person
   LEFT JOIN tables ON tables.n = list.n
   LEFT JOIN ways ON ways.id = list.way
   ORDER BY list.due, list.id`

export function readLetter(row: Row): Letter {
  const way = intOrNull(row, 'way')
  return {
    id: int(row, 'id'),
    url: text(row, 'url'),
    body: readJson(text(row, 'body')),
    due: int(row, 'due'),
    tries: int(row, 'tries'),
    written: int(row, 'written'),
    about:
      row['about'] === null || row['at'] === null
        ? null
        : { person: text(row, 'person'), table: text(row, 'at'), kind: oneOf(row, 'about', KINDS) },
    way: way === null ? null : readWay({ ...row, id: way, person: row['owner'] }),
    quiet: quietOf(row),
  }
}

// Letters: notices that wait to be posted to webhooks.
import { int, type Row, text } from '../rows/row.ts'
import { readJson } from '../rows/words.ts'
import type { Letter, Storage } from '../storage.ts'
import type { Read } from './connections.ts'
import { sql } from './sql.ts'
import type { Writer } from './writer.ts'

type Letters = Pick<Storage, 'post' | 'dueLetters' | 'settleLetter'>

/** Letters that may wait for one address. With more, the oldest are dropped. */
const MOST_WAITING = 20

const INSERT = sql('INSERT INTO letters (url, body, due) VALUES (:url, :body, :due)')
const FORGET_OLD = sql(
  `DELETE FROM letters WHERE url = :url AND id NOT IN
     (SELECT id FROM letters WHERE url = :url ORDER BY id DESC LIMIT ${MOST_WAITING})`,
)
// One per address, so that no letter waits behind all letters to another address.
const DUE = sql(
  `SELECT * FROM (
     SELECT *, row_number() OVER (PARTITION BY url ORDER BY due, id) AS nth FROM letters WHERE due <= :now) AS first
   WHERE nth = 1 ORDER BY due, id LIMIT :most`,
)
const REMOVE = sql('DELETE FROM letters WHERE id = :id')
const AGAIN = sql('UPDATE letters SET due = :due, tries = tries + 1 WHERE id = :id')

const read = (row: Row): Letter => ({
  id: int(row, 'id'),
  url: text(row, 'url'),
  body: readJson(text(row, 'body')),
  due: int(row, 'due'),
  tries: int(row, 'tries'),
})

export function letters(reading: Read, writer: Writer): Letters {
  return {
    post: (posted) =>
      writer.write(async (ask) => {
        for (const { url, body, due } of posted) await ask(INSERT, { url, body: JSON.stringify(body), due })
        for (const url of new Set(posted.map((letter) => letter.url))) await ask(FORGET_OLD, { url })
      }),
    dueLetters: async (now, most) => (await reading(DUE, { now, most })).map(read),
    settleLetter: (id, again) =>
      writer.write(
        async (ask) => void (await (again === null ? ask(REMOVE, { id }) : ask(AGAIN, { id, due: again }))),
      ),
  }
}

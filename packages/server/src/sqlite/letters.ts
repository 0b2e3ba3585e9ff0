// Letters: notices that wait to be posted to webhooks.
import type { DatabaseSync } from 'node:sqlite'
import type { Letter, Storage } from '../storage.ts'
import { int, type Row, text } from '../rows/row.ts'
import { readJson } from '../rows/words.ts'
import type { Writer } from './writer.ts'

type Letters = Pick<Storage, 'post' | 'dueLetters' | 'settleLetter'>

/** Letters that may wait for one address. With more, the oldest are dropped. */
const MOST_WAITING = 20

export function letters(db: DatabaseSync, writer: Writer): Letters {
  const insert = db.prepare('INSERT INTO letters (url, body, due) VALUES (?, ?, ?)')
  const forgetOld = db.prepare(
    `DELETE FROM letters WHERE url = ?1 AND id NOT IN
       (SELECT id FROM letters WHERE url = ?1 ORDER BY id DESC LIMIT ${MOST_WAITING})`,
  )
  // One per address, so that no letter waits behind all letters to another address.
  const due = db.prepare(
    `SELECT * FROM (
       SELECT *, row_number() OVER (PARTITION BY url ORDER BY due, id) AS nth FROM letters WHERE due <= ?)
     WHERE nth = 1 ORDER BY due, id LIMIT ?`,
  )
  const remove = db.prepare('DELETE FROM letters WHERE id = ?')
  const again = db.prepare('UPDATE letters SET due = ?, tries = tries + 1 WHERE id = ?')

  const read = (row: Row): Letter => ({
    id: int(row, 'id'),
    url: text(row, 'url'),
    body: readJson(text(row, 'body')),
    due: int(row, 'due'),
    tries: int(row, 'tries'),
  })

  return {
    post: (posted) =>
      writer.write(() => {
        for (const { url, body, due } of posted) {
          insert.run(url, JSON.stringify(body), due)
          forgetOld.run(url)
        }
      }),
    dueLetters: async (now, most) => due.all(now, most).map(read),
    settleLetter: (id, when) =>
      writer.write(() => void (when === null ? remove.run(id) : again.run(when, id))),
  }
}

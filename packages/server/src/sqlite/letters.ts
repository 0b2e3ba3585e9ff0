// Letters: notices that wait to be posted to webhooks.
import type { DatabaseSync } from 'node:sqlite'
import { CLAIM_MS, type Letter, type Notice, type Storage } from '../storage.ts'
import { int, type Row, text } from '../rows/row.ts'
import { readJson } from '../rows/words.ts'
import type { Writer } from './writer.ts'

type Letters = Pick<Storage, 'post' | 'claimLetters' | 'settleLetter'>

/** Letters that may wait for one address. With more, the oldest are dropped. */
const MOST_WAITING = 20

/** Returns a function that writes letters to addresses, within a job. */
function sending(db: DatabaseSync): (posted: readonly Omit<Letter, 'id' | 'tries'>[]) => void {
  const insert = db.prepare('INSERT INTO letters (url, body, due) VALUES (?, ?, ?)')
  const forgetOld = db.prepare(
    `DELETE FROM letters WHERE url = ?1 AND id NOT IN
       (SELECT id FROM letters WHERE url = ?1 ORDER BY id DESC LIMIT ${MOST_WAITING})`,
  )
  return (posted) => {
    for (const { url, body, due } of posted) {
      insert.run(url, JSON.stringify(body), due)
      forgetOld.run(url)
    }
  }
}

/** Returns a function that writes notices to people, within a job. */
export function notifying(db: DatabaseSync): (notices: readonly Notice[]) => void {
  const send = sending(db)
  const address = db.prepare('SELECT name, webhook FROM people WHERE id = ? AND webhook IS NOT NULL')
  return (notices) => {
    for (const { person, body, due } of notices) {
      const row = address.get(person)
      if (row !== undefined) send([{ url: text(row, 'webhook'), body: body(text(row, 'name')), due }])
    }
  }
}

export function letters(db: DatabaseSync, writer: Writer): Letters {
  const send = sending(db)
  // One per address, so that no letter waits behind all letters to another address.
  const due = db.prepare(
    `SELECT * FROM (
       SELECT *, row_number() OVER (PARTITION BY url ORDER BY claimed DESC, due, id) AS nth
       FROM letters WHERE due <= :now)
     WHERE nth = 1 AND claimed <= :now ORDER BY due, id LIMIT :most`,
  )
  const claim = db.prepare('UPDATE letters SET claimed = ? WHERE id = ?')
  const remove = db.prepare('DELETE FROM letters WHERE id = ?')
  const again = db.prepare('UPDATE letters SET due = ?, tries = tries + 1, claimed = 0 WHERE id = ?')

  const read = (row: Row): Letter => ({
    id: int(row, 'id'),
    url: text(row, 'url'),
    body: readJson(text(row, 'body')),
    due: int(row, 'due'),
    tries: int(row, 'tries'),
  })

  return {
    post: (posted) => writer.write(() => send(posted)),
    claimLetters: async (now, most) => {
      // Most of the time there are none, and then nothing is written.
      if (due.get({ now, most: 1 }) === undefined) return []
      return writer.write(() => {
        const claimed = due.all({ now, most }).map(read)
        for (const { id } of claimed) claim.run(now + CLAIM_MS, id)
        return claimed
      })
    },
    settleLetter: (id, when) =>
      writer.write(() => void (when === null ? remove.run(id) : again.run(when, id))),
  }
}

// Letters: notices that wait to be posted.
import type { DatabaseSync } from 'node:sqlite'
import { CLAIM_MS, type Letter, type Notice, type Storage } from '../storage.ts'
import {
  asLetters,
  DROP_OLD_LETTERS,
  DROP_WAITING,
  lettersOf,
  readLetter,
  RECIPIENT,
  SENT,
  SET_SENT,
} from '../rows/reaching.ts'
import type { Writer } from './writer.ts'

type Letters = Pick<Storage, 'post' | 'claimLetters' | 'settleLetter' | 'holdLetter'>

/** Returns a function that writes notices about table `n` to people, within a job. */
export function notifying(db: DatabaseSync): (n: number, notices: readonly Notice[]) => void {
  const insert = db.prepare(
    `INSERT INTO letters (url, body, due, written, person, n, about, way)
     VALUES (:url, :body, :due, :written, :person, :n, :about, :way)`,
  )
  const dropWaiting = db.prepare(DROP_WAITING)
  const dropOld = db.prepare(DROP_OLD_LETTERS)
  const recipient = db.prepare(RECIPIENT)
  const setSent = db.prepare(SET_SENT)

  function notify(n: number, notice: Notice): void {
    const { person, kind, due } = notice
    const letters = lettersOf(notice, recipient.all({ person, n }))
    if (letters.length > 0) setSent.run({ person, n, sent: SENT[kind] })
    for (const { url, body, way } of letters) {
      dropWaiting.run({ url, n, person, due })
      insert.run({ url, body: JSON.stringify(body), due, written: due, person, n, about: kind, way })
      dropOld.run({ url })
    }
  }

  return (n, notices) => {
    for (const notice of notices) notify(n, notice)
  }
}

export function letters(db: DatabaseSync, writer: Writer): Letters {
  const insert = db.prepare('INSERT INTO letters (url, body, due) VALUES (:url, :body, :due)')
  const dropOld = db.prepare(DROP_OLD_LETTERS)
  // One per address, so that no letter waits behind all letters to another address.
  const due = db.prepare(
    asLetters(`(
      SELECT * FROM (
        SELECT *, row_number() OVER (PARTITION BY url ORDER BY claimed DESC, due, id) AS nth
        FROM letters WHERE due <= :now)
      WHERE nth = 1 AND claimed <= :now ORDER BY due, id LIMIT :most)`),
  )
  const claim = db.prepare('UPDATE letters SET claimed = ? WHERE id = ?')
  const remove = db.prepare('DELETE FROM letters WHERE id = ?')
  const again = db.prepare('UPDATE letters SET due = ?, tries = tries + 1, claimed = 0 WHERE id = ?')
  const hold = db.prepare('UPDATE letters SET due = ?, claimed = 0 WHERE id = ?')

  return {
    post: (posted) =>
      writer.write(() => {
        for (const { url, body, due } of posted) {
          insert.run({ url, body: JSON.stringify(body), due })
          dropOld.run({ url })
        }
      }),
    claimLetters: async (now, most) => {
      // Most of the time there are none, and then nothing is written.
      if (due.get({ now, most: 1 }) === undefined) return []
      return writer.write(() => {
        const claimed: Letter[] = due.all({ now, most }).map(readLetter)
        for (const { id } of claimed) claim.run(now + CLAIM_MS, id)
        return claimed
      })
    },
    settleLetter: (id, when) =>
      writer.write(() => void (when === null ? remove.run(id) : again.run(when, id))),
    holdLetter: (id, until) => writer.write(() => void hold.run(until, id)),
  }
}

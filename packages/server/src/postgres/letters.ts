// Letters: notices that wait to be posted.
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
import { CLAIM_MS, type Notice, type Storage } from '../storage.ts'
import type { Ask, Read } from './connections.ts'
import { sql } from './sql.ts'
import type { Writer } from './writer.ts'

type Letters = Pick<Storage, 'post' | 'claimLetters' | 'settleLetter' | 'holdLetter'>

// Another process may have deleted the person or the way. Those that it is deleting are waited for.
const ADD = sql(
  `INSERT INTO letters (url, body, due, written, person, n, about, way)
   SELECT :url, :body, :due, :written, :person, :n, :about, CAST(:way AS BIGINT)
   WHERE CAST(:way AS BIGINT) IS NULL OR EXISTS (SELECT 1 FROM ways WHERE id = :way FOR KEY SHARE)`,
)
const FORGET_WAITING = sql(DROP_WAITING)
const FORGET_OLD = sql(DROP_OLD_LETTERS)
// The person stays until the end of the job.
const TO = sql(`${RECIPIENT} FOR KEY SHARE OF people`)
const MARK = sql(SET_SENT)
const INSERT = sql('INSERT INTO letters (url, body, due) VALUES (:url, :body, :due)')
// One per address, so that no letter waits behind all letters to another address.
const FIRST = `SELECT id FROM (
     SELECT *, row_number() OVER (PARTITION BY url ORDER BY claimed DESC, due, id) AS nth
     FROM letters WHERE due <= :now) AS first
   WHERE nth = 1 AND claimed <= :now ORDER BY due, id LIMIT :most`
const IS_DUE = sql(FIRST)
// Another process may be claiming the same letters. Then it has them.
const CLAIM = sql(
  `WITH ours AS (
     UPDATE letters SET claimed = CAST(:until AS BIGINT) WHERE id IN
       (SELECT id FROM letters WHERE id IN (${FIRST}) AND claimed <= :now FOR UPDATE SKIP LOCKED)
     RETURNING *)
   ${asLetters('ours')}`,
)
const REMOVE = sql('DELETE FROM letters WHERE id = :id')
const AGAIN = sql('UPDATE letters SET due = :due, tries = tries + 1, claimed = 0 WHERE id = :id')
const HOLD = sql('UPDATE letters SET due = :due, claimed = 0 WHERE id = :id')

/** Writes notices about table `n` to people, within a job. */
export async function notify(ask: Ask, n: number, notices: readonly Notice[]): Promise<void> {
  for (const notice of notices) {
    const { person, kind, due } = notice
    const letters = lettersOf(notice, await ask(TO, { person, n }))
    if (letters.length > 0) await ask(MARK, { person, n, sent: SENT[kind] })
    for (const { url, body, way } of letters) {
      await ask(FORGET_WAITING, { url, n, person, due })
      await ask(ADD, { url, body: JSON.stringify(body), due, written: due, person, n, about: kind, way })
      await ask(FORGET_OLD, { url })
    }
  }
}

export function letters(reading: Read, writer: Writer): Letters {
  return {
    post: (posted) =>
      writer.write(async (ask) => {
        for (const { url, body, due } of posted) await ask(INSERT, { url, body: JSON.stringify(body), due })
        for (const url of new Set(posted.map((letter) => letter.url))) await ask(FORGET_OLD, { url })
      }),
    claimLetters: async (now, most) => {
      // Most of the time there are none, and then nothing is written.
      if ((await reading(IS_DUE, { now, most: 1 })).length === 0) return []
      const claimed = await writer.write((ask) => ask(CLAIM, { now, most, until: now + CLAIM_MS }))
      return claimed.map(readLetter)
    },
    settleLetter: (id, again) =>
      writer.write(
        async (ask) => void (await (again === null ? ask(REMOVE, { id }) : ask(AGAIN, { id, due: again }))),
      ),
    holdLetter: (id, until) => writer.write(async (ask) => void (await ask(HOLD, { id, due: until }))),
  }
}

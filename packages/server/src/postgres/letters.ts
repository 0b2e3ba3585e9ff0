// Letters: notices that wait to be posted to webhooks.
import { int, type Row, text } from '../rows/row.ts'
import { readJson } from '../rows/words.ts'
import { CLAIM_MS, type Letter, type Notice, type Storage } from '../storage.ts'
import type { Ask, Read } from './connections.ts'
import { sql } from './sql.ts'
import type { Writer } from './writer.ts'

type Letters = Pick<Storage, 'post' | 'claimLetters' | 'settleLetter'>

/** Letters that may wait for one address. With more, the oldest are dropped. */
const MOST_WAITING = 20

const INSERT = sql('INSERT INTO letters (url, body, due) VALUES (:url, :body, :due)')
const FORGET_OLD = sql(
  `DELETE FROM letters WHERE url = :url AND id NOT IN
     (SELECT id FROM letters WHERE url = :url ORDER BY id DESC LIMIT ${MOST_WAITING})`,
)
// One per address, so that no letter waits behind all letters to another address.
const FIRST = `SELECT id FROM (
     SELECT *, row_number() OVER (PARTITION BY url ORDER BY claimed DESC, due, id) AS nth
     FROM letters WHERE due <= :now) AS first
   WHERE nth = 1 AND claimed <= :now ORDER BY due, id LIMIT :most`
const IS_DUE = sql(FIRST)
// Another process may be claiming the same letters. Then it has them.
const CLAIM = sql(
  `UPDATE letters SET claimed = CAST(:until AS BIGINT) WHERE id IN
     (SELECT id FROM letters WHERE id IN (${FIRST}) AND claimed <= :now FOR UPDATE SKIP LOCKED)
   RETURNING *`,
)
const ADDRESS = sql('SELECT name, webhook FROM people WHERE id = :person AND webhook IS NOT NULL')
const REMOVE = sql('DELETE FROM letters WHERE id = :id')
const AGAIN = sql('UPDATE letters SET due = :due, tries = tries + 1, claimed = 0 WHERE id = :id')

const read = (row: Row): Letter => ({
  id: int(row, 'id'),
  url: text(row, 'url'),
  body: readJson(text(row, 'body')),
  due: int(row, 'due'),
  tries: int(row, 'tries'),
})

async function send(ask: Ask, posted: readonly Omit<Letter, 'id' | 'tries'>[]): Promise<void> {
  for (const { url, body, due } of posted) await ask(INSERT, { url, body: JSON.stringify(body), due })
  for (const url of new Set(posted.map((letter) => letter.url))) await ask(FORGET_OLD, { url })
}

/** Writes notices to people, within a job. */
export async function notify(ask: Ask, notices: readonly Notice[]): Promise<void> {
  for (const { person, body, due } of notices) {
    const [row] = await ask(ADDRESS, { person })
    if (row !== undefined)
      await send(ask, [{ url: text(row, 'webhook'), body: body(text(row, 'name')), due }])
  }
}

export function letters(reading: Read, writer: Writer): Letters {
  return {
    post: (posted) => writer.write((ask) => send(ask, posted)),
    claimLetters: async (now, most) => {
      // Most of the time there are none, and then nothing is written.
      if ((await reading(IS_DUE, { now, most: 1 })).length === 0) return []
      const claimed = await writer.write((ask) => ask(CLAIM, { now, most, until: now + CLAIM_MS }))
      return claimed.map(read).toSorted((a, b) => a.due - b.due || a.id - b.id)
    },
    settleLetter: (id, again) =>
      writer.write(
        async (ask) => void (await (again === null ? ask(REMOVE, { id }) : ask(AGAIN, { id, due: again }))),
      ),
  }
}

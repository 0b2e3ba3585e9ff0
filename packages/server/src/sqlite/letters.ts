// Notices on their way to webhooks.
import type { DatabaseSync } from 'node:sqlite'
import type { Letter, Storage } from '../storage.ts'
import { int, type Row, text } from './row.ts'
import { readJson } from './words.ts'
import type { Writer } from './writer.ts'

type Letters = Pick<Storage, 'post' | 'dueLetters' | 'settleLetter'>

export function letters(db: DatabaseSync, writer: Writer): Letters {
  const insert = db.prepare('INSERT INTO letters (url, body, due) VALUES (?, ?, ?)')
  const due = db.prepare('SELECT * FROM letters WHERE due <= ? ORDER BY due, id LIMIT ?')
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
        for (const letter of posted) insert.run(letter.url, JSON.stringify(letter.body), letter.due)
      }),
    dueLetters: async (now, most) => due.all(now, most).map(read),
    settleLetter: (id, when) =>
      writer.write(() => void (when === null ? remove.run(id) : again.run(when, id))),
  }
}

// The chat of tables. Each line has a number that its table never uses again.
import type { DatabaseSync } from 'node:sqlite'
import { Overtaken } from '@lorehall/host'
import type { ChatRow, Storage } from '../storage.ts'
import { int, intOrNull, type Row, text, textOrNull } from '../rows/row.ts'
import type { Writer } from './writer.ts'

type Chat = Pick<Storage, 'say' | 'line' | 'unsay' | 'chat'>

/** Lines kept per table, several times as many as anyone is shown. */
const MOST_LINES = 2000

export function chat(db: DatabaseSync, writer: Writer): Chat {
  const numbered = db.prepare('UPDATE tables SET said = said + 1 WHERE id = ? RETURNING n, said')
  const said = db.prepare(
    `SELECT 1 FROM chat JOIN tables USING (n)
     WHERE tables.id = ? AND chat.person IS ? AND chat.key = ?`,
  )
  const insert = db.prepare(
    'INSERT INTO chat (n, line, person, name, seat, text, at, key) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const cut = db.prepare('DELETE FROM chat WHERE n = ? AND line <= ?')
  const one = db.prepare('SELECT chat.* FROM tables JOIN chat USING (n) WHERE tables.id = ? AND line = ?')
  // The row stays: its key says that the line was sent, and its number is never used again.
  const empty = db.prepare(
    "UPDATE chat SET text = '' WHERE n = (SELECT n FROM tables WHERE id = ?) AND line = ?",
  )
  // The newest lines, oldest first.
  const after = db.prepare(
    `SELECT * FROM (
       SELECT chat.* FROM tables JOIN chat USING (n) WHERE tables.id = ? AND line > ?
       ORDER BY line DESC LIMIT ?)
     ORDER BY line`,
  )

  function say(table: string, line: Omit<ChatRow, 'n'>, key: string): ChatRow | null {
    if (said.get(table, line.person, key) !== undefined) return null
    const row = numbered.get(table)
    if (row === undefined) throw new Overtaken(table)
    const n = int(row, 'said')
    cut.run(int(row, 'n'), n - MOST_LINES)
    insert.run(int(row, 'n'), n, line.person, line.name, line.seat, line.text, line.at, key)
    return { n, ...line }
  }

  const read = (row: Row): ChatRow => ({
    n: int(row, 'line'),
    person: textOrNull(row, 'person'),
    name: text(row, 'name'),
    seat: intOrNull(row, 'seat'),
    text: text(row, 'text'),
    at: int(row, 'at'),
  })

  return {
    say: (table, line, key) => writer.write(() => say(table, line, key)),
    line: async (table, n) => {
      const row = one.get(table, n)
      return row === undefined ? null : read(row)
    },
    unsay: (table, n) => writer.write(() => void empty.run(table, n)),
    chat: async (table, line, most) => after.all(table, line, most).map(read),
  }
}

// The chat of tables. Each line has a number that its table never uses again.
import { Overtaken } from '@lorehall/host'
import { int, intOrNull, type Row, text, textOrNull } from '../rows/row.ts'
import type { ChatRow, Storage } from '../storage.ts'
import type { Ask, Read } from './connections.ts'
import { sql } from './sql.ts'
import type { Writer } from './writer.ts'

type Chat = Pick<Storage, 'say' | 'line' | 'unsay' | 'chat'>

/** Lines kept per table, several times as many as anyone is shown. */
const MOST_LINES = 2000

// Locks the table, so that the same line sent twice at the same time is found.
const LOCK = sql('SELECT n, said FROM tables WHERE id = :table FOR NO KEY UPDATE')
const NUMBER = sql('UPDATE tables SET said = :line WHERE n = :n')
const SAID = sql(
  `SELECT line FROM chat JOIN tables USING (n)
   WHERE tables.id = :table AND chat.person IS NOT DISTINCT FROM CAST(:person AS TEXT) AND chat.key = :key`,
)
const INSERT = sql(
  `INSERT INTO chat (n, line, person, name, seat, text, at, key)
   VALUES (:n, :line, :person, :name, :seat, :text, :at, :key)`,
)
const CUT = sql('DELETE FROM chat WHERE n = :n AND line <= :line')
const ONE = sql('SELECT chat.* FROM tables JOIN chat USING (n) WHERE tables.id = :table AND line = :line')
// The row stays: its key says that the line was sent, and its number is never used again.
const EMPTY = sql(
  "UPDATE chat SET text = '' WHERE n = (SELECT n FROM tables WHERE id = :table) AND line = :line",
)
// The newest lines, oldest first.
const AFTER = sql(
  `SELECT * FROM (
     SELECT chat.* FROM tables JOIN chat USING (n) WHERE tables.id = :table AND line > :line
     ORDER BY line DESC LIMIT :most) AS newest
   ORDER BY line`,
)

async function say(ask: Ask, table: string, line: Omit<ChatRow, 'n'>, key: string): Promise<ChatRow | null> {
  const [row] = await ask(LOCK, { table })
  if (row === undefined) throw new Overtaken(table)
  if ((await ask(SAID, { table, person: line.person, key })).length > 0) return null
  const n = int(row, 'n')
  const at = int(row, 'said') + 1
  await ask(NUMBER, { n, line: at })
  if (at > MOST_LINES) await ask(CUT, { n, line: at - MOST_LINES })
  await ask(INSERT, { ...line, n, line: at, key })
  return { n: at, ...line }
}

const read = (row: Row): ChatRow => ({
  n: int(row, 'line'),
  person: textOrNull(row, 'person'),
  name: text(row, 'name'),
  seat: intOrNull(row, 'seat'),
  text: text(row, 'text'),
  at: int(row, 'at'),
})

export function chat(reading: Read, writer: Writer): Chat {
  return {
    say: (table, line, key) => writer.write((ask) => say(ask, table, line, key), table),
    line: async (table, line) => {
      const [row] = await reading(ONE, { table, line })
      return row === undefined ? null : read(row)
    },
    unsay: (table, line) => writer.write(async (ask) => void (await ask(EMPTY, { table, line })), table),
    chat: async (table, line, most) => (await reading(AFTER, { table, line, most })).map(read),
  }
}

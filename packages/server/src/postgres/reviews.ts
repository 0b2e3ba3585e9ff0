// The reviews of finished tables. A review is removed with its table.
import { Overtaken } from '@lorehall/host'
import { peopleAt, readReview } from '../rows/review.ts'
import { text } from '../rows/row.ts'
import type { Storage } from '../storage.ts'
import type { Read } from './connections.ts'
import { sql } from './sql.ts'
import type { Writer } from './writer.ts'

const ONE = sql('SELECT review FROM reviews JOIN tables USING (n) WHERE id = :table')
const INSERT = sql(
  `INSERT INTO reviews (n, review)
   SELECT n, CAST(:review AS TEXT) FROM tables WHERE id = :id AND epoch = CAST(:epoch AS BIGINT)
     AND (SELECT count(person) FROM seats WHERE seats.n = tables.n) = CAST(:people AS BIGINT)
   ON CONFLICT (n) DO UPDATE SET review = excluded.review RETURNING n`,
)

export function reviews(read: Read, writer: Writer): Pick<Storage, 'review' | 'keepReview'> {
  return {
    review: async (table) => {
      const [row] = await read(ONE, { table })
      return row === undefined ? null : readReview(text(row, 'review'))
    },
    keepReview: (table, review) =>
      writer.write(async (ask) => {
        const { id, epoch } = table
        const row = { id, epoch, people: peopleAt(table), review: JSON.stringify(review) }
        if ((await ask(INSERT, row)).length === 0) throw new Overtaken(id)
      }, table.id),
  }
}

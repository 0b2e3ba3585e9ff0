// The reviews of finished tables. A review is removed with its table.
import type { DatabaseSync } from 'node:sqlite'
import { Overtaken } from '@lorehall/host'
import { text } from '../rows/row.ts'
import { peopleAt, readReview } from '../rows/review.ts'
import type { Storage } from '../storage.ts'
import type { Writer } from './writer.ts'

export function reviews(db: DatabaseSync, writer: Writer): Pick<Storage, 'review' | 'keepReview'> {
  const one = db.prepare('SELECT review FROM reviews JOIN tables USING (n) WHERE id = ?')
  const insert = db.prepare(
    `INSERT OR REPLACE INTO reviews (n, review)
     SELECT n, :review FROM tables WHERE id = :id AND epoch = :epoch
       AND (SELECT count(person) FROM seats WHERE seats.n = tables.n) = :people`,
  )

  return {
    review: async (table) => {
      const row = one.get(table)
      return row === undefined ? null : readReview(text(row, 'review'))
    },
    keepReview: (table, review) =>
      writer.write(() => {
        const { id, epoch } = table
        const row = { id, epoch, people: peopleAt(table), review: JSON.stringify(review) }
        if (insert.run(row).changes === 0) throw new Overtaken(id)
      }),
  }
}

// Reviews are kept with their tables, on each database, and proposals of which an older process would think wrongly.
import { DatabaseSync } from 'node:sqlite'
import { Overtaken, type Review } from '@lorehall/host'
import { describe, expect, onTestFinished, test } from 'vitest'
import { charged } from '../src/guard/charged.ts'
import type { Proposal } from '../src/storage.ts'
import { openSqlite } from '../src/sqlite/storage.ts'
import { databasesForThisFile } from './kit/databases.ts'
import { newFile, openSeat, personNamed, seatOf, statusAt, tableOf } from './storage-kit.ts'

const anna = personNamed('Anna')
const bert = personNamed('Bert')
const review: Review = {
  format: 1,
  length: 3,
  seats: [0],
  decisions: [],
  chances: [{ seq: 0, turn: 1, chances: [0.5, 0.5] }],
  moments: [],
  puzzles: [],
}

const databases = databasesForThisFile()

describe.each(databases)('$name', ({ fresh }) => {
  /** A finished table of Anna and Bert. */
  async function finished() {
    const storage = await (await fresh())()
    onTestFinished(async () => storage.close())
    await storage.addPerson(anna, 'anna-device')
    await storage.addPerson(bert, 'bert-device')
    const table = tableOf(anna, { seats: [seatOf(anna), seatOf(bert)] })
    await storage.addTable(table, null)
    await storage.append(table, 0, ['0 rest'], statusAt(1, { ended: 'played' }))
    return { storage, table }
  }

  test('a review is kept, replaced by a newer one, and removed with its table', async () => {
    const { storage, table } = await finished()
    expect(await storage.review(table.id)).toBeNull()
    await storage.keepReview(table, review)
    expect(await storage.review(table.id)).toEqual(review)
    await storage.keepReview(table, { ...review, format: 2 })
    expect(await storage.review(table.id)).toEqual({ ...review, format: 2 })
    await storage.removeTable(table)
    expect(await storage.review(table.id)).toBeNull()
    await expect(storage.keepReview(table, review)).rejects.toThrow(Overtaken)
  })

  test('reading a review is charged for', async () => {
    const { storage, table } = await finished()
    await storage.keepReview(table, review)
    let charges = 0
    await charged(
      () => charges++,
      () => storage.review(table.id),
    )
    expect(charges).toBeGreaterThan(0)
  })

  test('a review of another history of the table is refused', async () => {
    const { storage, table } = await finished()
    await expect(storage.keepReview({ ...table, epoch: 7 }, review)).rejects.toThrow(Overtaken)
    expect(await storage.review(table.id)).toBeNull()
  })

  test('deleting a person removes the reviews that name them, and those that come late are refused', async () => {
    const { storage, table } = await finished()
    const other = tableOf(anna, { seats: [seatOf(anna), openSeat] })
    await storage.addTable(other, null)
    for (const one of [table, other]) await storage.keepReview(one, review)
    await storage.erasePerson('bert')
    expect(await storage.review(table.id)).toBeNull()
    expect(await storage.review(other.id)).toEqual(review)
    await expect(storage.keepReview(table, review)).rejects.toThrow(Overtaken)
    const now = await storage.table(table.id)
    await storage.keepReview(now ?? table, review)
    expect(await storage.review(table.id)).toEqual(review)
  })

  test('whether players see the chances is saved with the table', async () => {
    const { storage, table } = await finished()
    await storage.saveTable({ ...table, chances: true })
    expect(await storage.table(table.id)).toMatchObject({ chances: true, version: 1 })
  })
})

test('an older process never finds that all have agreed to something it does not know', async () => {
  const file = newFile()
  const storage = openSqlite(file)
  onTestFinished(() => storage.close())
  await storage.addPerson(anna, 'anna-device')
  const table = tableOf(anna)
  await storage.addTable(table, null)
  const proposal: Proposal = { id: 'p1', kind: 'chances', by: 0, agreed: [0], at: 3 }
  await storage.saveTable({ ...table, proposal })
  expect((await storage.table(table.id))?.proposal).toEqual(proposal)

  const db = new DatabaseSync(file)
  const stored = db.prepare('SELECT proposal FROM tables').get()
  expect(JSON.parse(String(stored?.['proposal']))).toMatchObject({ kind: 'chances', agreed: [] })
  // An older process adds a vote and writes what it doesn't know as it is.
  db.prepare(`UPDATE tables SET proposal = json_set(proposal, '$.agreed', json('[1]'))`).run()
  db.close()
  expect((await storage.table(table.id))?.proposal?.agreed).toEqual([0, 1])
})

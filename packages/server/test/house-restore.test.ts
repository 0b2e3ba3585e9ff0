// A backup is restored while the server runs. An answer given at that moment is added to the history that its player
// sees, or refused.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupTo } from '../src/sqlite/backup.ts'
import { restoreFrom } from '../src/sqlite/restore.ts'
import type { Person } from '../src/storage.ts'
import { begin, gather, look, openHouse, type TestHouse } from './kit/house.ts'
import { replayed } from './kit/ledger.ts'

/** A person who is asked answers with the nth option. */
async function answerWith(
  hall: TestHouse,
  table: string,
  people: readonly Person[],
  nth: number,
): Promise<void> {
  const [seat = 0] = (await look(hall, table, null)).waiting
  const person = people[seat]
  if (person === undefined) throw new Error('somebody is asked')
  const { ask } = await look(hall, table, person)
  const pick = ask?.options.at(nth)?.id ?? ''
  await hall.house.perform('answer', { table, ask: ask?.id ?? -1, picks: [pick] }, person)
}

test('two histories of the same length are told apart', async () => {
  const hall = openHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'])
  await begin(hall, gathered)
  const { table, people } = gathered
  const at = (name: string) => join(hall.file, '..', name)
  const onceMore = (nth: number) =>
    answerWith(hall, table, people, nth).catch(() => answerWith(hall, table, people, nth))
  backupTo(hall.file, at('before.db'))
  await onceMore(0)
  backupTo(hall.file, at('after.db'))
  restoreFrom(hall.file, at('before.db'), new Date(1))
  await onceMore(-1)
  restoreFrom(hall.file, at('after.db'), new Date(2))
  await expect(answerWith(hall, table, people, 0)).rejects.toMatchObject({ code: 'overtaken' })
  await onceMore(0)
  expect((await replayed(hall.storage, table))?.seq).toBe(2)
  await hall.reopen()
  expect((await look(hall, table, null)).entries).toBe(2)
})

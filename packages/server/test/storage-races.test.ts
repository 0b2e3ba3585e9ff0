// Writes at the same time, from one process or from several, on each database: one commit for all of them, and of two
// that exclude each other exactly one.
import { Overtaken } from '@lorehall/host'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databasesForThisFile } from './kit/databases.ts'
import { personNamed, statusAt, tableOf } from './storage-kit.ts'

const anna = personNamed('Anna')
const databases = databasesForThisFile()

describe.each(databases)('$name', ({ fresh }) => {
  async function atTable() {
    const open = await fresh()
    const again = async () => {
      const storage = await open()
      onTestFinished(async () => storage.close())
      return storage
    }
    const storage = await again()
    await storage.addPerson(anna, 'device')
    const table = tableOf(anna)
    await storage.addTable(table, null)
    return { storage, table, again }
  }

  test('of two appends at the same number, the second is overtaken', async () => {
    const { storage, table } = await atTable()
    const first = storage.append(table, 0, ['0 a'], statusAt(1))
    const second = storage.append(table, 0, ['1 b', '1 c'], statusAt(2))
    const third = storage.append(table, 1, ['0 d'], statusAt(2))
    await first
    await expect(second).rejects.toThrow(Overtaken)
    await third
    expect(await storage.entries(table.id)).toEqual(['0 a', '0 d'])
  })

  test('two connections at one table never both write the same number', async () => {
    const { storage, table, again } = await atTable()
    const hands = [storage, await again()]
    let lost = 0
    for (let seq = 0; seq < 50; seq += 1) {
      const tries = hands.map((hand, i) => hand.append(table, seq, [`${i} a`], statusAt(seq + 1)))
      const ends = await Promise.allSettled(tries)
      for (const end of ends) if (end.status === 'rejected' && end.reason instanceof Overtaken) lost += 1
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
    expect(lost).toBe(50)
    expect(await storage.entries(table.id)).toHaveLength(50)
  })

  test('all writes of one turn of the event loop are one commit', async () => {
    const { storage, table } = await atTable()
    const before = storage.commits()
    await Promise.all(
      Array.from({ length: 100 }, (_, i) => storage.append(table, i, [`0 ${i}`], statusAt(i + 1))),
    )
    expect(storage.commits() - before).toBe(1)
    expect(await storage.entries(table.id)).toHaveLength(100)
  })

  test('another process sees an acknowledged write', async () => {
    const { storage, table, again } = await atTable()
    await storage.append(table, 0, ['0 a'], statusAt(1))
    expect(await (await again()).entries(table.id)).toEqual(['0 a'])
  })

  test('one write that fails does not affect others', async () => {
    const { storage, table } = await atTable()
    const twin = storage.addTable({ ...tableOf(anna), code: table.code }, null)
    const fine = storage.append(table, 0, ['0 a'], statusAt(1))
    await expect(twin).rejects.toThrow(/unique/i)
    await fine
    expect(await storage.countTables()).toBe(1)
  })

  test('tables written in opposite orders at two connections are all written', async () => {
    const { storage, table, again } = await atTable()
    const other = await again()
    const second = tableOf(anna)
    await storage.addTable(second, null)
    const hands = [
      { hand: storage, order: [table, second] },
      { hand: other, order: [second, table] },
    ]
    for (let round = 0; round < 40; round += 1) {
      const tries = hands.flatMap(({ hand, order }, i) =>
        order.map((one) => hand.append(one, round, [`${i} a`], statusAt(round + 1))),
      )
      const ends = await Promise.allSettled(tries)
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    }
  })
})

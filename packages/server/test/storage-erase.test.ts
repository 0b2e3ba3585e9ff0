// A deleted person leaves no trace of their name in the file, and records of their games stay valid.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Entry } from '@lorehall/kernel'
import { describe, expect, test } from 'vitest'
import { backupTo, lookInto } from '../src/sqlite/backup.ts'
import { restoreFrom } from '../src/sqlite/restore.ts'
import { openSqlite } from '../src/sqlite/storage.ts'
import { bert, NAME, playedOn, zwen } from './kit/erase.ts'
import { beginningOf, newFile, openSeat, statusAt, seatOf, tableOf } from './storage-kit.ts'

async function played() {
  const file = newFile()
  const storage = openSqlite(file)
  return { storage, file, table: await playedOn(storage) }
}

/** Everything on the disk, including the log and free pages. */
function bytesOf(file: string): string {
  return ['', '-wal']
    .map((end) => (existsSync(file + end) ? readFileSync(file + end, 'latin1') : ''))
    .join('')
}

const traces = ['Zwentibold', 'zwens-'] as const

test('no trace of the name, the chat or the devices is left in the file', async () => {
  const { storage, file } = await played()
  for (const trace of traces) expect(bytesOf(file)).toContain(trace)
  await storage.erasePerson('z1')
  for (const trace of traces) expect(bytesOf(file)).not.toContain(trace)
})

test('no trace is left even if pages were split and merged before', async () => {
  const { storage, file, table } = await played()
  const writes: Promise<unknown>[] = []
  for (let seq = 5; seq < 2000; seq += 5) {
    const entries: Entry[] = [{ sits: 0, who: { name: NAME, kind: 'person' } }, '0 a', '1 b', '0 c', '1 d']
    writes.push(storage.append(table, seq, entries, statusAt(seq + 5)))
    if (seq % 50 === 0) writes.push(storage.addTable(tableOf(zwen), null))
    // Pages change within commits and between them.
    if (seq % 100 === 0) await Promise.all(writes)
  }
  await Promise.all(writes)
  await storage.sweep('playing', 1600)
  await storage.erasePerson('z1')
  for (const trace of traces) expect(bytesOf(file)).not.toContain(trace)
})

test('a person with very many tables is deleted in pieces, and others need not wait', async () => {
  const { storage, file, table } = await played()
  const many = Array.from({ length: 200 }, () => tableOf(zwen, { beginning: beginningOf(NAME, 'Bert') }))
  await Promise.all(many.map((one) => storage.addTable(one, null)))
  const order: string[] = []
  const forgotten = storage.erasePerson('z1').then(() => order.push('forgotten'))
  const line = { person: 'bert', name: 'Bert', seat: 1, text: 'my turn', at: 3 }
  await storage.say(table.id, line, 'key-3').then(() => order.push('said'))
  // A server with an older copy of the table may save it meanwhile.
  const [first = table] = many
  await storage.saveTable({ ...first, proposal: null }).then(() => order.push('saved'))
  await forgotten
  expect(order).toEqual(['said', 'saved', 'forgotten'])
  for (const trace of traces) expect(bytesOf(file)).not.toContain(trace)
  expect(await storage.person('z1')).toBeNull()
})

test('no trace is left of a former name, even if a bot played under it', async () => {
  const { storage, file } = await played()
  for (const { id } of await storage.claimLetters(10, 10)) await storage.settleLetter(id, null)
  await storage.changePerson({ ...zwen, name: 'Quintilian' })
  await storage.erasePerson('z1')
  for (const trace of [...traces, 'Quintilian']) expect(bytesOf(file)).not.toContain(trace)
})

test('saving an older copy of the table does not bring the name back', async () => {
  const { storage, table, file } = await played()
  await storage.erasePerson('z1')
  await expect(storage.saveTable({ ...table, proposal: null })).rejects.toThrow(/elsewhere/)
  await storage.saveTable({ ...table, host: null, seats: [openSeat] })
  expect(bytesOf(file)).not.toContain('Zwentibold')
})

describe('a backup from before the deletion', () => {
  const NOW = new Date('2030-01-31T12:30:05Z')

  async function backedUp() {
    const made = await played()
    const copy = `${made.file}-copy.db`
    backupTo(made.file, copy)
    return { ...made, copy }
  }

  test('does not bring them back, however often it is restored; others and the games stay', async () => {
    const { storage, file, table, copy } = await backedUp()
    await storage.erasePerson('z1')
    for (let times = 0; times < 2; times++) {
      expect(restoreFrom(file, copy, NOW).contents).toEqual({ people: 1, tables: 1, entries: 5 })
      for (const trace of traces) expect(bytesOf(file)).not.toContain(trace)
      expect(await storage.person('z1')).toBeNull()
      expect(await storage.person('bert')).toEqual({ ...bert, blocked: [] })
      expect(await storage.entries(table.id)).toHaveLength(5)
      // A bot takes over soon.
      const row = await storage.table(table.id)
      expect(row?.seats).toMatchObject([
        { name: 'Someone', person: null, away: true },
        { name: 'Bert', away: false },
      ])
      expect(await storage.dueTables(1, 9)).toEqual([table.id])
    }
  })

  test('does not bring them back through a newer backup either', async () => {
    const { storage, file, copy } = await backedUp()
    await storage.erasePerson('z1')
    const since = `${file}-since.db`
    backupTo(file, since)
    const elsewhere = newFile()
    restoreFrom(elsewhere, since, NOW)
    restoreFrom(elsewhere, copy, NOW)
    expect(bytesOf(elsewhere)).not.toContain('Zwentibold')
  })

  test('does not bring them back if the data file is too new, or damaged in another place', async () => {
    const { storage, file, copy } = await backedUp()
    await storage.erasePerson('z1')
    storage.pragma('user_version = 99')
    storage.close()
    expect(restoreFrom(file, copy, NOW)).toMatchObject({ anew: true, contents: { people: 1 } })
    expect(bytesOf(file)).not.toContain('Zwentibold')
  })

  test('brings back people who were not deleted, even if the data file is unreadable', async () => {
    const { storage, file, copy } = await backedUp()
    storage.close()
    writeFileSync(file, 'spoilt '.repeat(1000))
    expect(restoreFrom(file, copy, NOW).contents.people).toBe(2)
    expect(lookInto(file).people).toBe(2)
  })

  test('opens their seat again at a table that has not begun, and gives it another host', async () => {
    const { storage, file } = await played()
    const gathering = tableOf(zwen, { stage: 'gathering', seats: [seatOf(zwen), seatOf(bert), openSeat] })
    await storage.addTable(gathering, null)
    const copy = `${file}-gathering.db`
    backupTo(file, copy)
    await storage.erasePerson('z1')
    restoreFrom(file, copy, NOW)
    const row = await storage.table(gathering.id)
    expect(row?.host).toBe('bert')
    expect(row?.seats).toEqual([openSeat, seatOf(bert), openSeat])
  })
})

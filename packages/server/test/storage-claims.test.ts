// Several processes on one database: each thing is done by one of them, and they can follow each other.
import { Overtaken } from '@lorehall/host'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { News } from '../src/channel.ts'
import { openPostgres, type PostgresStorage } from '../src/postgres/storage.ts'
import type { Notice } from '../src/storage.ts'
import { databasesForThisFile } from './kit/databases.ts'
import { onPostgres } from './kit/postgres-server.ts'
import { postgresForThisFile } from './kit/postgres.ts'
import { personNamed, statusAt, tableOf } from './storage-kit.ts'

const anna = { ...personNamed('Anna'), webhook: 'http://a' }
const databases = databasesForThisFile()
const postgres = postgresForThisFile()

const notice = (person = 'anna'): Notice => ({
  person,
  kind: 'turn',
  body: (name) => ({ text: `${name}!` }),
  due: 5,
})

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

  test('a table at one moment, with its entries from a number on', async () => {
    const { storage, table } = await atTable()
    await storage.append(table, 0, ['0 a', '{x', '1 c'], statusAt(3), new Map([[2, 'time']]))
    await storage.say(table.id, { person: 'anna', name: 'Anna', seat: 0, text: 'Hi', at: 1 }, 'key')
    const since = await storage.since(table.id, 1)
    expect(since).toMatchObject({ said: 1, entries: ['{x', '1 c'], row: { seq: 3, version: 0 } })
    expect(since?.standIns).toEqual(new Map([[2, 'time']]))
    expect(since?.row.seats).toEqual(table.seats)
    expect((await storage.since(table.id, 3))?.entries).toEqual([])
    expect(await storage.since('nowhere', 0)).toBeNull()
  })

  test('how far tables are, without those that are gone', async () => {
    const { storage, table } = await atTable()
    await storage.saveTable(table)
    const [standing, ...rest] = await storage.standing([table.id, 'nowhere'])
    expect(standing).toEqual({ id: table.id, seq: 0, version: 1, epoch: 0, said: 0 })
    expect(rest).toEqual([])
    expect(await storage.standing([])).toEqual([])
  })

  test('a notice is stored with its entry, or neither is', async () => {
    const { storage, table } = await atTable()
    await storage.addPerson(personNamed('Bert'), 'device-b')
    const notices = [notice(), notice('bert'), notice('nobody')]
    await storage.append(table, 0, ['0 a'], statusAt(1), undefined, { notices })
    await expect(storage.append(table, 0, ['0 b'], statusAt(1), undefined, { notices })).rejects.toThrow(
      Overtaken,
    )
    // Bert has no address.
    expect((await storage.claimLetters(5, 9)).map(({ url, body }) => [url, body])).toEqual([
      ['http://a', { text: 'Anna!' }],
    ])
  })

  test('of two processes that do what is due, the second is overtaken', async () => {
    const { storage, table, again } = await atTable()
    await storage.append(table, 0, ['0 a'], statusAt(1, { due: 70 }))
    const hands = [storage, await again()]
    const tries = hands.map((hand) =>
      hand.append(table, 1, [], statusAt(1, { due: 90 }), undefined, { ifDue: 70, notices: [notice()] }),
    )
    const ends = await Promise.allSettled(tries)
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await storage.claimLetters(5, 9)).toHaveLength(1)
  })

  test('a letter is claimed by one process', async () => {
    const { storage, again } = await atTable()
    const other = await again()
    const letters = Array.from({ length: 40 }, (_, i) => ({ url: `http://${i}`, body: {}, due: 1 }))
    await storage.post(letters)
    const claimed = await Promise.all(
      [storage, other, storage, other].map((hand) => hand.claimLetters(5, 20)),
    )
    const ids = claimed.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const rest = await storage.claimLetters(5, 40)
    expect(ids.length + rest.length).toBe(40)
  })
})

describe('leases', () => {
  async function two(): Promise<readonly [PostgresStorage, PostgresStorage, string]> {
    const url = await postgres.fresh()
    const open = async () => {
      const storage = await openPostgres(url)
      onTestFinished(() => storage.close())
      return storage
    }
    return [await open(), await open(), url]
  }

  test('are given to one process, which may renew them, until they run out or are given back', async () => {
    const [here, there, url] = await two()
    expect(await here.lease(['a', 'b'])).toEqual(['a', 'b'])
    expect(await there.lease(['a', 'c'])).toEqual(['c'])
    expect(await here.lease(['a'])).toEqual(['a'])
    await there.release(['a'])
    expect(await there.lease(['a'])).toEqual([])
    await here.release(['a'])
    expect(await there.lease(['a'])).toEqual(['a'])
    await onPostgres(url, "UPDATE leases SET until = 1 WHERE id = 'b'")
    expect(await there.lease(['b'])).toEqual(['b'])
  })

  test('of due tables are taken when they are claimed; unknown tables are left to others', async () => {
    const [here, there] = await two()
    await here.addPerson(anna, 'device')
    const tables = [tableOf(anna, { due: 5 }), tableOf(anna, { due: 6 }), tableOf(anna, { due: 99 })]
    for (const table of tables) await here.addTable(table, null)
    const [first = '', second = ''] = tables.map(({ id }) => id)
    expect(await here.claimDue(9, 50, [second])).toEqual([first])
    expect(await there.claimDue(9, 50)).toEqual([second])
    expect(await here.claimDue(9, 50)).toEqual([first])
    const both = await Promise.all([here.claimDue(999, 50), there.claimDue(999, 50)])
    expect(both.flat()).toHaveLength(3)
  })

  test('are gone after a crash of the database, and are taken again', async () => {
    const [here, there, url] = await two()
    await here.lease(['a'])
    await onPostgres(url, 'TRUNCATE leases')
    expect(await there.lease(['a'])).toEqual(['a'])
    expect(await here.lease(['a'])).toEqual([])
  })

  test('news reaches the other processes, however much it is', async () => {
    const [here, there] = await two()
    const heard: News[] = []
    const hearing = {
      news: (news: News) => heard.push(news),
      lookAgain: () => undefined,
      gone: () => undefined,
    }
    there.channel.hear(hearing)
    const told = Array.from({ length: 500 }, (_, i): News => ({ is: 'person', person: `p${i}-“ä”` }))
    for (const news of told) here.channel.tell(news)
    await vi.waitUntil(() => heard.length === told.length)
    expect(heard).toEqual(told)
  })

  test('a process that stops is gone', async () => {
    const [here, there] = await two()
    const gone: string[] = []
    there.channel.hear({
      news: () => undefined,
      lookAgain: () => undefined,
      gone: (process) => gone.push(process),
    })
    here.channel.tell({ is: 'person', person: 'x' })
    await here.close()
    await vi.waitUntil(() => gone.length === 1)
    expect(gone).toHaveLength(1)
  })
})

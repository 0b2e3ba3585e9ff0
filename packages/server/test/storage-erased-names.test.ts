// A deleted person is gone from each database, and everything of others stays.
import { describe, expect, onTestFinished, test } from 'vitest'
import { databasesForThisFile } from './kit/databases.ts'
import { bert, playedOn } from './kit/erase.ts'
import { beginningOf, personNamed, seatOf, tableOf } from './storage-kit.ts'

const databases = databasesForThisFile()

describe.each(databases)('$name', ({ fresh }) => {
  async function opened() {
    const storage = await (await fresh())()
    onTestFinished(async () => storage.close())
    return storage
  }

  async function played() {
    const storage = await opened()
    return { storage, table: await playedOn(storage) }
  }

  test('other people, their chat and the games stay', async () => {
    const { storage, table } = await played()
    await storage.erasePerson('z1')
    expect(await storage.person('z1')).toBeNull()
    expect(await storage.personOfDevice('zwens-device')).toBeNull()
    expect(await storage.takeRecovery('zwens-token', 'other', 1)).toBeNull()
    expect(await storage.person('bert')).toEqual({ ...bert, blocked: [] })
    const after = await storage.table(table.id)
    expect(after?.host).toBeNull()
    expect(after?.seats).toMatchObject([
      { name: 'Someone', person: null, nonce: table.seats[0]?.nonce },
      { name: 'Bert', person: 'bert' },
    ])
    expect(after?.beginning).toEqual(beginningOf('Someone', 'Bert'))
    expect(JSON.parse(after?.plan.record ?? '')).toEqual({
      ...beginningOf('Someone', 'Bert'),
      entries: ['0 a', { sits: 0, who: { name: 'Someone', kind: 'person' } }],
    })
    expect(await storage.entries(table.id)).toEqual([
      '0 a',
      { sits: 0, who: { name: 'Someone', kind: 'bot' } },
      { sits: 0, who: { name: 'Someone', kind: 'person' } },
      { sits: 1, who: { name: 'Bert', kind: 'person' } },
      '1 b',
    ])
    expect((await storage.chat(table.id, 0, 10)).map(({ n, text }) => [n, text])).toEqual([[2, 'hello']])
    expect((await storage.claimLetters(10, 10)).map(({ body }) => body)).toEqual([
      { text: 'Someone waits for you' },
    ])
    expect((await storage.reports()).map(({ text, view }) => [text, view])).toEqual([
      ['', { seats: ['Someone'] }],
      ["Someone's turn", [{ log: 'Someone won' }]],
    ])
  })

  test('someone else with the same name keeps it', async () => {
    const storage = await opened()
    const twins = [personNamed('Kim', 'kim1'), personNamed('Kim', 'kim2')] as const
    for (const twin of twins) await storage.addPerson(twin, `device-${twin.id}`)
    const table = tableOf(twins[0], { seats: twins.map(seatOf), beginning: beginningOf('Kim', 'Kim') })
    await storage.addTable(table, null)
    await storage.erasePerson('kim1')
    const after = await storage.table(table.id)
    expect(after?.seats.map(({ name }) => name)).toEqual(['Someone', 'Kim'])
    expect(after?.beginning).toEqual(beginningOf('Someone', 'Kim'))
  })

  test('a chat line after a deleted one gets a new number', async () => {
    const { storage, table } = await played()
    const line = { person: 'bert', name: 'Bert', seat: 1, text: 'gone?', at: 3 }
    await storage.erasePerson('z1')
    expect((await storage.say(table.id, line, 'key-3'))?.n).toBe(3)
    await storage.erasePerson('nobody')
  })
})

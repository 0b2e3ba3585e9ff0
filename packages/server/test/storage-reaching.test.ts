// How people are reached: the ways to them, what they want to hear about each table, and which letters follow from that.
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Notice, Storage, TableRow } from '../src/storage.ts'
import { databasesForThisFile } from './kit/databases.ts'
import { deviceOf, personNamed, statusAt, tableOf } from './storage-kit.ts'

const databases = databasesForThisFile()
const anna = { ...personNamed('Anna'), webhook: 'http://hook' }
const bert = personNamed('Bert')

const notice = (kind: Notice['kind'] = 'turn', due = 5, person = 'anna'): Notice => ({
  person,
  kind,
  body: (name, way) => ({ text: `${name} by ${way}` }),
  due,
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
    await storage.addPerson(anna, 'device-a')
    await storage.addPerson(bert, 'device-b')
    const table = tableOf(anna)
    await storage.addTable(table, null)
    return { storage, table, again }
  }

  /** Notices written with a change of the table. */
  const write = (storage: Storage, table: TableRow, ...notices: readonly Notice[]) =>
    storage.append(table, 0, [], statusAt(0), undefined, { notices })

  /** The letters that are due then. They are settled. */
  async function due(storage: Storage, now = 5) {
    const letters = await storage.claimLetters(now, 99)
    for (const { id } of letters) await storage.settleLetter(id, null)
    return letters
  }

  test('a device notifies the person who subscribed last; a new e-mail address replaces the old one', async () => {
    const { storage } = await atTable()
    const first = await storage.addWay(deviceOf('anna', { address: 'https://push.example/1' }))
    expect(await storage.ways('anna')).toEqual([first])
    const renamed = await storage.addWay({ ...first, label: 'Tablet' })
    expect(renamed).toEqual({ ...first, label: 'Tablet' })
    const moved = await storage.addWay({ ...first, person: 'bert' })
    expect([await storage.ways('anna'), await storage.ways('bert')]).toEqual([[], [moved]])
    const mail = { kind: 'mail', address: 'bert@example.org', confirmed: null } as const
    await storage.addWay(deviceOf('bert', mail))
    const other = await storage.addWay(deviceOf('bert', { ...mail, address: 'b@example.org' }))
    // Two people may use one address.
    await storage.addWay(deviceOf('anna', { ...mail, address: 'b@example.org' }))
    expect(await storage.ways('bert')).toEqual([moved, other])
    await storage.dropWay(moved)
    expect(await storage.ways('bert')).toEqual([other])
  })

  test('a way that was replaced since it was read is neither changed nor removed', async () => {
    const { storage, table } = await atTable()
    await storage.changePerson({ ...anna, webhook: null })
    const phone = await storage.addWay(deviceOf('anna'))
    await write(storage, table, notice())
    const { id } = phone
    const old = [
      { ...deviceOf('anna', { address: 'https://push.example/old' }), id },
      { ...deviceOf('bert', { address: phone.address }), id },
    ]
    for (const way of old) {
      expect(await storage.changeWay({ ...way, confirmed: null })).toBe(false)
      await storage.dropWay(way)
    }
    expect(await storage.ways('anna')).toEqual([phone])
    expect(await storage.changeWay({ ...phone, keys: { auth: 'y' } })).toBe(true)
    expect(await due(storage)).toMatchObject([{ way: { ...phone, keys: { auth: 'y' } } }])
  })

  test('a person has at most ten devices, the newest', async () => {
    const { storage } = await atTable()
    for (let i = 1; i <= 12; i++)
      await storage.addWay(deviceOf('anna', { address: `https://push.example/${i}` }))
    const addresses = (await storage.ways('anna')).map(({ address }) => address)
    expect(addresses).toHaveLength(10)
    expect([addresses[0], addresses.at(-1)]).toEqual(['https://push.example/3', 'https://push.example/12'])
  })

  test('a notice is one letter for each confirmed way, and says where it leads', async () => {
    const { storage, table } = await atTable()
    const phone = await storage.addWay(deviceOf('anna'))
    await storage.addWay(deviceOf('anna', { kind: 'mail', address: 'a@example.org', confirmed: null }))
    await write(storage, table, notice(), notice('turn', 5, 'bert'), notice('turn', 5, 'nobody'))
    const about = { person: 'anna', table: table.id, kind: 'turn' }
    expect(await due(storage)).toMatchObject([
      { url: 'http://hook', body: { text: 'Anna by webhook' }, way: null, about, written: 5, quiet: null },
      { body: { text: 'Anna by push' }, way: phone, about, written: 5, tries: 0 },
    ])
  })

  test('until one looks at a table, there is one notice about it and one reminder', async () => {
    const { storage, table } = await atTable()
    const kinds = async () => (await due(storage)).map(({ about }) => about?.kind)
    const other = tableOf(anna)
    await storage.addTable(other, null)
    await write(storage, table, notice())
    expect(await kinds()).toEqual(['turn'])
    await write(storage, table, notice(), notice('invitation'))
    expect(await kinds()).toEqual([])
    await write(storage, table, notice('reminder'), notice('reminder'))
    await write(storage, table, notice())
    expect(await kinds()).toEqual(['reminder'])
    await write(storage, other, notice())
    expect(await kinds()).toEqual(['turn'])
    expect(await storage.welcome(table.id, 'anna')).toEqual({ welcome: 'welcome', noticed: true })
    await storage.looked(table.id, 'anna')
    expect(await storage.welcome(table.id, 'anna')).toEqual({ welcome: 'welcome', noticed: false })
    await write(storage, table, notice())
    expect(await kinds()).toEqual(['turn'])
  })

  test('a muted table sends nothing, and one with reminders only those', async () => {
    const { storage, table } = await atTable()
    expect(await storage.tableNotices(table.id, 'anna')).toBe('all')
    await write(storage, table, notice())
    await storage.setTableNotices(table.id, 'anna', 'reminders')
    expect(await storage.tableNotices(table.id, 'anna')).toBe('reminders')
    expect(await due(storage)).toEqual([])
    await storage.looked(table.id, 'anna')
    await write(storage, table, notice())
    await write(storage, table, notice('reminder'))
    await storage.setTableNotices(table.id, 'anna', 'reminders')
    expect((await due(storage)).map(({ about }) => about?.kind)).toEqual(['reminder'])
    await storage.looked(table.id, 'anna')
    await write(storage, table, notice('reminder'))
    await storage.setTableNotices(table.id, 'anna', 'none')
    await write(storage, table, notice('reminder'))
    expect(await due(storage)).toEqual([])
    expect(await storage.tableNotices(table.id, 'bert')).toBe('all')
  })

  test('a letter that is held waits without a try, and a newer one about the table takes its place', async () => {
    const { storage, table } = await atTable()
    await write(storage, table, notice())
    const [letter] = await storage.claimLetters(5, 9)
    await storage.holdLetter(letter?.id ?? 0, 500)
    expect(await storage.claimLetters(499, 9)).toEqual([])
    await storage.looked(table.id, 'anna')
    await write(storage, table, notice('turn', 400))
    expect(await due(storage, 600)).toMatchObject([{ written: 400, tries: 0 }])
  })

  test('people with one webhook do not lose notices to each other', async () => {
    const { storage, table } = await atTable()
    await storage.changePerson({ ...bert, webhook: anna.webhook })
    await write(storage, table, notice('turn', 400), notice('turn', 300, 'bert'))
    const texts = [...(await due(storage, 500)), ...(await due(storage, 500))].map(({ body }) => body)
    expect(texts).toEqual([{ text: 'Bert by webhook' }, { text: 'Anna by webhook' }])
  })

  test('an invitation is written with the table it leads to, if that is new', async () => {
    const { storage } = await atTable()
    const table = tableOf(bert, { stage: 'gathering' })
    expect(await storage.addTable(table, 'key', [notice('invitation')])).toBe(true)
    expect(await storage.addTable(tableOf(bert), 'key', [notice('invitation')])).toBe(false)
    expect(await due(storage)).toMatchObject([{ about: { table: table.id, kind: 'invitation' } }])
  })

  test('letters go with their way, their table and their person', async () => {
    const { storage, table } = await atTable()
    await storage.changePerson({ ...anna, webhook: null })
    const phone = await storage.addWay(deviceOf('anna'))
    await write(storage, table, notice())
    await storage.dropWay(phone)
    expect(await due(storage)).toEqual([])
    await storage.addWay(deviceOf('anna'))
    await storage.looked(table.id, 'anna')
    await write(storage, table, notice())
    await storage.removeTable({ id: table.id, version: 0 })
    expect(await due(storage)).toEqual([])
    const other = tableOf(bert)
    await storage.addTable(other, null, [notice()])
    await storage.setTableNotices(other.id, 'anna', 'all')
    await storage.erasePerson('anna')
    expect(await due(storage)).toEqual([])
    expect(await storage.ways('anna')).toEqual([])
  })

  test('quiet hours are kept with the person, and come with their letters', async () => {
    const { storage, table } = await atTable()
    const quiet = { from: '22:00', to: '08:00', zone: 'Europe/Berlin' }
    await storage.changePerson({ ...anna, quiet })
    expect((await storage.person('anna'))?.quiet).toEqual(quiet)
    await write(storage, table, notice())
    expect(await due(storage)).toMatchObject([{ quiet }])
    await storage.changePerson({ ...anna, quiet: null })
    expect((await storage.personOfDevice('device-a'))?.quiet).toBeNull()
  })

  test('of two processes that make a secret, the first one wins', async () => {
    const { storage, again } = await atTable()
    const hands = [storage, await again(), await again()]
    const made = await Promise.all(hands.map((hand, i) => hand.secret('vapid', () => `secret ${i}`)))
    expect(new Set(made).size).toBe(1)
    expect(await storage.secret('vapid', () => 'another')).toBe(made[0])
    expect(await storage.secret('else', () => 'another')).toBe('another')
  })
})

// Every operation of the storage, on each database.
import { NotKept, Overtaken } from '@lorehall/host'
import type { Entry } from '@lorehall/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CLAIM_MS, type TableRow } from '../src/storage.ts'
import { databasesForThisFile, type Open } from './kit/databases.ts'
import { beginningOf, openSeat, personNamed, statusAt, seatOf, tableOf } from './storage-kit.ts'

const anna = personNamed('Anna')
const bert = personNamed('Bert')

const databases = databasesForThisFile()

describe.each(databases)('$name', ({ fresh }) => {
  /** A database whose connections are closed after the test. */
  async function empty(): Promise<Open> {
    const open = await fresh()
    return async () => {
      const storage = await open()
      onTestFinished(async () => storage.close())
      return storage
    }
  }

  async function opened() {
    const again = await empty()
    const storage = await again()
    await storage.addPerson(anna, 'anna-device')
    await storage.addPerson(bert, 'bert-device')
    return { storage, again }
  }

  test('a person is found by id and by device, and can be changed', async () => {
    const { storage } = await opened()
    expect(await storage.person('anna')).toEqual(anna)
    expect(await storage.personOfDevice('anna-device')).toEqual(anna)
    expect(await storage.person('nobody')).toBeNull()
    expect(await storage.personOfDevice('forged')).toBeNull()
    const changed = {
      ...anna,
      name: 'Änna',
      webhook: 'http://127.0.0.1/hook',
      blocked: [
        { id: 'zoe', name: '' },
        { id: 'bert', name: 'Bert' },
      ],
    }
    await storage.changePerson(changed)
    expect(await storage.person('anna')).toEqual(changed)
    await storage.changePerson({ ...changed, blocked: [] })
    expect(await storage.person('anna')).toEqual({ ...changed, blocked: [] })
  })

  test('a second person with the same id is refused and gets no device', async () => {
    const { storage } = await opened()
    await expect(storage.addPerson(anna, 'other')).rejects.toThrow(/unique/i)
    expect(await storage.personOfDevice('other')).toBeNull()
  })

  test('a recovery token adds a device to its person, once and only in time', async () => {
    const { storage } = await opened()
    await storage.addRecovery('token', 'anna', 5000)
    await storage.addRecovery('late', 'anna', 5000)
    expect(await storage.takeRecovery('wrong', 'phone', 4000)).toBeNull()
    expect(await storage.takeRecovery('token', 'phone', 4000)).toEqual(anna)
    expect(await storage.personOfDevice('phone')).toEqual(anna)
    expect(await storage.takeRecovery('token', 'thief', 4000)).toBeNull()
    expect(await storage.takeRecovery('late', 'thief', 5000)).toBeNull()
    expect(await storage.personOfDevice('thief')).toBeNull()
  })

  test('a device that is added to another person leaves the first one', async () => {
    const { storage } = await opened()
    await storage.addRecovery('token', 'anna', 5000)
    await storage.takeRecovery('token', 'bert-device', 4000)
    expect(await storage.personOfDevice('bert-device')).toEqual(anna)
  })

  test('a table is read as it was stored', async () => {
    const { storage, again } = await opened()
    const full: TableRow = tableOf(anna, {
      ...statusAt(0, {
        updated: 1700,
        waiting: [0, 1],
        deadlines: [null, 99_000],
        spent: [
          { seat: 1, end: 98_000, answers: 2 },
          { seat: 0, end: null, answers: 1 },
        ],
        due: 98_000,
        progress: 'round 1',
      }),
      public: true,
      limit: 60,
      spectatorsChat: true,
      options: { edition: 'base', guilds: true },
      plan: {
        values: { a: [1] },
        record: '{"seats":[],"entries":[]}',
      },
      beginning: beginningOf('Anna', 'Bert'),
      carried: true,
      proposal: { id: 'proposal-1', kind: 'undo', by: 1, agreed: [0, 1], at: 3 },
      settled: { id: 'proposal-0', kind: 'end', by: 0, how: 'refused', who: 1 },
      rematch: 'table999999',
      rematchBy: 'anna',
      stage: 'over',
      ended: 'agreed',
      winners: [1],
      seats: [seatOf(anna), { ...seatOf(bert), bot: 'greedy', away: true, missed: 3 }],
    })
    const empty = tableOf(null, { seats: [], deadlines: [], waiting: [] })
    expect(await storage.addTable(full, null)).toBe(true)
    expect(await storage.addTable(empty, null)).toBe(true)
    await storage.close()
    const reopened = await again()
    expect(await reopened.table(full.id)).toEqual(full)
    expect(await reopened.table(empty.id)).toEqual(empty)
    expect(await reopened.table('nowhere')).toBeNull()
    expect(await reopened.tableOfCode(full.code)).toBe(full.id)
    expect(await reopened.tableOfCode('ZZZZZZ')).toBeNull()
    expect(await reopened.countTables()).toBe(2)
  })

  test('the same key creates one table for a person, and another for someone else', async () => {
    const { storage } = await opened()
    const first = tableOf(anna)
    expect(await storage.addTable(first, 'key-0001')).toBe(true)
    expect(await storage.addTable(tableOf(anna), 'key-0001')).toBe(false)
    expect(await storage.addTable(tableOf(bert), 'key-0001')).toBe(true)
    expect(await storage.madeWith('anna', 'key-0001')).toBe(first.id)
    expect(await storage.madeWith('anna', 'key-0002')).toBeNull()
    expect(await storage.countTables()).toBe(2)
  })

  test('saving a table does not change its entries, its status or its beginning', async () => {
    const { storage } = await opened()
    const table = tableOf(anna, { stage: 'gathering' })
    await storage.addTable(table, null)
    await storage.append(table, 0, ['0 go'], statusAt(1, { waiting: [1] }))
    const changed: TableRow = {
      ...table,
      stage: 'playing',
      seats: [seatOf(anna), seatOf(bert), openSeat],
      proposal: { id: 'proposal-1', kind: 'end', by: 0, agreed: [0], at: 1 },
      settled: { id: 'proposal-0', kind: 'undo', by: 1, how: 'agreed', who: null },
      rematch: 'table111111',
      updated: 9000,
    }
    await storage.saveTable(changed)
    expect(await storage.table(table.id)).toEqual({
      ...changed,
      ...statusAt(1, { waiting: [1], updated: 9000 }),
      version: 1,
    })
    await storage.saveTable({ ...changed, version: 1, updated: 10, seats: [seatOf(bert)] })
    const after = await storage.table(table.id)
    expect(after?.updated).toBe(9000)
    expect(after?.seats).toEqual([seatOf(bert)])
  })

  test('saving a table that was saved elsewhere meanwhile is overtaken, and the other save is kept', async () => {
    const { storage, again } = await opened()
    const elsewhere = await again()
    const table = tableOf(anna, { stage: 'gathering', seats: [seatOf(anna), openSeat, openSeat] })
    await storage.addTable(table, null)
    const [here, there] = [await storage.table(table.id), await elsewhere.table(table.id)]
    if (here === null || there === null) throw new Error('it is there')
    await storage.saveTable({ ...here, seats: here.seats.with(1, seatOf(bert)) })
    await expect(elsewhere.saveTable({ ...there, rematch: 'table111111' })).rejects.toThrow(Overtaken)
    await expect(
      elsewhere.beginTable({ ...there, stage: 'playing', beginning: beginningOf('Anna') }, []),
    ).rejects.toThrow(Overtaken)
    const now = await elsewhere.table(table.id)
    expect(now).toMatchObject({ stage: 'gathering', rematch: null, beginning: null })
    expect(now?.seats[1]).toEqual(seatOf(bert))
    await elsewhere.saveTable({ ...there, version: now?.version ?? 0, rematch: 'table111111' })
  })

  test('a game that has ended stays over, even if an older copy is saved', async () => {
    const { storage } = await opened()
    const table = tableOf(anna)
    await storage.addTable(table, null)
    const ended = storage.append(table, 0, ['0 a'], statusAt(1, { ended: 'played' }))
    const saved = storage.saveTable({ ...table, seats: [seatOf(anna), seatOf(bert)] })
    await Promise.all([ended, saved])
    expect(await storage.table(table.id)).toMatchObject({ stage: 'over', seats: [{}, { person: 'bert' }] })
  })

  test('a table begins together with its entries, or not at all', async () => {
    const { storage } = await opened()
    const table = tableOf(anna, { stage: 'gathering' })
    await storage.addTable(table, null)
    const begun: TableRow = { ...table, stage: 'playing', beginning: beginningOf('Anna'), ...statusAt(2) }
    await expect(storage.beginTable(begun, ['0 go'])).rejects.toThrow(/do not make 2/)
    expect((await storage.table(table.id))?.stage).toBe('gathering')
    await storage.beginTable(begun, ['0 go', '1 go'])
    expect(await storage.table(table.id)).toEqual({ ...begun, version: 1 })
    expect(await storage.entries(table.id)).toEqual(['0 go', '1 go'])
  })

  test('a table that was removed, or names a deleted person, is not saved', async () => {
    const { storage } = await opened()
    const table = tableOf(anna)
    await expect(storage.saveTable(table)).rejects.toThrow(Overtaken)
    await storage.addTable(table, null)
    const stranger = personNamed('Cleo')
    await expect(storage.saveTable({ ...table, seats: [seatOf(stranger)], rematch: 'x' })).rejects.toThrow(
      Overtaken,
    )
    expect(await storage.table(table.id)).toEqual(table)
  })

  test('entries of every kind are read in order', async () => {
    const { storage } = await opened()
    const table = tableOf(anna)
    await storage.addTable(table, null)
    const entries: Entry[] = [
      '0 move:14 stop',
      { undo: 0, consent: [0, 1] },
      { redo: 0 },
      { choose: 1, effect: 'gain', choice: 'always' },
      { sits: 1, who: { name: 'Ünî "x"', kind: 'bot' } },
      { patch: [{ op: 'replace', path: '/a', value: 1 }] },
      '{odd',
      '"odd"',
    ]
    await storage.append(table, 0, entries, statusAt(8))
    const many = Array.from({ length: 300 }, (_, i) => `1 pick:${i}`)
    await storage.append(table, 8, many, statusAt(308, { ended: 'played', winners: [0, 1] }))
    expect(await storage.entries(table.id)).toEqual([...entries, ...many])
    expect(await storage.table(table.id)).toMatchObject({
      seq: 308,
      stage: 'over',
      ended: 'played',
      winners: [0, 1],
    })
    expect(await storage.entries('nowhere')).toEqual([])
  })

  test('an append without entries updates the status', async () => {
    const { storage } = await opened()
    const table = tableOf(anna)
    await storage.addTable(table, null)
    await storage.append(table, 0, [], statusAt(0, { waiting: [1], deadlines: [null, 70], due: 60 }))
    expect(await storage.table(table.id)).toMatchObject({
      seq: 0,
      waiting: [1],
      deadlines: [null, 70],
      due: 60,
    })
  })

  test('an append at a number that is taken or too high is overtaken and writes nothing', async () => {
    const { storage } = await opened()
    const table = tableOf(anna)
    await storage.addTable(table, null)
    await storage.append(table, 0, ['0 a', '0 b'], statusAt(2))
    await expect(storage.append(table, 1, ['0 c'], statusAt(2))).rejects.toThrow(Overtaken)
    await expect(storage.append(table, 3, ['0 c'], statusAt(4))).rejects.toThrow(Overtaken)
    await expect(storage.append({ id: 'nowhere', epoch: 0 }, 0, ['0 c'], statusAt(1))).rejects.toThrow(
      Overtaken,
    )
    await expect(storage.append(table, 2, ['0 c'], statusAt(9))).rejects.toThrow(/do not make 9/)
    expect(await storage.entries(table.id)).toEqual(['0 a', '0 b'])
  })

  test('public tables that are not over are listed newest first, without their large parts', async () => {
    const { storage } = await opened()
    const old = tableOf(anna, { public: true, created: 10 })
    const recent = tableOf(anna, { public: true, created: 30, stage: 'gathering' })
    const done = tableOf(anna, { public: true, created: 40, stage: 'over' })
    const hidden = tableOf(anna, { created: 50 })
    for (const table of [old, recent, done, hidden]) await storage.addTable(table, null)
    const listed = await storage.publicTables(10, 10)
    expect(listed.map(({ id }) => id)).toEqual([recent.id, old.id])
    const { plan: _plan, beginning: _beginning, seed: _seed, ...summary } = recent
    expect(listed[0]).toEqual(summary)
    expect(await storage.publicTables(1, 10)).toHaveLength(1)
  })

  test('the tables of a person are those with their seat or created by them, tables under way first', async () => {
    const { storage } = await opened()
    const over = tableOf(anna, { stage: 'over', created: 90 })
    const made = tableOf(anna, { seats: [openSeat], created: 20, stage: 'gathering' })
    const joined = tableOf(bert, { seats: [seatOf(bert), seatOf(anna)], created: 30 })
    const others = tableOf(bert)
    for (const table of [over, made, joined, others]) await storage.addTable(table, null)
    expect((await storage.tablesOf('anna', 10)).map(({ id }) => id)).toEqual([joined.id, made.id, over.id])
    expect(await storage.tablesOf('anna', 2)).toHaveLength(2)
    expect(await storage.openTablesOf('anna')).toBe(1)
    expect(await storage.openTablesOf('bert')).toBe(2)
  })

  test('turns are the tables that wait for a person who is not away', async () => {
    const { storage } = await opened()
    const seats = [...Array.from({ length: 10 }, () => openSeat), seatOf(anna)]
    const waits = tableOf(bert, { seats, waiting: [0, 10] })
    const waitsForOther = tableOf(bert, { seats: [openSeat, seatOf(anna)], waiting: [0, 10, 11] })
    const away = tableOf(bert, { seats: [{ ...seatOf(anna), bot: 'greedy', away: true }], waiting: [0] })
    const over = tableOf(bert, { seats: [seatOf(anna)], waiting: [0], stage: 'over' })
    for (const table of [waits, waitsForOther, away, over]) await storage.addTable(table, null)
    expect(await storage.turnsOf('anna')).toEqual([waits.id])
  })

  test('due tables are listed, the earliest first', async () => {
    const { storage } = await opened()
    const [late, soon, never, far] = [300, 100, null, 900].map((due) => tableOf(anna, { due }))
    if (!late || !soon || !never || !far) throw new Error('four tables')
    for (const table of [late, soon, never, far]) await storage.addTable(table, null)
    expect(await storage.dueTables(300, 10)).toEqual([soon.id, late.id])
    expect(await storage.dueTables(300, 1)).toEqual([soon.id])
    await storage.append(soon, 0, ['0 a'], statusAt(1, { due: null }))
    expect(await storage.dueTables(300, 10)).toEqual([late.id])
    await storage.postpone(late.id, 800)
    expect(await storage.dueTables(799, 10)).toEqual([])
    expect(await storage.dueTables(900, 10)).toEqual([late.id, far.id])
  })

  test('sweeping removes unused tables of that stage with everything that belongs to them', async () => {
    const { storage } = await opened()
    const old = tableOf(anna, { stage: 'gathering', updated: 10 })
    const fresh = tableOf(anna, { stage: 'gathering', updated: 100 })
    const playing = tableOf(anna, { updated: 10 })
    for (const table of [old, fresh, playing]) await storage.addTable(table, `key-${table.id}`)
    await storage.append(playing, 0, ['0 a'], statusAt(1, { updated: 10 }))
    expect(await storage.sweep('gathering', 100)).toBe(1)
    expect(await storage.sweep('gathering', 100)).toBe(0)
    expect(await storage.table(old.id)).toBeNull()
    expect(await storage.madeWith('anna', `key-${old.id}`)).toBeNull()
    await expect(storage.removeTable({ ...playing, version: 7 })).rejects.toThrow(Overtaken)
    await storage.removeTable(playing)
    expect(await storage.entries(playing.id)).toEqual([])
    expect(await storage.countTables()).toBe(1)
  })

  test('chat lines are numbered per table and stored once per key', async () => {
    const { storage } = await opened()
    const [here, there] = [tableOf(anna), tableOf(anna)]
    await storage.addTable(here, null)
    await storage.addTable(there, null)
    const line = { person: 'anna', name: 'Anna', seat: 0, text: 'hello', at: 5 }
    expect(await storage.say(here.id, line, 'key-1')).toEqual({ n: 1, ...line })
    expect(await storage.say(here.id, line, 'key-1')).toBeNull()
    const watching = { ...line, person: 'bert', name: 'Bert', seat: null }
    expect(await storage.say(here.id, watching, 'key-1')).toEqual({ n: 2, ...watching })
    expect(await storage.say(there.id, line, 'key-1')).toEqual({ n: 1, ...line })
    expect((await storage.chat(here.id, 0, 10)).map(({ n }) => n)).toEqual([1, 2])
    expect((await storage.chat(here.id, 1, 10)).map(({ n }) => n)).toEqual([2])
    expect((await storage.chat(here.id, 0, 1)).map(({ n }) => n)).toEqual([2])
    await expect(storage.say('nowhere', line, 'key-2')).rejects.toThrow(Overtaken)
  })

  test('of very many chat lines at one table, the newest are kept', async () => {
    const { storage } = await opened()
    const [here, there] = [tableOf(anna), tableOf(anna)]
    await storage.addTable(here, null)
    await storage.addTable(there, null)
    const line = { person: 'anna', name: 'Anna', seat: 0, text: 'hello', at: 5 }
    await storage.say(there.id, line, 'key-0')
    await Promise.all(Array.from({ length: 2100 }, (_, i) => storage.say(here.id, line, `key-${i}`)))
    const kept = await storage.chat(here.id, 0, 9000)
    expect([kept.length, kept[0]?.n, kept.at(-1)?.n]).toEqual([2000, 101, 2100])
    expect(await storage.chat(there.id, 0, 9000)).toHaveLength(1)
  })

  test('letters are tried until they are settled', async () => {
    const { storage } = await opened()
    await storage.post([
      { url: 'http://a', body: { text: 'later' }, due: 200 },
      { url: 'http://b', body: { text: 'now' }, due: 100 },
    ])
    const [letter, ...rest] = await storage.claimLetters(150, 10)
    expect(rest).toEqual([])
    expect(letter).toMatchObject({ url: 'http://b', body: { text: 'now' }, due: 100, tries: 0 })
    await storage.settleLetter(letter?.id ?? 0, 300)
    expect((await storage.claimLetters(300, 10)).map(({ url, tries }) => [url, tries])).toEqual([
      ['http://a', 0],
      ['http://b', 1],
    ])
    await storage.settleLetter(letter?.id ?? 0, null)
    // A process that has claimed a letter may die.
    expect(await storage.claimLetters(300, 10)).toEqual([])
    expect(await storage.claimLetters(300 + CLAIM_MS, 10)).toHaveLength(1)
  })

  test('many letters to one address do not delay others, and only the newest are kept', async () => {
    const { storage } = await opened()
    const many = Array.from({ length: 100 }, (_, n) => ({ url: 'http://slow', body: { n }, due: 100 }))
    await storage.post(many)
    await storage.post([{ url: 'http://b', body: { n: 0 }, due: 101 }])
    const due = await storage.claimLetters(200, 2)
    expect(due.map(({ url }) => url)).toEqual(['http://slow', 'http://b'])
    expect(due[0]).toMatchObject({ body: { n: 80 } })
    for (const { id } of due) await storage.settleLetter(id, null)
    for (let n = 0; n < 100; n++)
      for (const { id } of await storage.claimLetters(200, 1)) await storage.settleLetter(id, null)
    await storage.post(many.slice(0, 3))
    expect(await storage.claimLetters(200 + CLAIM_MS, 10)).toMatchObject([{ body: { n: 0 } }])
  })

  test('letters to an address that nobody uses anymore are dropped', async () => {
    const storage = await (await empty())()
    const shared = 'http://shared'
    const cleo = { ...personNamed('Cleo'), webhook: 'http://cleo/1' }
    const dora = { ...personNamed('Dora'), webhook: shared }
    for (const person of [cleo, dora]) await storage.addPerson(person, `device-${person.id}`)
    const letter = (url: string) => ({ url, body: { text: 'your turn' }, due: 100 })
    await storage.post([letter('http://cleo/1'), letter(shared)])
    let now = 200
    const due = async () => (await storage.claimLetters((now += CLAIM_MS), 10)).map(({ url }) => url)
    // A new name does not change the address.
    await storage.changePerson({ ...cleo, name: 'Cleopatra' })
    expect(await due()).toEqual(['http://cleo/1', shared])
    await storage.changePerson({ ...cleo, webhook: shared })
    expect(await due()).toEqual([shared])
    await storage.changePerson({ ...cleo, webhook: null })
    expect(await due()).toEqual([shared])
    await storage.changePerson({ ...dora, webhook: null })
    expect(await due()).toEqual([])
  })

  test('reports are kept with their table', async () => {
    const { storage } = await opened()
    const table = tableOf(anna)
    await storage.addTable(table, null)
    const report = {
      id: 'r1',
      table: table.id,
      seat: 0,
      seq: 3,
      text: 'odd',
      versions: { a: 1 },
      view: [1],
      at: 9,
    }
    await storage.addReport(report)
    await storage.addReport({ ...report, id: 'r2', seat: null, at: 8 })
    expect(await storage.reports()).toEqual([{ ...report, id: 'r2', seat: null, at: 8 }, report])
    await expect(storage.addReport({ ...report, id: 'r3', table: 'nowhere' })).rejects.toThrow(Overtaken)
  })

  test('closing stores writes in progress and refuses later ones', async () => {
    const { storage, again } = await opened()
    const last = storage.changePerson({ ...anna, name: 'Annie' })
    await Promise.all([storage.close(), storage.close()])
    await last
    await expect(storage.changePerson(anna)).rejects.toThrow(NotKept)
    expect((await (await again()).person('anna'))?.name).toBe('Annie')
  })
})

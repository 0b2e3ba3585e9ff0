// Names, devices, chat, and the deletion of people.
import { Table } from '@lorehall/kernel'
import { describe, expect, test } from 'vitest'
import { backupTo } from '../src/sqlite/backup.ts'
import { restoreFrom } from '../src/sqlite/restore.ts'
import { GAME } from './kit/game.ts'
import { begin, entered, gather, look, nonce, openHouse, playOn, someone } from './kit/house.ts'

const key = (n: number) => `line-number-${n}`

describe('a person', () => {
  test('is known by a secret that nobody can guess', async () => {
    const hall = openHouse()
    const { person, secret } = await hall.house.introduce('Ada')
    expect(await hall.house.personOf(secret)).toEqual(person)
    expect(await hall.house.personOf('0'.repeat(64))).toBeNull()
    expect(await hall.house.personOf("' OR 1=1 --")).toBeNull()
    expect(await hall.house.personOf(null)).toBeNull()
  })

  test('signs in on another device with a link that works once, within a day', async () => {
    const hall = openHouse()
    const { person, secret } = await hall.house.introduce('Ada')
    const { token } = await hall.house.perform('recovery', {}, person)
    const moved = await hall.house.recover(token)
    expect(moved.person.id).toBe(person.id)
    expect(moved.secret).not.toBe(secret)
    expect((await hall.house.personOf(secret))?.id).toBe(person.id)
    await expect(hall.house.recover(token)).rejects.toMatchObject({ code: 'unknown-link' })
    const late = await hall.house.perform('recovery', {}, person)
    hall.clock.now += 25 * 3_600_000
    await expect(hall.house.recover(late.token)).rejects.toMatchObject({ code: 'unknown-link' })
  })

  test('can be deleted: bots take over the seats, and the name and the chat are gone', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Zebulon'])
    const { table, people } = gathered
    const [ada, zeb] = people
    if (ada === undefined || zeb === undefined) throw new Error('two people')
    await begin(hall, gathered)
    await playOn(hall, gathered, 5)
    await hall.house.perform('say', { table, text: 'Zebulon was here', key: key(1) }, zeb)
    const page = await entered(hall, zeb, table)
    await hall.house.perform('forget', {}, zeb)
    expect(page.ended).not.toBeNull()
    const lobby = await hall.house.perform('room', { table }, ada)
    expect(lobby.seats[1]?.name).toBe('Someone')
    await playOn(hall, { table, people: [ada] }, 10)
    const left = JSON.stringify([
      lobby,
      await look(hall, table, ada),
      await hall.house.perform('chat', { table, after: 0 }, ada),
      await hall.storage.table(table),
      await hall.storage.entries(table),
    ])
    expect(left).not.toContain('Zebulon')
  })

  test('has no seat in a report from before the game, because seats still change hands', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    const { table, people } = gathered
    const [, bo = null] = people
    const report = () => hall.house.perform('report', { table, text: 'Bug', client: 'none' }, bo)
    await report()
    await begin(hall, gathered)
    hall.clock.now += 1000
    await report()
    expect((await hall.storage.reports()).map(({ seat }) => seat)).toEqual([null, 1])
  })

  test('stays deleted when an older backup is restored: a bot takes over', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Zebulon'])
    const { table, people } = gathered
    const [ada, zeb] = people
    if (ada === undefined || zeb === undefined) throw new Error('two people')
    await begin(hall, gathered)
    await playOn(hall, gathered, 5)
    const copy = `${hall.file}-copy.db`
    backupTo(hall.file, copy)
    await hall.house.perform('forget', {}, zeb)
    restoreFrom(hall.file, copy, new Date())
    await hall.house.tick()
    expect((await hall.house.perform('room', { table }, ada)).seats[1]).toMatchObject({
      name: 'Someone',
      person: null,
      away: true,
    })
    const before = (await look(hall, table, ada)).entries
    await playOn(hall, { table, people: [ada] }, 10)
    await expect.poll(async () => (await look(hall, table, ada)).waiting).toEqual([0])
    const bots = (await hall.storage.entries(table))
      .slice(before)
      .filter((entry) => typeof entry === 'string' && entry.startsWith('1 '))
    expect(bots.length).toBeGreaterThan(0)
  })
})

describe('chat', () => {
  test('reaches everyone at the table once, however often it is sent', async () => {
    const hall = openHouse()
    const { table, people } = await gather(hall, ['Ada', 'Bo'])
    const [ada, bo] = people
    if (ada === undefined || bo === undefined) throw new Error('two people')
    const page = await entered(hall, bo, table)
    const say = () => hall.house.perform('say', { table, text: 'Well met', key: key(1) }, ada)
    await Promise.all([say(), say(), say()])
    expect(page.heard.filter((message) => 'said' in message)).toHaveLength(1)
    const { lines } = await hall.house.perform('chat', { table, after: 0 }, bo)
    expect(lines).toMatchObject([{ n: 1, name: 'Ada', seat: 0, text: 'Well met' }])
  })

  test('is closed to spectators, and hides people whom the reader has blocked', async () => {
    const hall = openHouse()
    const { table, people } = await gather(hall, ['Ada', 'Bo'])
    const [ada, bo] = people
    if (ada === undefined || bo === undefined) throw new Error('two people')
    const eve = await someone(hall, 'Eve')
    await expect(hall.house.perform('say', { table, text: 'psst', key: key(2) }, eve)).rejects.toMatchObject({
      code: 'not-yours',
    })
    const { me } = await hall.house.perform('block', { person: ada.id, blocked: true }, bo)
    const blocking = { ...bo, blocked: me.blocked }
    const page = await entered(hall, blocking, table)
    await hall.house.perform('say', { table, text: 'Can you hear me?', key: key(3) }, ada)
    expect(page.heard.filter((message) => 'said' in message)).toEqual([])
    expect((await hall.house.perform('chat', { table, after: 0 }, blocking)).lines).toEqual([])
  })
})

describe('a table from someone’s own device', () => {
  function local(answers: number) {
    const table = new Table(GAME, {
      seats: [
        { name: 'Me', kind: 'person' },
        { name: 'Bot', kind: 'bot' },
      ],
      seed: 'at home',
    })
    for (let i = 0; i < answers; i++) {
      const [ask] = table.asks
      const pick = ask?.options.at(-1)
      if (ask !== undefined && pick !== undefined) table.take(ask, pick)
    }
    return { table, text: JSON.stringify(table.record()) }
  }

  test('continues where it was, with a new seed, and is marked', async () => {
    const hall = openHouse()
    const [ada, bo] = [await someone(hall, 'Ada'), await someone(hall, 'Bo')]
    const { table: home, text } = local(20)
    const { table } = await hall.house.perform(
      'create',
      { game: GAME.id, seats: [{ kind: 'me' }, { kind: 'open' }], record: text },
      ada,
    )
    await hall.house.perform('join', { table, seat: 0, nonce: nonce() }, ada)
    await hall.house.perform('join', { table, seat: 1, nonce: nonce() }, bo)
    await hall.house.perform('start', { table }, ada)
    expect((await hall.house.perform('room', { table }, ada)).carried).toBe(true)
    const seen = await look(hall, table, ada)
    expect(seen.view).toEqual(GAME.see.view(home.machine, 0))
    expect(seen.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
    expect((await hall.storage.table(table))?.beginning?.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
    await hall.reopen()
    expect((await look(hall, table, ada)).view).toEqual(seen.view)
    await playOn(hall, { table, people: [ada, bo] }, 10)
  })

  test('is refused if it is not a record, is over, or has another number of seats', async () => {
    const hall = openHouse()
    const ada = await someone(hall, 'Ada')
    const bring = (record: string, seats: number) =>
      hall.house.perform(
        'create',
        {
          game: GAME.id,
          seats: Array.from({ length: seats }, () => ({ kind: 'open' as const })),
          record,
        },
        ada,
      )
    await expect(bring('{', 2)).rejects.toThrow(/not a Lorehall record/)
    await expect(bring('{}', 2)).rejects.toThrow(/not a Lorehall record/)
    await expect(bring(local(3).text, 3)).rejects.toThrow(/2 seats, not 3/)
  })
})

// Slow play: deadlines, reminders, bots that answer for late people, notices. The tests move the clock by hand.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Chance } from '@lorehall/kernel'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Person } from '../src/storage.ts'
import {
  answer,
  begin,
  entered,
  gather,
  type Gathered,
  look,
  openHouse,
  playOn,
  type TestHouse,
} from './kit/house.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const readLetter: (text: string) => { text: string; content: string } = JSON.parse

/** Someone's webhook: what was posted to it, and its replies. */
async function receiver(status = 204) {
  const letters: { text: string; content: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => {
      body += piece.toString()
    })
    request.on('end', () => {
      letters.push(readLetter(body))
      response.writeHead(status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { letters, url: `http://127.0.0.1:${port}/hook` }
}

async function slowTable(hall: TestHouse, days = 2): Promise<Gathered & { ada: Person; bo: Person }> {
  const gathered = await gather(hall, ['Ada', 'Bo'], { limit: days * 86_400 })
  await begin(hall, gathered)
  const [ada, bo] = gathered.people
  if (ada === undefined || bo === undefined) throw new Error('two people')
  return { ...gathered, ada, bo }
}

/** Plays until only this seat must answer. */
async function until(hall: TestHouse, gathered: Gathered, seat: number): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if ((await look(hall, gathered.table, null)).waiting.join() === String(seat)) return
    await playOn(hall, gathered, 1)
  }
  throw new Error(`seat ${seat} was never asked alone`)
}

const untilBo = (hall: TestHouse, gathered: Gathered) => until(hall, gathered, 1)

/** The work that a server does every second. */
async function second({ house }: TestHouse): Promise<void> {
  await house.tick()
  await house.deliver()
}

describe('a deadline', () => {
  test('is counted from when the table began to wait, and is shown', async () => {
    const hall = openHouse()
    const { table, ada } = await slowTable(hall)
    const lobby = await hall.house.perform('room', { table }, ada)
    const asked = (await look(hall, table, null)).waiting
    for (const seat of asked) expect(lobby.seats[seat]?.deadline).toBe(hall.clock.now + 2 * DAY)
    hall.clock.now += HOUR
    await answer(hall, table, ada)
    const later = await hall.house.perform('room', { table }, ada)
    // While Ada must still answer, the deadline stays the same; after that there is none.
    const mine = (await look(hall, table, null)).waiting.includes(0)
    expect(later.seats[0]?.deadline).toBe(mine ? lobby.seats[0]?.deadline : null)
  })

  test('that passes lets a bot answer; the person keeps the seat', async () => {
    const hall = openHouse()
    const gathered = await slowTable(hall)
    const { table, bo } = gathered
    await untilBo(hall, gathered)
    hall.clock.now += 2 * DAY - 1000
    await hall.house.tick()
    expect((await look(hall, table, null)).waiting).toEqual([1])
    hall.clock.now += 1000
    await hall.house.tick()
    const seen = await look(hall, table, bo)
    expect(seen.waiting).not.toEqual([1])
    expect(seen.seats[1]?.kind).toBe('person')
    expect((await hall.house.perform('room', { table }, bo)).seats[1]?.away).toBe(false)
  })

  test('is kept even if the house was closed meanwhile', async () => {
    const hall = openHouse()
    const gathered = await slowTable(hall)
    await untilBo(hall, gathered)
    await hall.reopen()
    hall.clock.now += 2 * DAY
    await hall.house.tick()
    expect((await look(hall, gathered.table, null)).waiting).not.toEqual([1])
  })

  test('that is missed three times in a row gives the seat to a bot until its person returns', async () => {
    const hall = openHouse()
    const gathered = await slowTable(hall)
    const { table, bo, ada } = gathered
    for (let i = 0; i < 3; i++) {
      await untilBo(hall, gathered)
      hall.clock.now += 2 * DAY
      await hall.house.tick()
    }
    expect((await hall.house.perform('room', { table }, ada)).seats[1]?.away).toBe(true)
    await hall.house.perform('return', { table }, bo)
    expect((await hall.house.perform('room', { table }, ada)).seats[1]?.away).toBe(false)
  })

  test('is not regained by undoing what the bot did: that needs the consent of others', async () => {
    const hall = openHouse()
    const gathered = await slowTable(hall)
    const { table, bo } = gathered
    await untilBo(hall, gathered)
    hall.clock.now += 2 * DAY
    await hall.house.tick()
    const { entries } = await look(hall, table, bo)
    await expect(hall.house.perform('undo', { table, at: entries }, bo)).rejects.toThrow(/time has run out/)
  })

  test('runs on if a person undoes a sealed answer while the others still choose', async () => {
    const hall = openHouse()
    const { table, ada, bo } = await slowTable(hall)
    const deadline = hall.clock.now + 2 * DAY
    const deadlineOfAda = async () => (await hall.house.perform('room', { table }, bo)).seats[0]?.deadline
    expect((await look(hall, table, null)).waiting).toEqual([0, 1])
    for (const hours of [1, 20]) {
      hall.clock.now += hours * HOUR
      await answer(hall, table, ada)
      expect(await deadlineOfAda()).toBeNull()
      hall.clock.now += HOUR
      await hall.reopen()
      const seen = await look(hall, table, ada)
      expect(seen).toMatchObject({ undo: 'free', waiting: [1] })
      await hall.house.perform('undo', { table, at: seen.entries }, ada)
      expect((await look(hall, table, ada)).waiting).toEqual([0, 1])
      expect(await deadlineOfAda()).toBe(deadline)
    }
    hall.clock.now = deadline
    await hall.house.tick()
    expect((await hall.storage.table(table))?.seats[0]?.missed).toBe(1)
  })

  test('that has passed makes an undo need consent, and the page is updated', async () => {
    const hall = openHouse()
    const gathered = await slowTable(hall)
    const { table, ada } = gathered
    const over = async () => {
      const seen = await look(hall, table, ada)
      return seen.undo === 'free' && seen.waiting.join() === '1'
    }
    await until(hall, gathered, 0)
    const deadline = (await hall.storage.table(table))?.deadlines[0] ?? 0
    hall.clock.now = deadline - HOUR
    for (let i = 0; i < 50 && !(await over()); i++) await answer(hall, table, ada, 'end')
    expect(await over()).toBe(true)
    const page = await entered(hall, ada, table)
    expect(page.update.undo).toBe('free')
    hall.clock.now = deadline
    await hall.house.tick()
    const { entries } = await look(hall, table, ada)
    await expect(hall.house.perform('undo', { table, at: entries }, ada)).rejects.toThrow(/time has run out/)
    expect(page.update).toMatchObject({ undo: 'time', entries, fresh: true })
    expect((await look(hall, table, ada)).undo).toBe('time')
  })

  test('never gets longer by an answer and its undo, whoever plays in between', async () => {
    const hall = openHouse()
    const chance = new Chance('against the clock')
    let [back, earlier] = [0, 0]
    const odd: string[] = []
    for (let tables = 0; tables < 40 && (back < 40 || earlier < 5); tables++) {
      const gathered = await gather(hall, ['Ada', 'Bo'], { bots: 2, limit: 7200 })
      await begin(hall, gathered)
      const { table, people } = gathered
      const row = async () => (await hall.storage.table(table)) ?? Promise.reject(new Error('it is there'))
      /** By seat: the deadlines of all answers that were not undone. */
      const given: (number | null)[][] = [[], []]
      for (let i = 0; i < 150; i++) {
        hall.clock.now += chance.below(20_000)
        const seat = chance.below(2)
        const person = people[seat] ?? null
        // Let the bots finish first.
        await new Promise((resolve) => setTimeout(resolve))
        const before = await row()
        const seen = await look(hall, table, person)
        if (chance.below(2) === 0 && seen.undo === 'free') {
          await hall.house.perform('undo', { table, at: seen.entries }, person)
          const was = given[seat]?.pop() ?? null
          const now = (await row()).deadlines[seat]
          if (now !== was) odd.push(`${table}: seat ${seat} has until ${now}, not ${was}`)
          back++
          if (was !== before.deadlines[seat]) earlier++
        } else if (seen.ask !== null && before.waiting.includes(seat)) {
          given[seat]?.push(before.deadlines[seat] ?? null)
          const pick = chance.pick(seen.ask.options).id
          await hall.house.perform('answer', { table, ask: seen.ask.id, picks: [pick] }, person)
        }
      }
    }
    expect(odd).toEqual([])
    expect(back).toBeGreaterThanOrEqual(40)
    // Some undos went back to an earlier deadline.
    expect(earlier).toBeGreaterThanOrEqual(5)
  })

  test('is not missed by an answer at the last moment', async () => {
    const hall = openHouse()
    const gathered = await slowTable(hall)
    const { table, bo } = gathered
    const mayEnd = async () => (await look(hall, table, bo)).ask?.options.some(({ id }) => id === 'end')
    for (let i = 0; i < 200 && (await mayEnd()) !== true; i++) await playOn(hall, gathered, 1)
    const late = await hall.storage.table(table)
    if (late === null) throw new Error('it is there')
    await hall.storage.saveTable({
      ...late,
      seats: late.seats.map((seat) => ({ ...seat, missed: 2 })),
    })
    await hall.reopen()
    const { ask } = await look(hall, table, bo)
    hall.clock.now += 2 * DAY
    await Promise.all([
      hall.house.perform('answer', { table, ask: ask?.id ?? -1, picks: ['end'] }, bo),
      hall.house.tick(),
    ])
    const row = await hall.storage.table(table)
    expect(row?.waiting).toEqual([0])
    expect(row?.seats[1]).toMatchObject({ missed: 0, away: false })
  })

  test('an answer in time resets the count of missed deadlines', async () => {
    const hall = openHouse()
    const gathered = await slowTable(hall)
    await untilBo(hall, gathered)
    hall.clock.now += 2 * DAY
    await hall.house.tick()
    expect((await hall.storage.table(gathered.table))?.seats[1]?.missed).toBe(1)
    await untilBo(hall, gathered)
    await answer(hall, gathered.table, gathered.bo)
    expect((await hall.storage.table(gathered.table))?.seats[1]?.missed).toBe(0)
  })
})

describe('notices', () => {
  test('tell people who are not at the table that it is their turn, and remind them once', async () => {
    const hall = openHouse()
    const { letters, url } = await receiver()
    const gathered = await slowTable(hall, 4)
    await until(hall, gathered, 0)
    await hall.house.perform('change', { webhook: url }, gathered.bo)
    await untilBo(hall, gathered)
    await second(hall)
    expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining("Bo, it's your turn")])
    expect(letters[0]?.content).toBe(letters[0]?.text)
    hall.clock.now += 3 * DAY
    await second(hall)
    await second(hall)
    await second(hall)
    expect(letters.map(({ text }) => text)).toEqual([
      expect.stringContaining('your turn'),
      expect.stringContaining('In 24 hours, a bot will choose for you'),
    ])
  })

  test('are not sent to people at the table; those get a badge', async () => {
    const hall = openHouse()
    const { letters, url } = await receiver()
    const gathered = await slowTable(hall)
    await hall.house.perform('change', { webhook: url }, gathered.bo)
    const page = await entered(hall, gathered.bo, gathered.table)
    await untilBo(hall, gathered)
    await second(hall)
    expect(letters).toEqual([])
    expect(page.turns).toEqual([gathered.table])
  })

  test('with names that read like commands of a chat service notify no channel', async () => {
    const hall = openHouse()
    const { letters, url } = await receiver()
    const gathered = await slowTable(hall)
    await until(hall, gathered, 0)
    const name = '<!here> & @all'
    await hall.house.perform('change', { webhook: url, name }, gathered.bo)
    await untilBo(hall, gathered)
    await second(hall)
    expect(letters).toMatchObject([
      {
        text: expect.stringContaining('&lt;!here&gt; &amp; @all, it') as unknown,
        content: expect.stringContaining(`${name}, it`) as unknown,
        allowed_mentions: { parse: [] },
      },
    ])
  })

  test('that fail are tried again later and finally given up', async () => {
    const hall = openHouse()
    const { letters, url } = await receiver(500)
    const gathered = await slowTable(hall, 30)
    await until(hall, gathered, 0)
    await hall.house.perform('change', { webhook: url }, gathered.bo)
    await untilBo(hall, gathered)
    for (let i = 0; i < 10; i++) {
      await second(hall)
      hall.clock.now += HOUR
    }
    expect(letters).toHaveLength(4)
  })

  test('that nobody accepts keep no table waiting', async () => {
    const hall = openHouse()
    const gathered = await slowTable(hall)
    const { table, bo } = gathered
    const server = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => server.closeAllConnections())
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`
    await hall.storage.post([{ url, body: { text: 'hello' }, due: hall.clock.now }])
    await untilBo(hall, gathered)
    const delivering = hall.house.deliver()
    const delivered = vi.fn<() => void>()
    void delivering.then(delivered)
    hall.clock.now += 2 * DAY
    await hall.house.tick()
    expect((await hall.storage.table(table))?.seats[1]).toMatchObject({ person: bo.id, missed: 1 })
    expect(delivered).not.toHaveBeenCalled()
    server.closeAllConnections()
    await delivering
    server.close()
  })

  test('that nobody accepts keep no other notice waiting, and each is posted once', async () => {
    const hall = openHouse()
    const slow: string[] = []
    const server = createServer(({ url = '' }) => void slow.push(url)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const { now } = hall.clock
    const tarpits = Array.from({ length: 30 }, (_, i) => `/${i}`)
    const posted = (url: string) => ({ url, body: { text: 'hello' }, due: now })
    await hall.storage.post(tarpits.map((path) => posted(`http://127.0.0.1:${port}${path}`)))
    const delivering = [hall.house.deliver()]
    await vi.waitUntil(() => slow.length === tarpits.length)
    const { letters, url } = await receiver()
    await hall.storage.post([posted(url), posted(url)])
    delivering.push(hall.house.deliver(), hall.house.deliver())
    await vi.waitUntil(() => letters.length > 0)
    expect(slow.toSorted()).toEqual(tarpits.toSorted())
    server.closeAllConnections()
    await Promise.all(delivering)
    expect(letters).toHaveLength(1)
    await hall.house.deliver()
    expect(letters).toHaveLength(2)
  })

  test('can be tested, and the reply says why one was not delivered', async () => {
    const hall = openHouse()
    const { letters, url } = await receiver()
    const { people } = await gather(hall, ['Ada'], { bots: 1 })
    const [ada] = people
    if (ada === undefined) throw new Error('somebody')
    expect(await hall.house.perform('tryWebhook', {}, ada)).toMatchObject({ delivered: false })
    const { me } = await hall.house.perform('change', { webhook: url }, ada)
    expect(await hall.house.perform('tryWebhook', {}, { ...ada, webhook: me.webhook })).toEqual({
      delivered: true,
      said: 'it answered 204',
    })
    expect(letters[0]?.text).toContain('Ada')
  })

  test('never go into the network of the host, unless the settings allow it', async () => {
    const hall = openHouse({ webhooks: 'public' })
    const { letters, url } = await receiver()
    const { people } = await gather(hall, ['Ada'], { bots: 1 })
    const [ada] = people
    if (ada === undefined) throw new Error('somebody')
    for (const address of [url, url.replace('127.0.0.1', 'localhost'), url.replace('127.0.0.1', '[::1]')]) {
      const tried = await hall.house.perform('tryWebhook', {}, { ...ada, webhook: address })
      expect(tried.delivered).toBe(false)
    }
    expect(letters).toEqual([])
  })

  test('do not reveal which names are known inside', async () => {
    const hall = openHouse({ webhooks: 'public' })
    const [ada] = (await gather(hall, ['Ada'], { bots: 1 })).people
    if (ada === undefined) throw new Error('somebody')
    const said = async (webhook: string) =>
      (await hall.house.perform('tryWebhook', {}, { ...ada, webhook })).said
    expect(await said('http://localhost:9/')).toBe(await said('http://nowhere.invalid/'))
  })
})

describe('unused tables', () => {
  /** The clock jumps by `time`. After another hour, it is trusted again. */
  async function later(hall: TestHouse, time: number): Promise<void> {
    for (const passed of [time, HOUR]) {
      hall.clock.now += passed
      await hall.house.tick()
    }
  }

  test('are not removed because a clock was wrong, at the start or later', async () => {
    const hall = openHouse()
    const { table } = await gather(hall, ['Ada', 'Bo'])
    const right = hall.clock.now
    hall.clock.now += 800 * DAY
    await hall.reopen()
    for (let i = 0; i < 3; i++) await hall.house.tick()
    hall.clock.now = right
    for (let i = 0; i < 3; i++) await later(hall, 1000)
    hall.clock.now += 800 * DAY
    for (let i = 0; i < 3; i++) await hall.house.tick()
    expect((await hall.house.perform('room', { table }, null)).stage).toBe('gathering')
  })

  test('leave memory, and are removed by the stated policy', async () => {
    const hall = openHouse()
    const early = await gather(hall, ['Ada', 'Bo'])
    const playing = await gather(hall, ['Cy', 'Di'])
    await begin(hall, playing)
    const page = await entered(hall, null, playing.table)
    hall.clock.now += HOUR
    await hall.house.tick()
    // Someone is watching one of them.
    expect(hall.house.resident).toBe(1)
    hall.house.exit(page)
    hall.clock.now += HOUR
    await hall.house.tick()
    expect(hall.house.resident).toBe(0)
    await later(hall, 8 * DAY)
    await expect(hall.house.perform('room', { table: early.table }, null)).rejects.toThrow(/does not exist/)
    expect((await look(hall, playing.table, null)).over).toBe(false)
    await later(hall, 200 * DAY)
    await expect(hall.house.perform('room', { table: playing.table }, null)).rejects.toThrow(/does not exist/)
  })
})

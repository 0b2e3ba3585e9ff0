// When people get notices: not in their quiet hours, not about tables they have muted, and not again before they look.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { quietUntil } from '../src/notices/quiet.ts'
import type { Person } from '../src/storage.ts'
import {
  begin,
  entered,
  gather,
  type Gathered,
  look,
  openHouse,
  playOn,
  type TestHouse,
  vote,
} from './kit/house.ts'

const HOUR = 3_600_000

describe('quiet hours', () => {
  const quiet = { from: '22:00', to: '08:00', zone: 'Europe/Berlin' }
  const at = (time: string) => Date.parse(time)

  test.each([
    ['2030-01-15T20:59:59Z', null],
    ['2030-01-15T21:00:00Z', '2030-01-16T07:00:00Z'],
    ['2030-01-16T00:30:12Z', '2030-01-16T07:00:00Z'],
    ['2030-01-16T06:59:59Z', '2030-01-16T07:00:00Z'],
    ['2030-01-16T07:00:00Z', null],
    // In summer, the clock of the zone is an hour ahead of that.
    ['2030-07-15T20:00:00Z', '2030-07-16T06:00:00Z'],
  ])('from evening to morning: %s', (now, end) => {
    expect(quietUntil(quiet, at(now))).toBe(end === null ? null : at(end))
  })

  test('within a day, and in a zone with half an hour', () => {
    const nap = { from: '13:15', to: '14:45', zone: 'Asia/Kolkata' }
    expect(quietUntil(nap, at('2030-01-15T07:44:59Z'))).toBeNull()
    expect(quietUntil(nap, at('2030-01-15T07:45:00Z'))).toBe(at('2030-01-15T09:15:00Z'))
  })

  test('that begin when they end are none', () => {
    expect(quietUntil({ ...quiet, to: '22:00' }, at('2030-01-15T21:00:00Z'))).toBeNull()
  })
})

/** Bo has a webhook, and the texts that came to it. */
async function correspondence(hall: TestHouse, gathered: Gathered) {
  const texts: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      texts.push(body)
      response.writeHead(204).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const webhook = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`
  const [ada, bo] = gathered.people
  if (ada === undefined || bo === undefined) throw new Error('two people')
  await hall.house.perform('change', { webhook }, bo)
  return { texts, ada, bo }
}

/** Plays until the table waits only for this seat. */
async function until(hall: TestHouse, gathered: Gathered, seat: number): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if ((await look(hall, gathered.table, null)).waiting.join() === String(seat)) return
    await playOn(hall, gathered, 1)
  }
  throw new Error(`seat ${seat} was never asked alone`)
}

/** A table with two days per move, where it is Ada's turn. */
async function slowTable() {
  const hall = openHouse()
  const gathered = await gather(hall, ['Ada', 'Bo'], { limit: 2 * 86_400 })
  await begin(hall, gathered)
  await until(hall, gathered, 0)
  return { hall, gathered, ...(await correspondence(hall, gathered)) }
}

async function second(hall: TestHouse): Promise<void> {
  await hall.house.tick()
  await hall.house.deliver()
}

/** Quiet hours that have begun and go on for two hours. */
function quietAt(now: number) {
  const time = (then: number) => new Date(then).toISOString().slice(11, 16)
  return { from: time(now - HOUR), to: time(now + 2 * HOUR), zone: 'UTC' }
}

describe('a notice in quiet hours', () => {
  test('waits until they end', async () => {
    const { hall, gathered, texts, bo } = await slowTable()
    await hall.house.perform('change', { quiet: quietAt(hall.clock.now) }, bo)
    await until(hall, gathered, 1)
    await second(hall)
    hall.clock.now += HOUR
    await second(hall)
    expect(texts).toEqual([])
    hall.clock.now += HOUR
    await second(hall)
    expect(texts).toEqual([expect.stringContaining("Bo, it's your turn")])
  })

  test('is dropped if it is not true anymore when they end', async () => {
    const { hall, gathered, texts, bo } = await slowTable()
    await hall.house.perform('change', { quiet: quietAt(hall.clock.now) }, bo)
    await until(hall, gathered, 1)
    await second(hall)
    await until(hall, gathered, 0)
    hall.clock.now += 2 * HOUR
    await second(hall)
    expect(texts).toEqual([])
    expect(await hall.storage.claimLetters(hall.clock.now + 24 * HOUR, 9)).toEqual([])
  })
})

test('a person who has not looked is not sent the next notice, but reminders', async () => {
  const { hall, gathered, texts, ada, bo } = await slowTable()
  await until(hall, gathered, 1)
  await second(hall)
  // Bo's time runs out, a bot answers for him, and Ada plays on until it is his turn again.
  hall.clock.now += 40 * HOUR
  await second(hall)
  hall.clock.now += 8 * HOUR
  await second(hall)
  const alone: Gathered = { table: gathered.table, people: [ada] }
  for (let i = 0; i < 40; i++) await playOn(hall, alone, 1)
  await second(hall)
  expect((await look(hall, gathered.table, null)).waiting).toEqual([1])
  expect(texts).toEqual([expect.stringContaining('your turn'), expect.stringContaining('In 8 hours')])
  await look(hall, gathered.table, bo)
  await until(hall, gathered, 0)
  await until(hall, gathered, 1)
  await second(hall)
  expect(texts).toHaveLength(3)
})

test('which notices come from a table is each player’s choice', async () => {
  const { hall, gathered, texts, bo } = await slowTable()
  const { table } = gathered
  expect(await hall.house.perform('tableNotices', { table }, bo)).toEqual({ notices: 'all' })
  await hall.house.perform('setTableNotices', { table, notices: 'reminders' }, bo)
  expect(await hall.house.perform('tableNotices', { table }, bo)).toEqual({ notices: 'reminders' })
  await until(hall, gathered, 1)
  await second(hall)
  expect(texts).toEqual([])
  hall.clock.now += 40 * HOUR
  await second(hall)
  expect(texts).toEqual([expect.stringContaining('In 8 hours')])
  const unknown = { table: 'abcdefghij', notices: 'none' } as const
  await expect(hall.house.perform('setTableNotices', unknown, bo)).rejects.toMatchObject({
    code: 'unknown-table',
  })
})

test('a page that becomes visible again has looked', async () => {
  const { hall, gathered, bo } = await slowTable()
  const page = await entered(hall, bo, gathered.table)
  hall.house.attend(page, false)
  await until(hall, gathered, 1)
  const noticed = async () => (await hall.storage.welcome(gathered.table, bo.id)).noticed
  expect(await noticed()).toBe(true)
  hall.house.attend(page, true)
  await expect.poll(noticed).toBe(false)
})

describe('an invitation', () => {
  async function over() {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    await begin(hall, gathered)
    const { table, people } = gathered
    const known = await correspondence(hall, gathered)
    for (const person of people) await hall.house.perform('propose', { table, kind: 'end' }, person)
    await vote(hall, table, known.ada)
    await hall.house.deliver()
    known.texts.length = 0
    return { hall, gathered, ...known }
  }

  const rematch = (hall: TestHouse, { table }: Gathered, person: Person) =>
    hall.house.perform('rematch', { table }, person)

  test('comes when somebody starts a rematch, and leads there', async () => {
    const { hall, gathered, texts, ada, bo } = await over()
    const { table } = await rematch(hall, gathered, ada)
    await second(hall)
    expect(texts).toEqual([expect.stringContaining('Bo, Ada plays again.')])
    expect(await hall.storage.welcome(table, bo.id)).toMatchObject({ noticed: true })
  })

  test('comes once, however many more rematches somebody makes', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo', 'Cy'])
    await begin(hall, gathered)
    const { texts, ada, bo } = await correspondence(hall, gathered)
    const { table, people } = gathered
    const cy = people[2] ?? ada
    const { proposal } = await hall.house.perform('propose', { table, kind: 'end' }, ada)
    for (const person of [bo, cy]) await hall.house.perform('vote', { table, agree: true, proposal }, person)
    await rematch(hall, gathered, ada)
    const { me } = await hall.house.perform('block', { person: ada.id, blocked: true }, cy)
    for (let i = 0; i < 2; i++) await rematch(hall, gathered, { ...cy, blocked: me?.blocked ?? [] })
    for (let i = 0; i < 3; i++) await second(hall)
    expect(texts.filter((text) => text.includes('plays again'))).toHaveLength(1)
  })

  test('does not come from a person one has blocked', async () => {
    const { hall, gathered, texts, ada, bo } = await over()
    await hall.house.perform('block', { person: ada.id, blocked: true }, bo)
    await rematch(hall, gathered, ada)
    await second(hall)
    expect(texts).toEqual([])
  })

  test('that waits in quiet hours is dropped when the game begins without its person', async () => {
    const { hall, gathered, texts, ada, bo } = await over()
    await hall.house.perform('change', { quiet: quietAt(hall.clock.now) }, bo)
    const { table } = await rematch(hall, gathered, ada)
    await second(hall)
    await hall.house.perform('join', { table, nonce: '00'.repeat(8) }, ada)
    await hall.house.perform('start', { table }, ada)
    hall.clock.now += 2 * HOUR
    await second(hall)
    expect(texts).toEqual([])
  })
})

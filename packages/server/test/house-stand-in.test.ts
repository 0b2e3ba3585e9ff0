// Answers that a bot gives for a person are marked: in everyone's log, after a restart, a restore and an undo, and in
// the saved record. The tests move the clock by hand.
import { join } from 'node:path'
import { Hall, type LogLine, type Mark, memoryStore, type Update } from '@lorehall/host'
import { type Entry, type Game, readRecord, Table } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { describe, expect, test } from 'vitest'
import { atHand, gameNamed, games, named } from '../src/games.ts'
import { backupTo } from '../src/sqlite/backup.ts'
import { recordIn } from '../src/sqlite/reported.ts'
import { restoreFrom } from '../src/sqlite/restore.ts'
import type { Person } from '../src/storage.ts'
import { GAME } from './kit/game.ts'
import {
  answer,
  begin,
  entered,
  gather,
  type Gathered,
  look,
  nonce,
  openHouse,
  openToyHouse,
  playOn,
  type TestHouse,
  turnOver,
  vote,
} from './kit/house.ts'

const MINUTE = 60_000

interface Two extends Gathered {
  readonly ada: Person
  readonly bo: Person
}

async function two(hall: TestHouse, game: Game = GAME, limit: number | null = 60): Promise<Two> {
  const gathered = await gather(hall, ['Ada', 'Bo'], { game: game.id, limit })
  await begin(hall, gathered)
  const [ada, bo] = gathered.people
  if (ada === undefined || bo === undefined) throw new Error('two people')
  return { ...gathered, ada, bo }
}

/** Plays until only Bo must answer. */
async function untilBo(hall: TestHouse, gathered: Gathered): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if ((await look(hall, gathered.table, null)).waiting.join() === '1') return
    await playOn(hall, gathered, 1)
  }
  throw new Error('Bo was never asked alone')
}

/** Bo's time runs out. */
async function late(hall: TestHouse, gathered: Gathered): Promise<void> {
  await untilBo(hall, gathered)
  hall.clock.now += MINUTE
  await hall.house.tick()
}

async function logOf(hall: TestHouse, table: string, person: Person | null): Promise<readonly LogLine[]> {
  return (await entered(hall, person, table)).update.log
}

const marked = (log: readonly LogLine[]) => log.filter(({ standIn }) => standIn !== undefined)

/** The stored marks, by entry number. */
const kept = async (hall: TestHouse, table: string) => [...(await hall.storage.standIns(table))]

/** Waits until the bots are done and Ada is asked. */
async function untilAda(hall: TestHouse, { table, ada }: Two): Promise<Update> {
  await expect.poll(async () => (await look(hall, table, ada)).waiting, { timeout: 20_000 }).toEqual([0])
  return look(hall, table, ada)
}

describe('when time runs out', () => {
  test('every log line of what the bot did for Bo is marked for everyone, and no other line is', async () => {
    const hall = openHouse()
    const gathered = await two(hall)
    const { table, ada, bo } = gathered
    const page = await entered(hall, bo, table)
    await playOn(hall, gathered, 12)
    await untilBo(hall, gathered)
    const before = (await hall.storage.entries(table)).length
    expect(marked(await logOf(hall, table, bo))).toEqual([])
    await late(hall, gathered)
    const entries = await hall.storage.entries(table)
    const isBos = (entry: Entry) => typeof entry === 'string' && entry.startsWith('1 ')
    const bots = entries.flatMap((entry, n) => (n >= before && isBos(entry) ? [n] : []))
    expect(bots.length).toBeGreaterThan(0)
    expect(await kept(hall, table)).toEqual(bots.map((n) => [n, 'time']))
    // The entries themselves have the usual form: a seat and a pick.
    for (const n of bots) expect(entries[n]).toMatch(/^1 \S/)

    for (const person of [ada, bo, null]) {
      const log = await logOf(hall, table, person)
      const lines = marked(log)
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.every(({ seat, standIn }) => seat === 1 && standIn === 'time')).toBe(true)
      const moves = new Set(lines.map(({ seq }) => seq))
      const sent = log.filter(({ seq }) => moves.has(seq))
      const boDid = sent.filter(({ seat, text }) => seat === 1 || (person === bo && text.startsWith('You ')))
      expect(boDid).toEqual(lines)
    }
    // A page that had the table open got the same marked lines.
    const heard = page.heard.flatMap((message) => ('update' in message ? message.update.log : []))
    expect(new Set(marked(heard).map(({ text }) => text))).toEqual(
      new Set(marked(await logOf(hall, table, bo)).map(({ text }) => text)),
    )
  })

  test('Bo sees what was played for them until they answer; Ada does not', async () => {
    const hall = openHouse()
    const gathered = await two(hall)
    const { table, ada, bo } = gathered
    await playOn(hall, gathered, 12)
    await late(hall, gathered)
    const { lastStoodIn, seats } = await look(hall, table, bo)
    expect(seats[1]).toEqual({ name: 'Bo', kind: 'person' })
    expect(lastStoodIn).toMatchObject({ why: 'time' })
    const since = marked(await logOf(hall, table, bo)).filter(({ seq }) => seq > (lastStoodIn?.after ?? 0))
    expect(since).toEqual(marked(await logOf(hall, table, bo)))
    expect((await look(hall, table, ada)).lastStoodIn).toBeNull()
    expect((await look(hall, table, null)).lastStoodIn).toBeNull()

    await untilBo(hall, gathered)
    expect((await look(hall, table, bo)).lastStoodIn).toEqual(lastStoodIn)
    await answer(hall, table, bo)
    expect((await look(hall, table, bo)).lastStoodIn).toBeNull()
  })

  test('the marks are still there after a restart and after a restore', async () => {
    const hall = openHouse()
    const gathered = await two(hall)
    const { table, bo } = gathered
    await playOn(hall, gathered, 12)
    await late(hall, gathered)
    const marks = await kept(hall, table)
    const before = await logOf(hall, table, bo)
    const copy = join(hall.file, '..', 'copy.db')
    backupTo(hall.file, copy)
    await hall.reopen()
    expect(await logOf(hall, table, bo)).toEqual(before)
    await playOn(hall, gathered, 3)
    restoreFrom(hall.file, copy, new Date())
    await hall.reopen()
    expect(await kept(hall, table)).toEqual(marks)
    expect(await logOf(hall, table, bo)).toEqual(before)
    expect(recordIn(hall.file, table).record).toMatchObject({ standIns: Object.fromEntries(marks) })
  })

  test('an agreed undo removes the marks with the answers, and redo brings both back', async () => {
    const hall = openHouse()
    const gathered = await two(hall)
    const { table, ada, bo } = gathered
    await playOn(hall, gathered, 12)
    await late(hall, gathered)
    const before = await logOf(hall, table, ada)
    const marks = await kept(hall, table)
    await hall.house.perform('propose', { table, kind: 'undo', key: 'take-it-back' }, bo)
    await vote(hall, table, ada)
    const { entries, redo, lastStoodIn } = await look(hall, table, bo)
    expect(redo).toBe(true)
    expect(lastStoodIn?.entry).toBe(marks.at(-2)?.[0])
    await hall.house.perform('redo', { table, at: entries }, bo)
    expect(await logOf(hall, table, ada)).toEqual(before)
    expect(await kept(hall, table)).toEqual(marks)
    await hall.reopen()
    expect(await logOf(hall, table, ada)).toEqual(before)

    // Undone again and then answered by Bo: this answer has no mark.
    await hall.house.perform('propose', { table, kind: 'undo', key: 'and-once-more' }, bo)
    await vote(hall, table, ada)
    await answer(hall, table, bo)
    expect(await kept(hall, table)).toEqual(marks)
    expect((await look(hall, table, bo)).lastStoodIn).toBeNull()
  })

  test('after three times in a row, the bot plays on because time ran out', async () => {
    const hall = openHouse()
    const gathered = await two(hall)
    const { table, bo } = gathered
    for (let i = 0; i < 3; i++) await late(hall, gathered)
    await untilAda(hall, gathered)
    expect((await look(hall, table, bo)).seats[1]).toMatchObject({ kind: 'bot', standIn: 'time' })
    await playOn(hall, { table, people: [gathered.ada] }, 10)
    await untilAda(hall, gathered)
    const reasons = new Set((await kept(hall, table)).map(([, why]) => why))
    expect(reasons).toEqual(new Set(['time']))
  })
})

describe('when somebody leaves', () => {
  test('the bot’s answers until they return are marked as given because they left', async () => {
    const hall = openHouse()
    const gathered = await two(hall)
    const { table, ada, bo } = gathered
    await playOn(hall, gathered, 12)
    await untilBo(hall, gathered)
    await hall.house.perform('leave', { table }, bo)
    await untilAda(hall, gathered)
    await hall.reopen()
    await playOn(hall, { table, people: [ada] }, 4)
    await untilAda(hall, gathered)
    await hall.house.perform('return', { table }, bo)
    const marks = await kept(hall, table)
    expect(marks.length).toBeGreaterThan(1)
    expect(new Set(marks.map(([, why]) => why))).toEqual(new Set(['left']))
    expect((await look(hall, table, bo)).lastStoodIn).toMatchObject({ why: 'left', entry: marks.at(-1)?.[0] })
    await untilBo(hall, gathered)
    await answer(hall, table, bo)
    expect(await kept(hall, table)).toEqual(marks)
  })

  test('the same holds if they were deleted, or if an older backup is restored after that', async () => {
    const hall = openHouse()
    const gathered = await two(hall, GAME, null)
    const { table, ada, bo } = gathered
    await playOn(hall, gathered, 12)
    const copy = join(hall.file, '..', 'copy.db')
    backupTo(hall.file, copy)
    await hall.house.perform('forget', {}, bo)
    const whys = async () => {
      // Bots that were thinking when the live table was dropped are woken after a few seconds.
      hall.clock.now += MINUTE
      await hall.house.tick()
      await playOn(hall, { table, people: [ada] }, 1)
      return [...new Set((await kept(hall, table)).map(([, why]) => why))]
    }
    await expect.poll(whys, { timeout: 20_000 }).toEqual(['left'])
    restoreFrom(hall.file, copy, new Date())
    expect(await kept(hall, table)).toEqual([])
    await hall.house.tick()
    expect((await hall.storage.table(table))?.seats[1]).toMatchObject({ away: true, standIn: 'left' })
    await expect.poll(whys, { timeout: 20_000 }).toEqual(['left'])
  })
})

test('a bot with a seat of its own plays for nobody', async () => {
  const hall = openHouse()
  const gathered = await gather(hall, ['Ada'], { bots: 1 })
  await begin(hall, gathered)
  await playOn(hall, gathered, 12)
  expect(await kept(hall, gathered.table)).toEqual([])
  expect(marked(await logOf(hall, gathered.table, null))).toEqual([])
})

const all = [atHand(toyGame), ...games]

/** The tables on somebody's own device. */
function ownHall(): Hall {
  let ids = 0
  return new Hall({
    game: (id) => gameNamed(id, all),
    judge: (id) => named(id, all).judge(),
    store: memoryStore(),
    newId: () => `t${ids++}`,
    newSeed: () => 'seed',
    now: () => ids,
    breathe: () => Promise.resolve(),
  })
}

const nobody = { tell: () => undefined, stopped: () => undefined }

/** A toy game played to its end; Bo was late once. */
async function played(hall: TestHouse): Promise<Two> {
  const gathered = await two(hall, toyGame)
  await late(hall, gathered)
  await playOn(hall, gathered, 500)
  return gathered
}

describe('when the game is over', () => {
  test('everyone sees how much bots played for each person, and not before', async () => {
    const hall = openToyHouse()
    const gathered = await two(hall, toyGame)
    const { table, ada } = gathered
    await late(hall, gathered)
    expect((await look(hall, table, ada)).stoodIn).toEqual([])
    await playOn(hall, gathered, 500)
    const moves = (await kept(hall, table)).length
    for (const person of [ada, null])
      expect(await look(hall, table, person)).toMatchObject({
        over: true,
        stoodIn: [{ seat: 1, why: 'time', moves }],
      })
  })

  test('the same holds if all agreed to end it', async () => {
    const hall = openToyHouse()
    const gathered = await two(hall, toyGame)
    const { table, ada, bo } = gathered
    await late(hall, gathered)
    await hall.house.perform('propose', { table, kind: 'end', key: 'enough-now' }, ada)
    await vote(hall, table, bo)
    await turnOver()
    const moves = (await kept(hall, table)).length
    expect((await look(hall, table, null)).stoodIn).toEqual([{ seat: 1, why: 'time', moves }])
  })

  test('the saved record contains the marks next to its entries, and is otherwise the same', async () => {
    const hall = openToyHouse()
    const { table } = await played(hall)
    const { text } = await hall.house.perform('record', { table }, null)
    const record = readRecord(JSON.parse(text))
    const marks: Record<number, Mark> = Object.fromEntries(await kept(hall, table))
    expect(record).toMatchObject({ standIns: marks })
    expect(record.entries).toEqual(await hall.storage.entries(table))
    expect(Table.replay(toyGame, record).digest()).toBe(record.digest)

    // On somebody's own device it shows the same marks. So does a record saved there, and a table that continues it.
    const own = ownHall()
    const online = await logOf(hall, table, null)
    const logAt = async (at: string) => (await own.request(nobody, 'watch', { table: at, eyes: null })).log
    const [opened = ''] = (await own.request(nobody, 'import', { text })).tables
    expect(await logAt(opened)).toEqual(online)
    for (const wanted of [{ table: opened }, {}]) {
      const { text: saved } = await own.request(nobody, 'export', wanted)
      const [again = ''] = (await own.request(nobody, 'import', { text: saved })).tables
      expect(await logAt(again)).toEqual(online)
    }
    const before = Number(Object.keys(marks).at(-1)) + 2
    const branch = await own.request(nobody, 'branch', { table: opened, at: before })
    expect(marked(await logAt(branch.table))).toEqual(marked(online))

    // And it continues on a server again.
    const { text: unfinished } = await own.request(nobody, 'export', { table: branch.table })
    const eve = (await hall.house.introduce('Eve')).person
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'quick' }]
    const body = { game: 'toy', seats, record: unfinished }
    const carried = await hall.house.perform('create', body, eve)
    await hall.house.perform('join', { table: carried.table, nonce: nonce() }, eve)
    await hall.house.perform('start', { table: carried.table }, eve)
    const there = marked(await logOf(hall, carried.table, null))
    expect(there.map(({ seq, standIn }) => [seq, standIn])).toEqual(
      marked(online).map(({ seq, standIn }) => [seq, standIn]),
    )
  })

  test('marks that belong to no answer are dropped when a record is read', async () => {
    const hall = openToyHouse()
    const { table } = await played(hall)
    const { text } = await hall.house.perform('record', { table }, null)
    const own = ownHall()
    for (const standIns of [{ 0: 'because' }, { 99_999: 'time', x: 'left' }, 'time', null, ['time', 3]]) {
      const file = JSON.stringify({ ...JSON.parse(text), standIns })
      const [opened = ''] = (await own.request(nobody, 'import', { text: file })).tables
      const { log, stoodIn } = await own.request(nobody, 'watch', { table: opened, eyes: null })
      const sent = Array.isArray(standIns) ? 1 : 0
      expect(stoodIn).toHaveLength(sent)
      expect(marked(log).length).toBeLessThanOrEqual(sent * log.length)
    }
  })
})

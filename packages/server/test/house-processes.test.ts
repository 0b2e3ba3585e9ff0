// Several processes on one database: pages see the same whichever process they are connected to, and nothing is done
// twice.
import { setTimeout as after } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { setBanOn } from '../src/postgres/for-host.ts'
import type { Person } from '../src/storage.ts'
import { CuttingProxy } from './kit/cutting-proxy.ts'
import { GAME } from './kit/game.ts'
import { answer, begin, entered, gather, type Gathered, look, nonce, type Page } from './kit/house.ts'
import { replayed } from './kit/ledger.ts'
import { onPostgres } from './kit/postgres-server.ts'
import { postgresForThisFile } from './kit/postgres.ts'
import { heard, met, openProcess, openProcesses, type Process } from './kit/processes.ts'
import { Race } from './kit/race.ts'

const postgres = postgresForThisFile()
const DAY = 86_400_000

async function seated(process: Process, names: readonly string[], more = {}): Promise<Gathered> {
  const gathered = await gather(process, names, more)
  await begin(process, gathered)
  return gathered
}

const wasSentAway = (page: Page) => page.heard.some((message) => 'again' in message)
const first = ({ people }: Gathered): Person => {
  const [person] = people
  if (person === undefined) throw new Error('nobody is here')
  return person
}

/** Answers for the player who must answer, at the given process. */
async function anyAnswer(process: Process, { table, people }: Gathered): Promise<number> {
  const seen = await look(process, table, first({ table, people }))
  const seat = seen.waiting[0] ?? 0
  const person = people[seat]
  if (person === undefined) throw new Error('a bot must answer')
  await answer(process, table, person)
  return seat
}

/** Waits until everybody has heard of everything, and bots have nothing to do. */
async function level(processes: readonly Process[], { table, people }: Gathered): Promise<void> {
  for (const until = Date.now() + 10_000; Date.now() < until; await after(5)) {
    const row = await processes[0]?.storage.table(table)
    if (row === null || row === undefined || row.waiting.some((seat) => people[seat] === undefined)) continue
    const seen = await Promise.all(processes.map((process) => look(process, table, null)))
    const stored = await processes[0]?.storage.entries(table)
    if (seen.every(({ entries }) => entries === stored?.length)) return
  }
  throw new Error('somebody did not hear of something')
}

test('a page follows what happens at another process, without watching again', async () => {
  const [here, there] = await openProcesses(await postgres.fresh())
  const gathered = await seated(here, ['Ada', 'Bo'])
  const page = await entered(there, null, gathered.table)
  const mirror = await entered(here, null, gathered.table)
  for (let i = 0; i < 12; i++) {
    await anyAnswer(i % 3 === 0 ? there : here, gathered)
    await level([here, there], gathered)
  }
  const seat = await anyAnswer(here, gathered)
  const person = gathered.people[seat]
  const { entries, undo } = await look(here, gathered.table, person ?? null)
  if (undo === 'free') {
    await here.house.perform('undo', { table: gathered.table, at: entries }, person ?? null)
    await here.house.perform('redo', { table: gathered.table, at: entries + 1 }, person ?? null)
  }
  await level([here, there], gathered)
  await heard(() => page.update.entries === mirror.update.entries)
  expect(page.update).toEqual(mirror.update)
  expect(wasSentAway(page)).toBe(false)
})

test('lobby, seats and chat are the same at every process', async () => {
  const [here, there] = await openProcesses(await postgres.fresh())
  const ada = await met(here, 'Ada')
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
  const { table } = await here.house.perform('create', { game: GAME.id, seats, public: true }, ada)
  const page = await entered(there, null, table)
  await here.house.perform('join', { table, nonce: nonce() }, ada)
  await heard(() => page.lobby.seats[0]?.name === 'Ada')
  await here.house.perform('say', { table, text: 'Hello', key: 'key-0001' }, ada)
  await heard(() => page.heard.some((message) => 'said' in message && message.said.text === 'Hello'))
  await here.house.perform('unsay', { table, line: 1 }, ada)
  await heard(() => page.heard.some((message) => 'said' in message && message.said.text === ''))
  const { tables } = await there.house.perform('tables', { list: 'public' }, null)
  expect(tables.map((one) => one.table)).toEqual([table])
  await here.house.perform('start', { table }, ada)
  await heard(() => wasSentAway(page))
  await there.house.watch(page, table)
  expect(page.update.seats[0]?.name).toBe('Ada')
  await here.house.perform('leave', { table }, ada)
  await heard(() => page.lobby.seats[0]?.away === true)
  expect(page.update.seats[0]?.kind).toBe('bot')
})

test('people see who is at other processes, and when they leave', async () => {
  const [here, there] = await openProcesses(await postgres.fresh())
  const gathered = await seated(here, ['Ada', 'Bo'])
  const [ada = null, bo = null] = gathered.people
  const page = await entered(here, ada, gathered.table)
  const other = await entered(there, bo, gathered.table)
  const watcher = await entered(there, null, gathered.table)
  await heard(() => page.lobby.seats[1]?.presence === 'looking' && page.lobby.watchers === 1)
  expect(other.lobby.seats[0]?.presence).toBe('looking')
  there.house.attend(other, false)
  await heard(() => page.lobby.seats[1]?.presence === 'here')
  there.house.exit(other)
  there.house.exit(watcher)
  await heard(() => page.lobby.seats[1]?.presence === 'gone' && page.lobby.watchers === 0)
})

test('the people of a process that stops are gone', async () => {
  const url = await postgres.fresh()
  const here = await openProcess(url)
  const there = await openProcess(url)
  const gathered = await seated(here, ['Ada', 'Bo'])
  const [ada = null, bo = null] = gathered.people
  const page = await entered(here, ada, gathered.table)
  await entered(there, bo, gathered.table)
  await heard(() => page.lobby.seats[1]?.presence === 'looking')
  await there.house.stop()
  await heard(() => page.lobby.seats[1]?.presence === 'gone')
  expect(page.lobby.seats[0]?.presence).toBe('looking')
})

test('badges change with every answer, wherever it is given', async () => {
  const [here, there] = await openProcesses(await postgres.fresh())
  const gathered = await seated(here, ['Ada', 'Bo'])
  const pages = await Promise.all(gathered.people.map((person) => entered(there, person)))
  for (let i = 0; i < 10; i++) {
    await anyAnswer(here, gathered)
    const { waiting } = await look(here, gathered.table, null)
    await heard(() =>
      pages.every(({ turns }, seat) => turns.includes(gathered.table) === waiting.includes(seat)),
    )
  }
  expect(pages.filter(({ turns }) => turns.length > 0)).not.toEqual([])
})

test('two processes that answer at the same tables never fork them', async () => {
  const [here, there] = await openProcesses(await postgres.fresh())
  const gathered = await seated(here, ['Ada', 'Bo'])
  const race = new Race(gathered.table)
  const play = async (process: Process) => {
    for (let i = 0; i < 150; i++) {
      const seen = await look(process, gathered.table, first(gathered))
      if (seen.over) return
      const seat = seen.waiting[0] ?? 0
      const own = await look(process, gathered.table, gathered.people[seat] ?? null)
      if (own.ask === null) continue
      const pick = own.ask.options[i % own.ask.options.length]?.id ?? ''
      const given = { table: gathered.table, ask: own.ask.id, picks: [pick] }
      try {
        await process.house.perform('answer', given, gathered.people[seat] ?? null)
        race.acknowledged(seat, own.ask.id, pick)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error
        race.refused(String(error.code), error.message)
      }
    }
  }
  await Promise.all([play(here), play(there)])
  // The slower one was told that the question is closed, not to try again.
  expect(race.overtaken).toBe(0)
  await race.hold(here.storage)
})

test('bots play at one process only, and go on at another when that one stops', async () => {
  const url = await postgres.fresh()
  const clock = { now: Date.now() }
  const failures: string[] = []
  const log = {
    info: () => undefined,
    warn: (what: string) => failures.push(what),
    error: (what: string) => failures.push(what),
  }
  const parts = { log: { ...log } }
  const here = await openProcess(url, clock, parts)
  const there = await openProcess(url, clock, parts)
  const gathered = await seated(here, ['Ada'], { bots: 2 })
  const pages = [await entered(here, null, gathered.table), await entered(there, null, gathered.table)]
  for (let i = 0; i < 6; i++) {
    await level([here, there], gathered)
    await anyAnswer(i % 2 === 0 ? here : there, gathered)
  }
  await level([here, there], gathered)
  expect(failures).toEqual([])
  expect(pages.map(wasSentAway)).toEqual([false, false])
  await here.house.stop()
  await anyAnswer(there, gathered)
  await level([there], gathered)
  await replayed(there.storage, gathered.table)
})

test('a notice is stored with the move it is about, unless a page of that person shows the table anywhere', async () => {
  const [here, there] = await openProcesses(await postgres.fresh())
  const gathered = await gather(here, ['Ada', 'Bo'])
  const [ada = null, bo = null] = gathered.people
  for (const [i, person] of [ada, bo].entries())
    await here.house.perform('change', { webhook: `http://127.0.0.1:1/${i}` }, person)
  const page = await entered(there, ada, gathered.table)
  const isSeen = async () => {
    const { seats } = await here.house.perform('room', { table: gathered.table }, ada)
    return seats[0]?.presence === 'looking'
  }
  while (!(await isSeen())) await after(5)
  await begin(here, gathered)
  for (let i = 0; i < 20; i++) await anyAnswer(here, gathered)
  here.house.exit(page)
  const letters = await here.storage.claimLetters(here.clock.now, 10)
  expect(letters.map(({ url }) => url)).toEqual(['http://127.0.0.1:1/1'])
})

test('a reminder is written once, whichever process notices first', async () => {
  const [here, there] = await openProcesses(await postgres.fresh())
  const gathered = await gather(here, ['Ada', 'Bo'], { limit: 86_400 })
  for (const [i, person] of gathered.people.entries())
    await here.house.perform('change', { webhook: `http://127.0.0.1:1/${i}` }, person)
  const pages = await Promise.all(gathered.people.map((person) => entered(here, person, gathered.table)))
  await begin(here, gathered)
  pages.forEach((page) => here.house.exit(page))
  here.clock.now += DAY * 0.8
  for (let i = 0; i < 3; i++) {
    await Promise.all([here.house.tick(), there.house.tick()])
    await after(50)
  }
  const letters = await here.storage.claimLetters(here.clock.now, 10)
  const { waiting } = await look(here, gathered.table, null)
  expect(letters).toHaveLength(waiting.length)
  expect(JSON.stringify(letters[0]?.body)).toContain('In 5 hours')
})

test('a reminder that nobody wrote in time is not forgotten when somebody else answers', async () => {
  const [here] = await openProcesses(await postgres.fresh())
  const gathered = await gather(here, ['Ada', 'Bo'], { limit: 86_400 })
  await begin(here, gathered)
  const due = (await here.storage.table(gathered.table))?.due ?? 0
  here.clock.now = due + 5000
  await here.house.perform(
    'choose',
    { table: gathered.table, effect: GAME.play.effects[0]?.id ?? '', choice: 'ask' },
    first(gathered),
  )
  expect((await here.storage.table(gathered.table))?.due).toBe(due)
})

test('somebody who is removed, banned or deleted is so at every process', async () => {
  const [here, there] = await openProcesses(await postgres.fresh())
  const gathered = await gather(here, ['Ada', 'Bo', 'Cy'])
  const [ada = null, bo, cy = null] = gathered.people
  const pages = await Promise.all([bo ?? null, cy].map((person) => entered(there, person, gathered.table)))
  await here.house.perform('remove', { table: gathered.table, person: bo?.id ?? '' }, ada)
  await heard(() => pages[0] !== undefined && wasSentAway(pages[0]))
  await expect(entered(there, bo ?? null, gathered.table)).rejects.toMatchObject({ code: 'removed' })
  await here.house.perform('forget', {}, cy)
  await heard(() => pages[1]?.ended === 'Your data was deleted.')
})

test('a ban from the shell is known at every process, and bots take over', async () => {
  const url = await postgres.fresh()
  const [here, there] = await openProcesses(url)
  const { secret, person } = await here.house.introduce('Eve')
  const gathered = await gather(here, ['Ada', 'Bo', 'Cy'])
  expect((await there.house.personOf(secret))?.banned).toBe(false)
  const bo = gathered.people[1]?.id ?? ''
  await begin(here, gathered)
  const page = await entered(there, person, gathered.table)
  for (const id of [person.id, bo]) await setBanOn(url, id, 5)
  const isBanned = async () => (await there.house.personOf(secret))?.banned === true
  for (let i = 0; i < 100 && !(await isBanned()); i++) await after(20)
  expect(await isBanned()).toBe(true)
  await there.house.tick()
  expect(wasSentAway(page)).toBe(true)
  expect((await there.storage.table(gathered.table))?.seats[1]?.away).toBe(true)
})

test('a new name and a new block are known at every process', async () => {
  const [here, there] = await openProcesses(await postgres.fresh())
  const { person, secret } = await here.house.introduce('Ada')
  const bo = await met(here, 'Bo')
  expect((await there.house.personOf(secret))?.name).toBe('Ada')
  await here.house.perform('change', { name: 'Adele' }, person)
  let name = ''
  await heard(() => {
    void there.house.personOf(secret).then((known) => (name = known?.name ?? ''))
    return name === 'Adele'
  })
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
  const { table } = await here.house.perform('create', { game: GAME.id, seats }, person)
  const page = await entered(there, bo, table)
  await here.house.perform('block', { person: bo.id, blocked: true }, person)
  await heard(() => wasSentAway(page))
})

test('a process whose connection was lost catches up', async () => {
  const url = await postgres.fresh()
  const { proxy, url: shaky } = await CuttingProxy.before(url)
  const here = await openProcess(url)
  const there = await openProcess(shaky)
  const gathered = await seated(here, ['Ada', 'Bo'])
  const page = await entered(there, null, gathered.table)
  proxy.away = true
  proxy.cut()
  for (let i = 0; i < 5; i++) await anyAnswer(here, gathered)
  await here.house.perform('say', { table: gathered.table, text: 'Hello', key: 'key-0001' }, first(gathered))
  proxy.away = false
  const { entries } = await look(here, gathered.table, null)
  await heard(() => page.update.entries === entries)
  await heard(() => page.heard.some((message) => 'said' in message))
  expect(wasSentAway(page)).toBe(false)
})

test('seats that were saved when a process died are settled by the next change', async () => {
  const [here, there] = await openProcesses(await postgres.fresh())
  const gathered = await seated(here, ['Ada', 'Bo'])
  const row = await here.storage.table(gathered.table)
  if (row === null) throw new Error('no table')
  // The process died after it had saved that Bo left, before the game heard of it.
  const seats = row.seats.map((seat, i) =>
    i === 1 ? { ...seat, away: true, bot: 'quick', standIn: 'left' as const } : seat,
  )
  await here.storage.saveTable({ ...row, seats })
  await there.house.perform(
    'propose',
    { table: gathered.table, kind: 'end', key: 'key-0001' },
    first(gathered),
  )
  const stored = await there.storage.entries(gathered.table)
  expect(stored.some((entry) => typeof entry === 'object' && 'sits' in entry)).toBe(true)
})

test('a process that dies after a commit, before it tells anybody: the others find what it stored', async () => {
  const [here, there] = await openProcesses(await postgres.fresh())
  const gathered = await seated(here, ['Ada', 'Bo'])
  const page = await entered(there, null, gathered.table)
  await level([here, there], gathered)
  vi.spyOn(here.storage.channel, 'tell').mockReturnValue()
  await anyAnswer(here, gathered)
  await here.house.perform('say', { table: gathered.table, text: 'Hello', key: 'key-0001' }, first(gathered))
  const before = page.update.entries
  const stored = (await here.storage.entries(gathered.table)).length
  expect(stored).toBeGreaterThan(before)
  await here.house.stop()
  await heard(() => page.update.entries === stored)
  await heard(() => page.heard.some((message) => 'said' in message))
  expect(wasSentAway(page)).toBe(false)
})

test('a process that dies while it drives a table: another one goes on when the lease has run out', async () => {
  const url = await postgres.fresh()
  const [here, there] = await openProcesses(url)
  const gathered = await seated(here, ['Ada'], { bots: 1 })
  await level([here], gathered)
  await here.house.stop()
  await onPostgres(url, `INSERT INTO leases VALUES ('${gathered.table}', 'dead', 9e15::bigint)`)
  const waiting = async () => (await there.storage.table(gathered.table))?.waiting
  while ((await waiting())?.includes(1) !== true) await anyAnswer(there, gathered)
  const { length } = await there.storage.entries(gathered.table)
  there.clock.now += 10_000
  await there.house.tick()
  expect(await there.storage.entries(gathered.table)).toHaveLength(length)
  await onPostgres(url, 'UPDATE leases SET until = 1')
  await there.house.tick()
  await level([there], gathered)
  expect(await waiting()).toEqual([0])
})

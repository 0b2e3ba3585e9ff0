// Tries many processes on one PostgreSQL: npm run many. Starts a real PostgreSQL, processes and a proxy on loopback,
// lets people play, kills processes and the database at random, and counts what was lost. It ends by itself, and ends
// only what it started. "npm run many rates" measures answers per second with 1, 2 and 4 processes instead, "npm run many costs" what
// single things cost.
import { availableParallelism, cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openStorage, readConfig } from '@lorehall/server'
import { onPostgres, PostgresServer } from '../packages/server/test/kit/postgres-server.ts'
import { verdictOn, waitingForBots } from './many/checks.ts'
import { measureCosts } from './many/costs.ts'
import { Correspondents } from './many/notices.ts'
import { Processes } from './many/processes.ts'
import { Proxy } from './many/proxy.ts'
import { measureRaw } from './many/raw.ts'
import { newNotes, type Notes, Played, seated } from './many/tables.ts'
import { buildAll } from './online/built-server.ts'
import { delaysOf, pacedUntil } from './online/paced.ts'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    processes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '80' },
    seconds: { type: 'string', default: '240' },
    rate: { type: 'string', default: '100' },
    kills: { type: 'string', default: '200' },
    slow: { type: 'string', default: '10' },
  },
})
const PROCESSES = Number(given.processes)
const TABLES = Number(given.tables)
const SECONDS = Number(given.seconds)
const RATE = Number(given.rate)
const KILLS = Number(given.kills)
const SLOW = Number(given.slow)

/** Milliseconds between two kills of a process, and between two of PostgreSQL. */
const KILL_EVERY = [1500, 3500] as const
const DATABASE_EVERY = 30_000
/** A letter that a killed process had claimed is posted again after a minute. */
const STRAGGLERS_MS = 75_000

const say = (what: string, result: string, goal = '') =>
  console.log(`${what.padEnd(58)} ${result.padStart(18)}  ${goal}`)
const n = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })
const percentiles = ({ p50, p99, worst }: { p50: number; p99: number; worst: number }) =>
  `${n(p50, 1)}, ${n(p99, 1)}, ${n(worst, 1)}`

interface Trial {
  readonly url: string
  readonly database: PostgresServer
  readonly processes: Processes
  readonly proxy: Proxy
}

async function withTrial(many: number, work: (trial: Trial) => Promise<void>): Promise<void> {
  const database = await PostgresServer.start(true)
  const { url } = database
  const processes = new Processes(url)
  const interrupted = (why: unknown) => {
    console.error(why)
    processes.end()
    database.kill()
    process.exit(1)
  }
  const endings = ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection']
  for (const ending of endings) process.once(ending, interrupted)
  try {
    // The first process creates the tables.
    await processes.start(many)
    const proxy = await Proxy.open(() => processes.ports)
    await work({ url, database, processes, proxy })
    proxy.close()
  } finally {
    await processes.stop()
    await database.stop()
    for (const ending of endings) process.off(ending, interrupted)
  }
}

async function tablesAt(port: number, many: number, notes: Notes): Promise<Played[]> {
  const target = { port, from: null }
  const tables: Played[] = []
  for (let i = 0; i < many; i++) {
    const { table, tokens } = await seated(target, `P${i}`)
    tables.push(new Played(table, target, tokens, notes))
  }
  return tables
}

/** Answers at the tables in turn, at a steady rate, and begins new games where one is over. */
async function play(tables: Played[], all: Played[], { port }: Proxy, notes: Notes, isOver: () => boolean) {
  const target = { port, from: null }
  const again = async (at: number) => {
    const { table, tokens } = await seated(target, `N${all.length}`)
    const next = new Played(table, target, tokens, notes)
    tables[at]?.close()
    tables[at] = next
    all.push(next)
  }
  const renewing = new Set<number>()
  await pacedUntil(
    RATE,
    SECONDS,
    (nth) => {
      const at = nth % tables.length
      const table = tables[at]
      if (table === undefined) return
      table.answer(nth)
      if (!table.over || renewing.has(at)) return
      renewing.add(at)
      again(at)
        .catch(() => undefined)
        .finally(() => renewing.delete(at))
    },
    isOver,
  )
}

interface Kills {
  processes: number
  database: number
  /** Milliseconds from the first connection that PostgreSQL accepts until an answer is acknowledged. */
  readonly after: number[]
}

async function killAtRandom(trial: Trial, notes: Notes, isOver: () => boolean): Promise<Kills> {
  const kills: Kills = { processes: 0, database: 0, after: [] }
  let next = performance.now() + DATABASE_EVERY
  while (!isOver() && kills.processes < KILLS) {
    const [least, most] = KILL_EVERY
    await pause(least + Math.random() * (most - least))
    if (isOver()) break
    if (performance.now() < next) {
      trial.processes.kill()
      kills.processes += 1
      continue
    }
    next = performance.now() + DATABASE_EVERY
    kills.database += 1
    trial.database.kill()
    await pause(200)
    await trial.database.restart()
    while (!(await onPostgres(trial.url, 'SELECT 1').catch(() => null))) await pause(5)
    const back = performance.now()
    while (notes.last < back && performance.now() < back + 20_000) await pause(5)
    kills.after.push(performance.now() - back)
  }
  return kills
}

async function trial(): Promise<void> {
  await withTrial(PROCESSES, async (one) => {
    const { processes, proxy, url } = one
    const raw = await measureRaw(url)
    await pause(5000)
    const idle = processes.memory
    say('memory of an idle process, MB', n(Math.max(...idle)), 'goal ≤ 110')
    const notes = newNotes()
    const tables = await tablesAt(proxy.port, TABLES, notes)
    const all = [...tables]
    const slow = await Correspondents.begin({ port: proxy.port, from: null }, SLOW)
    await pause(1000)
    const steady = newSpan(notes)
    await pacedUntil(
      RATE,
      15,
      (nth) => tables[nth % tables.length]?.answer(nth),
      () => false,
    )
    const undisturbed = steady()
    const until = performance.now() + SECONDS * 1000
    const isOver = () => performance.now() > until
    const [kills] = await Promise.all([
      killAtRandom(one, notes, isOver),
      play(tables, all, proxy, notes, isOver),
      (async () => {
        while (!isOver()) {
          await pause(8000)
          await slow.wave(url)
        }
      })(),
    ])
    slow.stop()
    const { storage } = await openStorage(readConfig({ LOREHALL_DATABASE: url }, '.'))
    const stuck = await waitingForBots(storage, all, 20_000)
    await pause(STRAGGLERS_MS)
    for (const table of all) table.close()
    const { lost, broken, entries, botMoves } = await verdictOn(storage, all)
    const { wanted, missing, twice } = await slow.counted(storage)
    slow.close()
    await storage.close()
    say('sockets, tables, processes', `${TABLES * 4}, ${all.length}, ${PROCESSES}`)
    say('kills of a process, of PostgreSQL', `${kills.processes}, ${kills.database}`)
    say('answers acknowledged, entries stored', `${n(notes.acknowledged)}, ${n(entries)}`)
    say('acknowledged answers lost', n(lost), 'goal 0')
    say('tables that forked or do not replay', n(notes.forks + broken), 'goal 0')
    say('moves of bots', n(botMoves), 'each fits the replay, so none was doubled')
    say('tables where a bot did not move', n(stuck), 'goal 0')
    say('notices and reminders that had to come', n(wanted))
    say('of these missing, posted twice', `${missing}, ${twice}`, 'goal 0, 0')
    const backs = delaysOf(notes.backs)
    say('from a lost socket to the table again, p50, p99, worst ms', percentiles(backs), 'goal ≤ 2,000')
    say(
      'from PostgreSQL’s first connection to an answer, worst ms',
      n(Math.max(0, ...kills.after)),
      'goal ≤ 2,000',
    )
    say('answers/s without kills', n(undisturbed.rate, 1))
    say('answer to other pages, p50, p99, worst ms', percentiles(undisturbed.delays), 'goal p99 ≤ 50')
    say('NOTIFY alone, p50, p99, worst ms', percentiles(raw.notices))
    say('durable rows/s alone, one and 100 per commit', `${n(raw.commits)}, ${n(raw.grouped)}`)
    say('refusals by code', JSON.stringify(notes.refused))
    if (lost + notes.forks + broken + stuck + missing > 0) process.exitCode = 1
  })
}

/** Counts from now until the returned function is called. */
function newSpan(notes: Notes) {
  const [before, from, began] = [notes.acknowledged, notes.delays.length, performance.now()]
  return () => ({
    rate: ((notes.acknowledged - before) * 1000) / (performance.now() - began),
    delays: delaysOf(notes.delays.slice(from)),
  })
}

/** Answers per second, as many as the processes take. */
async function rates(): Promise<void> {
  for (const many of [1, 2, 4]) {
    await withTrial(many, async ({ proxy }) => {
      const notes = newNotes()
      const tables = await tablesAt(proxy.port, TABLES, notes)
      await pause(1000)
      const measure = newSpan(notes)
      const until = performance.now() + 15_000
      for (let nth = 0; performance.now() < until; nth++) {
        for (const table of tables) table.answer(nth)
        await pause(1)
      }
      const { rate, delays } = measure()
      for (const table of tables) table.close()
      say(`${many} processes: answers/s; p50, p99, worst ms`, n(rate), percentiles(delays))
    })
  }
}

/** Memory and processor time of single things, and the limits of PostgreSQL alone. */
async function costs(): Promise<void> {
  await withTrial(1, async ({ url, processes }) => {
    const { commits, grouped } = await measureRaw(url)
    say('durable rows/s alone, one and 100 per commit', `${n(commits)}, ${n(grouped)}`)
    await measureCosts({ url, processes, say: (what, result, unit) => say(what, n(result, 2), unit) })
  })
}

buildAll(['cli'])
console.log(`${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`)
console.log(
  `others at work, mean over 1, 5, 15 minutes: ${loadavg()
    .map((one) => n(one, 1))
    .join(', ')}`,
)
if (positionals.includes('rates')) await rates()
else if (positionals.includes('costs')) await costs()
else await trial()

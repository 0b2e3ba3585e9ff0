// Measures what things cost one process and its PostgreSQL, in memory and processor time: npm run many costs. Processor
// time says the same on a busy machine, more or less; rows and notices per second don't.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { Connection } from '../../packages/server/src/postgres/connections.ts'
import { onPostgres } from '../../packages/server/test/kit/postgres-server.ts'
import { numbersIn } from '../../packages/server/test/kit/scrape.ts'
import { processorTime } from '../online/built-server.ts'
import { toLive } from '../online/caller.ts'
import { paced, pacedUntil } from '../online/paced.ts'
import { introduced, type Round, seatRound } from '../online/rounds.ts'
import type { Processes } from './processes.ts'
import { newNotes, Played, seated } from './tables.ts'

const SOCKETS = 1000
const SOCKET_SECONDS = 40
const TABLES = 200
const SEATS = 4
const RATE = 40
const ANSWER_SECONDS = 20
const BOT_TABLES = 10
const BOT_SECONDS = 15
const NOTIFIERS = 4
const LISTENERS = 4
const NOTIFY_SECONDS = 3

export type Say = (what: string, result: number, unit: string) => void

interface Measured {
  readonly url: string
  readonly processes: Processes
  readonly say: Say
}

/** Milliseconds of processor time so far. */
function workOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const { own, system } = processorTime(String(pid))
    return sum + own + system
  }, 0)
}

async function databasePids(url: string): Promise<number[]> {
  const rows = await onPostgres<{ pid: number }>(
    url,
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  )
  return rows.map(({ pid }) => pid)
}

/** Bytes of PostgreSQL's log so far. */
async function written(url: string): Promise<number> {
  const [row] = await onPostgres<{ bytes: string }>(url, "SELECT pg_current_wal_lsn() - '0/0' AS bytes")
  return Number(row?.bytes)
}

const memoryOf = ({ memory }: Processes) => memory[0] ?? Number.NaN
const target = ({ ports }: Processes) => ({ port: ports[0] ?? 0, from: null })

async function sockets({ processes, say }: Measured): Promise<void> {
  const before = memoryOf(processes)
  const { address, options } = toLive(target(processes), null)
  const open: WebSocket[] = []
  for (let i = 0; i < SOCKETS; i++) {
    const socket = new WebSocket(address, options)
    await once(socket, 'open')
    open.push(socket)
  }
  await pause(2000)
  say('memory of a live connection', ((memoryOf(processes) - before) * 1024) / SOCKETS, 'KB')
  const began = workOf(processes.pids)
  await pause(SOCKET_SECONDS * 1000)
  const perHour = ((workOf(processes.pids) - began) * 3600) / SOCKET_SECONDS / SOCKETS
  say('a live connection without a table, per hour', perHour, 'ms of processor')
  for (const socket of open) socket.terminate()
  await pause(2000)
}

async function answers({ url, processes, say }: Measured): Promise<void> {
  const before = memoryOf(processes)
  const rounds: Round[] = []
  for (let n = 0; n < TABLES; n++) {
    const names = Array.from({ length: SEATS }, (_, i) => `P${n} ${i}`)
    const players = await Promise.all(names.map((name) => introduced(target(processes), name)))
    rounds.push(await seatRound(players, () => undefined))
  }
  await pause(2000)
  say('memory of a table with four pages', ((memoryOf(processes) - before) * 1024) / TABLES, 'KB')
  const [pids, database] = [processes.pids, await databasePids(url)]
  let counted = 0
  let [work, databaseWork] = [0, 0]
  const log = await written(url)
  let all = 0
  await paced(
    RATE,
    ANSWER_SECONDS,
    (n) => {
      if (rounds[n % rounds.length]?.answer(n) !== true) return
      counted += 1
      all += 1
    },
    () => {
      counted = 0
      ;[work, databaseWork] = [workOf(pids), workOf(database)]
    },
  )
  await pause(500)
  say('an answer told to four pages, in the process', (workOf(pids) - work) / counted, 'ms of processor')
  say('the same in PostgreSQL', (workOf(database) - databaseWork) / counted, 'ms of processor')
  say('the log of PostgreSQL for an answer', ((await written(url)) - log) / all / 1024, 'KB')
  for (const { places } of rounds) for (const { socket } of places) socket.terminate()
  await pause(2000)
}

async function entriesAt({ ports }: Processes): Promise<Map<string, number>> {
  const reply = await fetch(`http://127.0.0.1:${ports[0]}/metrics`)
  return numbersIn(await reply.text())
}

/** Everything, divided by the moves of bots: one person at each table answers whenever they are asked. */
async function bots({ processes, say }: Measured, bot: string): Promise<void> {
  const notes = newNotes()
  const tables: Played[] = []
  for (let n = 0; n < BOT_TABLES; n++) {
    const { table, tokens } = await seated(target(processes), `B${n}`, { people: 1, bots: 3, bot })
    tables.push(new Played(table, target(processes), tokens, notes))
  }
  await pause(1000)
  const count = async () => (await entriesAt(processes)).get('lorehall_entries_total{kind="bot"}') ?? 0
  const [moves, work] = [await count(), workOf(processes.pids)]
  await pacedUntil(
    50,
    BOT_SECONDS,
    (n) => tables[n % tables.length]?.answer(1),
    () => false,
  )
  const [made, cost] = [(await count()) - moves, workOf(processes.pids) - work]
  for (const table of tables) table.close()
  say(`a decision of a bot (${bot}), everything included`, cost / made, 'ms of processor')
}

async function notices({ url, say }: Measured): Promise<void> {
  const [all, listeners] = await Promise.all(
    [NOTIFIERS, LISTENERS].map((many) =>
      Promise.all(Array.from({ length: many }, () => Connection.open(url, false))),
    ),
  )
  let heard = 0
  for (const listener of listeners ?? []) {
    listener.hear(
      () => (heard += 1),
      () => undefined,
    )
    await listener.run('LISTEN costs')
  }
  const until = performance.now() + NOTIFY_SECONDS * 1000
  let sent = 0
  await Promise.all(
    (all ?? []).map(async (one) => {
      for (; performance.now() < until; sent++) await one.run("SELECT pg_notify('costs', 'x')")
    }),
  )
  await pause(500)
  say(`notices per second, ${NOTIFIERS} senders, ${LISTENERS} listeners`, sent / NOTIFY_SECONDS, 'notices/s')
  say('of these heard by each listener', heard / LISTENERS / sent, 'of 1')
  for (const one of [...(all ?? []), ...(listeners ?? [])]) await one.close()
}

export async function measureCosts(measured: Measured): Promise<void> {
  const { processes, say } = measured
  await pause(3000)
  say('memory of an idle process', memoryOf(processes), 'MB')
  await sockets(measured)
  await answers(measured)
  for (const bot of ['normal', 'easy', 'hard']) await bots(measured, bot)
  await notices(measured)
}

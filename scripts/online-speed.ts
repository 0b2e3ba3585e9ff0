// Measures online play on the built server: node scripts/online-speed.ts, or npm run online-speed. Takes a few minutes;
// nothing else should run at the same time. Name the parts to run only those: start house load. Attacks run only when
// named: attacks runs all of them, in about ten minutes; attacks pings only that one.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@lorehall/server'
import { measureAttacks } from './online/attacks.ts'
import { buildAll, residentMemory, run, runPeer, stop } from './online/built-server.ts'
import type { HouseNumbers } from './online/house.ts'
import type { LoadNumbers } from './online/load.ts'
import type { RawNumbers } from './online/raw.ts'
import { measureStarts } from './online/start.ts'
import { storeTables } from './online/stored.ts'

const STORED = 10_000

/** All requests come from one address and faster than people send them, so limits are lifted. */
const WIDE = {
  LOREHALL_LIMIT_RATE: '1000000',
  LOREHALL_LIMIT_BURST: '1000000',
  LOREHALL_LIMIT_RATE_PER_PERSON: '1000000',
  LOREHALL_LIMIT_BURST_PER_PERSON: '1000000',
  LOREHALL_LIMIT_WORK: '1000000',
  LOREHALL_LIMIT_WORK_PER_PERSON: '1000000',
  LOREHALL_LIMIT_PEOPLE: '1000000',
  LOREHALL_LIMIT_CONNECTIONS_PER_ADDRESS: '5000',
  LOREHALL_LIMIT_SHOWN_PER_ADDRESS: '5000',
}

/** Runs a part in its own process; the last line it prints is its numbers. */
async function part(script: string, args: readonly string[], flags: readonly string[] = []): Promise<string> {
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, 'online', script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (piece: Buffer) => {
    said += piece.toString()
  })
  await once(child, 'close')
  return said.trim().split('\n').at(-1) ?? ''
}

const readHouse: (text: string) => HouseNumbers = JSON.parse
const readLoad: (text: string) => LoadNumbers = JSON.parse
const readRaw: (text: string) => RawNumbers = JSON.parse

const say = (what: string, result: string, goal = '') =>
  console.log(`${what.padEnd(46)} ${result.padStart(14)}  ${goal}`)
const n = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'lorehall-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function start(): Promise<void> {
  await withFolder(async (folder) => {
    const empty = await measureStarts(() => run(folder))
    say('start to first answer, ms', n(empty.median), `goal ≤ 500; the very first ${n(empty.first)}`)
    say('idle memory, MB', n(empty.memory), 'goal ≤ 90')
    say('told to stop until ended, ms', n(empty.stopped))
  })
  await withFolder(async (folder) => {
    const storage = openSqlite(join(folder, 'lorehall.db'))
    await storeTables(storage, STORED)
    storage.close()
    const full = await measureStarts(() => run(folder))
    say(`the same with ${n(STORED)} stored tables, ms`, n(full.median), 'no slower')
  })
  const peer = await measureStarts(runPeer)
  say('boardgame.io 0.50.2: start to first answer, ms', n(peer.median))
  say('boardgame.io 0.50.2: idle memory, MB', n(peer.memory), 'without a database or a client')
}

async function house(): Promise<void> {
  const numbers = readHouse(await part('house.ts', [], ['--expose-gc']))
  say('durable answers/s through rules and storage', n(numbers.answersPerSecond), 'goal ≥ 1,500')
  say('raw durable inserts/s, one a commit', n(numbers.rawPerSecond))
  say('raw durable inserts/s, a hundred a commit', n(numbers.rawGroupedPerSecond))
  say('bytes stored per answer', n(numbers.bytesPerAnswer, 1), 'goal ≤ 200')
  say(
    'memory per resident table, KB',
    n(numbers.kilobytesPerTable, 1),
    `goal ≤ 50; ${numbers.tables} tables in mid-game`,
  )
}

async function load(): Promise<void> {
  await withFolder(async (folder) => {
    const server = await run(folder, WIDE)
    const numbers = readLoad(await part('load.ts', [String(server.port), String(server.child.pid)]))
    const memory = residentMemory(server)
    await stop(server)
    const { bytes, delays, processor } = numbers
    const raw = readRaw(await part('raw.ts', [String(Math.round(bytes.median)), String(numbers.tables)]))
    const goal = Math.max(20, 3 * raw.messages.p99)
    say('live sockets, tables', `${n(numbers.sockets)}, ${n(numbers.tables)}`)
    say(
      'answers/s',
      n(numbers.answersPerSecond, 1),
      `${n(numbers.answers)} in all, ${n(numbers.refused)} refused`,
    )
    say('from an answer to the others, p50 ms', n(delays.p50, 2))
    say(
      'from an answer to the others, p99 ms',
      n(delays.p99, 2),
      `goal ≤ ${n(goal, 1)}; worst ${n(delays.worst, 1)}`,
    )
    say('the same with empty messages, p50, p99 ms', `${n(raw.messages.p50, 2)}, ${n(raw.messages.p99, 2)}`)
    say('and a durable row for each, p50, p99 ms', `${n(raw.durable.p50, 2)}, ${n(raw.durable.p99, 2)}`)
    say('bytes an update, median', n(bytes.median), `goal ≤ 700; mean ${n(bytes.mean)}, p99 ${n(bytes.p99)}`)
    say(
      "the processor's time for an answer, ms",
      n(processor.own, 2),
      `four pages told; the system ${n(processor.system, 2)} more`,
    )
    say('memory of the server under this load, MB', n(memory))
    say(
      'others at work on this machine, mean',
      loadavg()
        .map((one) => n(one, 1))
        .join(', '),
      '1, 5, 15 minutes',
    )
  })
}

const parts = { start, house, load }
const [first, ...names] = process.argv.slice(2)
const wanted = process.argv.slice(2)
buildAll()
console.log(`${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`)
if (first === 'attacks') {
  if (!(await measureAttacks(names, withFolder))) process.exitCode = 1
} else {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await measure()
  }
}

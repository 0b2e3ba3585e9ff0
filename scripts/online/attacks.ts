// Measures how long 50 players wait for the built server, first in quiet and then while somebody attacks it from
// one address. The server has its default limits. Everything stays on the loopback network.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { AttackNumbers } from './attacks/attacker.ts'
import { attacks } from './attacks/list.ts'
import type { LegNumbers } from './attacks/players.ts'
import { residentMemory, run, type Running, stop } from './built-server.ts'

const GOAL_P99_MS = 100
const GOAL_TIMES = 10
const LEG_ANSWERS = 2000

/** The attacker's address; every player has one of 127.1.1.x. */
const ATTACKER = '127.6.6.6'

/** Milliseconds for an attack to reach its full strength. */
const BUILD_UP_MS = 1000

interface Measured {
  readonly name: string
  readonly quiet: LegNumbers
  readonly attacked: LegNumbers
  readonly attacker: AttackNumbers
  /** MB of the server after each leg. */
  readonly memory: readonly [number, number]
  readonly load: number
}

/** The cores that a process may run on; null: any. */
type Cores = string | null

/** The attacker runs on the last core, the players on the others. The server may run on any. */
function coresFor(): { readonly attacker: Cores; readonly players: Cores } {
  const last = availableParallelism() - 1
  const pins = spawnSync('taskset', ['--version']).status === 0
  if (!pins || last === 0) return { attacker: null, players: null }
  return { attacker: String(last), players: last === 1 ? '0' : `0-${last - 1}` }
}

/** Processes that must be ended, also on Ctrl-C. */
const under = new Set<ChildProcess>()

function start(script: string, args: readonly string[], cores: Cores): ChildProcess {
  const command = [process.execPath, join(import.meta.dirname, 'attacks', script), ...args]
  const [program = '', ...rest] = cores === null ? command : ['taskset', '--cpu-list', cores, ...command]
  const child = spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  under.add(child)
  child.once('close', () => under.delete(child))
  return child
}

/** The next message of a process. Rejects if the process ends first. */
function heard<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a process ended too early'))
    child.once('close', ended)
    child.once('message', (message: T) => {
      child.off('close', ended)
      resolve(message)
    })
  })
}

/** Sends a message and waits for the next one back. */
function reported<T>(child: ChildProcess, message: string): Promise<T> {
  const answer = heard<T>(child)
  child.send(message)
  return answer
}

async function ended(child: ChildProcess): Promise<void> {
  if (!under.has(child)) return
  child.kill('SIGKILL')
  await once(child, 'close')
}

/** A quiet leg, then an attacked one, on the same server. */
async function measure(name: string, server: Running): Promise<Measured> {
  const cores = coresFor()
  const port = String(server.port)
  const players = start('players.ts', [port], cores.players)
  const attacker = start('attacker.ts', [name, port, ATTACKER], cores.attacker)
  try {
    await Promise.all([heard(players), heard(attacker)])
    const quiet = await reported<LegNumbers>(players, 'leg')
    const before = residentMemory(server)
    attacker.send('begin')
    await new Promise((resolve) => setTimeout(resolve, BUILD_UP_MS))
    const attacked = await reported<LegNumbers>(players, 'leg')
    const memory = [before, residentMemory(server)] as const
    const numbers = await reported<AttackNumbers>(attacker, 'end')
    return { name, quiet, attacked, attacker: numbers, memory, load: loadavg()[0] ?? 0 }
  } finally {
    await Promise.all([ended(players), ended(attacker)])
  }
}

function verdict({ quiet, attacked }: Measured): string {
  const wrong: string[] = []
  if (Math.min(quiet.delays.arrivals, attacked.delays.arrivals) < LEG_ANSWERS)
    wrong.push(`fewer than ${LEG_ANSWERS} answers`)
  if (quiet.delays.p99 >= GOAL_P99_MS / 2) wrong.push('slow even in quiet: this machine is busy')
  if (attacked.delays.p99 >= GOAL_P99_MS) wrong.push(`p99 not under ${GOAL_P99_MS} ms`)
  if (attacked.delays.p99 > GOAL_TIMES * quiet.delays.p99) wrong.push(`more than ${GOAL_TIMES} times quiet`)
  if (attacked.refused + attacked.lost > 0)
    wrong.push(`${attacked.refused} refused and ${attacked.lost} lost of the players' answers`)
  return wrong.length === 0 ? 'holds' : `FAILS: ${wrong.join(', ')}`
}

const COLUMNS = [16, 20, 15, 15, 7, 12, 6]
const line = (cells: readonly string[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(16) : cell.padStart(COLUMNS[i] ?? 0))).join('  '))

const n = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })

function say(measured: Measured): void {
  const { name, quiet, attacked, attacker, memory, load } = measured
  const times = attacked.delays.p99 / quiet.delays.p99
  const perSecond = `${n(attacker.done / attacker.seconds)} ${attacks.get(name)?.counts ?? ''}`
  line([
    name,
    perSecond,
    `${n(quiet.delays.p50, 1)}, ${n(quiet.delays.p99, 1)}`,
    `${n(attacked.delays.p50, 1)}, ${n(attacked.delays.p99, 1)}`,
    n(times, 1),
    memory.map((one) => n(one)).join(' → '),
    n(load, 1),
    verdict(measured),
  ])
}

/** Every player needs their own address. On Linux, all of 127.0.0.0/8 can be used. */
async function hasAddresses(): Promise<boolean> {
  const server = createServer().listen(0, ATTACKER)
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.once('listening', () => server.close(() => resolve(true)))
  })
}

/** On Ctrl-C, ends all processes and removes the data. Returns a function that turns this off. */
function onBreak(server: Running, folder: string): () => void {
  const end = () => {
    for (const child of [...under, server.child]) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
    process.exit(130)
  }
  process.once('SIGINT', end).once('SIGTERM', end)
  return () => void process.off('SIGINT', end).off('SIGTERM', end)
}

async function measured(name: string, folder: string): Promise<Measured> {
  // Its log would repeat that a client is too fast.
  const server = await run(folder, {}, 'ignore')
  const offBreak = onBreak(server, folder)
  try {
    return await measure(name, server)
  } finally {
    await stop(server)
    offBreak()
  }
}

/** Measures the named attacks, or all, and prints a line for each. Returns whether all goals are met. */
export async function measureAttacks(
  wanted: readonly string[],
  withFolder: <T>(work: (folder: string) => Promise<T>) => Promise<T>,
): Promise<boolean> {
  const unknown = wanted.find((name) => !attacks.has(name))
  if (unknown !== undefined) {
    console.error(`There is no attack '${unknown}'; there are: ${[...attacks.keys()].join(', ')}.`)
    return false
  }
  if (!(await hasAddresses())) {
    console.error(`This machine has no address ${ATTACKER}: attacks are measured on Linux.`)
    return false
  }
  line(['attack', 'attacker, per s', 'quiet p50, p99', 'attacked', 'times', 'memory, MB', 'load'])
  let holds = true
  for (const name of wanted.length === 0 ? attacks.keys() : wanted) {
    const result = await withFolder((folder) => measured(name, folder))
    say(result)
    holds &&= verdict(result) === 'holds'
  }
  return holds
}

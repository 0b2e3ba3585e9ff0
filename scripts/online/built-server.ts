// Runs the built server as its own process, with its own port and data folder.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startFlags } from '../../packages/cli/bin/start-flags.js'

const root = dirname(dirname(import.meta.dirname))

export interface Running {
  readonly child: ChildProcess
  readonly port: number
  /** Milliseconds from its start to its first answer. */
  readonly answered: number
}

export function buildAll(what: readonly ('web' | 'cli')[] = ['web', 'cli']): void {
  for (const one of what) {
    const { status } = spawnSync(process.execPath, [join(root, `packages/${one}/scripts/build.ts`)], {
      stdio: 'inherit',
    })
    if (status !== 0) process.exit(1)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function firstAnswer(address: string): Promise<void> {
  for (;;) {
    try {
      await (await fetch(address)).text()
      return
    } catch {
      // Not listening yet.
    }
    await pause(2)
  }
}

async function launch(
  command: readonly string[],
  port: number,
  env: Readonly<Record<string, string>>,
  log: 'inherit' | 'ignore' = 'inherit',
): Promise<Running> {
  const began = performance.now()
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'ignore', log],
    env: { ...process.env, ...env },
  })
  await firstAnswer(`http://127.0.0.1:${port}/api/health`)
  return { child, port, answered: performance.now() - began }
}

/**
 * @param log where its log goes
 * @param client a folder with another client
 */
export async function run(
  data: string,
  limits: Readonly<Record<string, string>> = {},
  log: 'inherit' | 'ignore' = 'inherit',
  client: string | null = null,
): Promise<Running> {
  const port = await freePort()
  const start = [...startFlags, join(root, 'packages/cli/bin/start.js')]
  const other = client === null ? [] : ['--client', client]
  const args = ['--port', String(port), '--host', '127.0.0.1', ...other]
  return launch([...start, ...args], port, { ...limits, LOREHALL_DATA: data }, log)
}

/** The peer's server. We measure only when it replies. */
export async function runPeer(): Promise<Running> {
  const port = await freePort()
  return launch([join(root, 'scripts/online/peer.cjs'), String(port)], port, {})
}

/** Ends the server. Returns the milliseconds that took. */
export async function stop({ child }: Running): Promise<number> {
  const asked = performance.now()
  child.kill('SIGTERM')
  await once(child, 'close')
  return performance.now() - asked
}

/** CPU time of a process, in milliseconds. */
export interface ProcessorTime {
  readonly own: number
  /** Time in the kernel: disk and network. */
  readonly system: number
}

/** Read from /proc; NaN on systems without it. */
export function processorTime(pid: string): ProcessorTime {
  try {
    // After the name, which may contain anything: the 12th and 13th fields, in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return { own: Number(fields[11]) * 10, system: Number(fields[12]) * 10 }
  } catch {
    return { own: Number.NaN, system: Number.NaN }
  }
}

/** In MB, read from /proc; NaN on systems without it. */
export function residentMemory({ child }: Running): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
  } catch {
    return Number.NaN
  }
}

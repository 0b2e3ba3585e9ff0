// How fast the built server starts, and what it takes while nobody asks anything:
// node scripts/start-speed.ts
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = dirname(import.meta.dirname)
const TIMES = 7
const IDLE_MS = 5000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function firstAnswer(port: number): Promise<void> {
  for (;;) {
    try {
      const { status } = await fetch(`http://127.0.0.1:${port}/api/health`)
      if (status === 200) return
    } catch {
      // Not listening yet.
    }
    await pause(2)
  }
}

/** In MB, where the system says it. */
function residentMemory(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}

interface Start {
  readonly answered: number
  readonly stopped: number
  readonly memory: number | null
}

async function startOnce(data: string, idle: boolean): Promise<Start> {
  const port = await freePort()
  const began = performance.now()
  const args = [join(root, 'packages/cli/bin/start.js'), '--port', String(port), '--host', '127.0.0.1']
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOREHALL_DATA: data },
  })
  await firstAnswer(port)
  const answered = performance.now() - began
  if (idle) await pause(IDLE_MS)
  const memory = idle ? residentMemory(child.pid ?? 0) : null
  const told = performance.now()
  child.kill('SIGTERM')
  await once(child, 'close')
  return { answered, stopped: performance.now() - told, memory }
}

for (const what of ['web', 'cli']) {
  const { status } = spawnSync(process.execPath, [join(root, `packages/${what}/scripts/build.ts`)], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}
const data = mkdtempSync(join(tmpdir(), 'lorehall-'))
const starts: Start[] = []
for (let n = 0; n < TIMES; n++) starts.push(await startOnce(data, n === TIMES - 1))
rmSync(data, { recursive: true, force: true })
const sorted = starts.map(({ answered }) => answered).toSorted((a, b) => a - b)
console.log(`start to first answer: ${sorted.map((ms) => ms.toFixed(0)).join(', ')} ms`)
console.log(`median ${sorted[TIMES >> 1]?.toFixed(0)} ms, the first ${starts[0]?.answered.toFixed(0)} ms`)
console.log(`idle memory after ${IDLE_MS / 1000} s: ${starts.at(-1)?.memory?.toFixed(0) ?? 'unknown'} MB`)
console.log(`told to stop until ended: ${starts.at(-1)?.stopped.toFixed(0)} ms`)

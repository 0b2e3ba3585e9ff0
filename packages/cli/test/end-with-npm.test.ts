// A process started by npm ends with npm, even if npm's shell does not pass the signal on.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const root = dirname(dirname(dirname(import.meta.dirname)))
const at = (...path: string[]) => JSON.stringify(pathToFileURL(join(root, ...path)).href)

/** Continues on another Node as the bootstrap does; that process prints its id and stays. */
const BOOTSTRAP = `
  import { continueOn } from ${at('packages', 'cli', 'bin', 'node24.js')}
  import { endWithNpm } from ${at('scripts', 'end-with-npm.js')}
  endWithNpm()
  continueOn(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'])`

let server = 0

afterEach(() => {
  if (isRunning(server)) process.kill(server, 'SIGKILL')
})

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A shell that waits for the bootstrap, as npm's does. */
async function shell(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const { npm_lifecycle_event: _ours, ...rest } = process.env
  const args = ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, BOOTSTRAP]
  const child = spawn('sh', args, { env: { ...rest, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  server = await new Promise((resolve) =>
    child.stdout.once('data', (piece: Buffer) => resolve(Number(piece.toString()))),
  )
  return child
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal)
  await once(child, 'exit')
}

test('under npm it ends soon after the shell', async () => {
  await ended(await shell({ npm_lifecycle_event: 'start' }), 'SIGKILL')
  await expect.poll(() => isRunning(server), { timeout: 10_000, interval: 50 }).toBe(false)
})

test('without npm it outlives the shell', async () => {
  await ended(await shell({}), 'SIGKILL')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(isRunning(server)).toBe(true)
})

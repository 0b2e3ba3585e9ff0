// Builds and serves the client as a user would have it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

const root = dirname(import.meta.dirname)
const lorehall = join(root, 'packages', 'cli', 'bin', 'lorehall.js')

export interface Served {
  readonly here: string
  readonly stop: () => Promise<void>
}

function ran(script: string): void {
  const { status } = spawnSync(process.execPath, [join(root, script)], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the client could not be built')
}

export const build = () => ran('packages/web/scripts/build.ts')

/** Builds the client with the toy game, for tests of the hall. */
export const buildForTests = () => ran('packages/web/scripts/build-for-tests.ts')

const FOR_TESTS = join(root, '.cache', 'client-for-tests')

/** Drops the test runner's color setting: with both set, Node prints a warning. */
function ownWords(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _colour, ...env } = process.env
  return env
}

export const newFolder = () => mkdtempSync(join(tmpdir(), 'lorehall-'))

/** Every server stores its online data in its own folder. */
function started(args: readonly string[], settings: NodeJS.ProcessEnv = {}): ChildProcess {
  const env = { ...ownWords(), LOREHALL_DATA: settings['LOREHALL_DATA'] ?? newFolder(), ...settings }
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
}

const lorehallProcess = (args: readonly string[]) => started([lorehall, ...args])

/** Serves the client with the toy game. */
export function toyHall(port: number, settings?: NodeJS.ProcessEnv): ChildProcess {
  return started([join(import.meta.dirname, 'toy-hall.ts'), String(port), FOR_TESTS], settings)
}

/** The output of a command that must succeed. */
export function printed(args: readonly string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [lorehall, ...args], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(`lorehall ${args.join(' ')} failed`)
  return stdout
}

function isAddresses(value: unknown): value is { here: string } {
  return typeof value === 'object' && value !== null && 'here' in value
}

/** The server's address, once it listens. */
export async function addressOf(child: ChildProcess): Promise<string> {
  let text = ''
  if (child.stdout === null) throw new Error('the server says nothing')
  for await (const line of createInterface(child.stdout)) {
    text += line
    if (line === '}') break
  }
  const addresses: unknown = JSON.parse(text)
  if (!isAddresses(addresses)) throw new Error(`the server said ${text}`)
  return addresses.here
}

export const serve = () => served(lorehallProcess(['serve', '--port', '0', '--json']))

export const serveForTests = () => served(toyHall(0))

async function served(child: ChildProcess): Promise<Served> {
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const here = await addressOf(child)
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { here, stop }
}

/** The same client at its own address; `renew` makes it a newer version. */
export async function renewing(there: string): Promise<Served & { readonly renew: () => void }> {
  let newer = ''
  const pass = async (path: string, response: ServerResponse) => {
    const found = await fetch(there + path)
    const body = Buffer.from(await found.arrayBuffer())
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' })
    response.end(path === '/sw.js' ? Buffer.concat([body, Buffer.from(newer)]) : body)
  }
  const server = createServer((request, response) => void pass(request.url ?? '/', response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    here: `http://localhost:${address.port}`,
    renew: () => (newer = '\n// A newer version.\n'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

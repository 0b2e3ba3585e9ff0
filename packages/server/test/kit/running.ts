// A server in a child process, which a test can kill without warning.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { z } from 'zod'

const SOURCE = fileURLToPath(new URL('server-process.ts', import.meta.url))
const CARRY = fileURLToPath(new URL('../../src/carry/worker.ts', import.meta.url))

/** Bundles the server into one file, as it is installed. It starts faster, for tests that start it often. */
export async function bundled(folder: string): Promise<string> {
  const outfile = join(folder, 'server-process.cjs')
  await build({
    entryPoints: [SOURCE],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  })
  return outfile
}

/** A moment of a write: nothing of it is written; all of it is, but not committed; it is durable, and nobody knows. */
export type Moment = 'before' | 'inside' | 'after'

const opened = z.object({ port: z.int(), synchronous: z.int() })
const weighed = z.object({ heap: z.number() })

/** Limits so high that nothing is refused because of them. */
export const BOUNDLESS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'RATE',
    'BURST',
    'RATE_PER_PERSON',
    'BURST_PER_PERSON',
    'WORK',
    'WORK_BURST',
    'WORK_PER_PERSON',
    'WORK_BURST_PER_PERSON',
    'BYTES',
    'BYTES_PER_PERSON',
    'GUESSES',
    'PEOPLE',
    'CONNECTIONS',
    'CONNECTIONS_PER_ADDRESS',
    'SHOWN_PER_PERSON',
    'SHOWN_PER_ADDRESS',
    'TABLES_PER_PERSON',
  ].map((limit) => [`LOREHALL_LIMIT_${limit}`, '1000000000']),
)

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'lorehall-'))
}

/** The process starts and loads its code in the constructor, so that `open` takes little time. */
export class ServerProcess {
  port = 0
  /** The value of `PRAGMA synchronous` on the connection that writes. */
  synchronous = 0
  /** Everything it logged. */
  log = ''
  readonly ended: Promise<string>
  private readonly child: ChildProcess

  constructor(env: Readonly<Record<string, string>> = BOUNDLESS, script = SOURCE) {
    this.child = fork(script, {
      execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
      env: { ...env, CARRY, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    this.child.stderr?.on('data', (piece: Buffer) => (this.log += piece.toString()))
    this.ended = new Promise((resolve) => {
      this.child.on('close', (code, signal) => resolve(signal ?? `code ${code}`))
    })
  }

  async open(file: string): Promise<this> {
    const { port, synchronous } = opened.parse(await this.ask({ open: file }, 'port'))
    this.port = port
    this.synchronous = synchronous
    return this
  }

  /** The process kills itself at this moment of its next write; null: it doesn't. */
  async dieAt(moment: Moment | null): Promise<void> {
    await this.ask({ dieAt: moment }, 'dieAt')
  }

  /** Bytes in use after a garbage collection. */
  async heap(): Promise<number> {
    return weighed.parse(await this.ask('heap', 'heap')).heap
  }

  /** The errors it logged. */
  get errors(): string[] {
    return this.log.split('\n').filter((line) => line.includes('"level":"error"'))
  }

  /** Kills the process with SIGKILL, so that it can't finish anything. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ended
  }

  private ask(message: object | string, field: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const hear = (answer: unknown) => {
        if (typeof answer !== 'object' || answer === null || !(field in answer)) return
        this.child.off('message', hear)
        resolve(answer)
      }
      this.child.on('message', hear)
      void this.ended.then((how) => reject(new Error(`the server ended (${how}): ${this.log.slice(-4000)}`)))
      this.child.send(message)
    })
  }
}

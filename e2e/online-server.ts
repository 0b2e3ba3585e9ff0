// A test's own server, which can be killed and started again on the same data, and a connection to it that can be cut.
import type { ChildProcess } from 'node:child_process'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addressOf, newFolder, toyHall } from './server.ts'

export class OnlineServer {
  here = ''
  private port = 0
  private child: ChildProcess | null = null
  readonly folder = newFolder()
  private readonly settings: NodeJS.ProcessEnv

  /** @param settings environment variables, as a host would set them */
  constructor(settings: NodeJS.ProcessEnv = {}) {
    this.settings = { LOREHALL_DATA: this.folder, ...settings }
  }

  /** Starts the server, or starts it again on the same port and data. */
  async start(): Promise<this> {
    this.child = toyHall(this.port, this.settings)
    // Drain stderr, so that the pipe never fills up.
    this.child.stderr?.resume()
    this.here = await addressOf(this.child)
    this.port = Number(new URL(this.here).port)
    return this
  }

  /** Stops the server, lets the time of every player it waits for run out, and starts it again. */
  async late(): Promise<void> {
    await this.stop()
    const data = new DatabaseSync(join(this.folder, 'lorehall.db'))
    // A dash means no deadline.
    const tables = data.prepare("SELECT n, deadlines FROM tables WHERE deadlines GLOB '*[0-9]*'").all()
    const set = data.prepare('UPDATE tables SET deadlines = ?, due = 1 WHERE n = ?')
    for (const { n, deadlines } of tables) set.run(String(deadlines).replaceAll(/\d+/g, '1'), n ?? 0)
    data.close()
    await this.start()
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this
    this.child = null
    if (child === null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
}

/** A connection to a server that a test can cut and restore. */
export interface Cable {
  readonly here: string
  readonly pull: () => void
  readonly plug: () => void
  readonly end: () => void
}

export async function cable(there: string): Promise<Cable> {
  const ends = new Set<Socket>()
  let pulled = false
  const hold = (socket: Socket) => {
    ends.add(socket)
    socket.on('close', () => ends.delete(socket))
    // When one end is cut off, close the other.
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((near) => {
    hold(near)
    if (pulled) {
      near.destroy()
      return
    }
    const far = connect(Number(new URL(there).port), 'localhost')
    hold(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the cable has no port')
  const pull = () => {
    pulled = true
    for (const socket of ends) socket.destroy()
  }
  return {
    here: `http://localhost:${address.port}`,
    pull,
    plug: () => void (pulled = false),
    end: () => {
      pull()
      server.close()
    },
  }
}

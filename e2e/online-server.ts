// A server of a test's own, which can be killed and started again on the same data, and a cable to it
// which can be pulled.
import type { ChildProcess } from 'node:child_process'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addressOf, newFolder, toyHall } from './server.ts'

export class OnlineServer {
  here = ''
  private port = 0
  private child: ChildProcess | null = null
  private readonly folder = newFolder()
  private readonly settings: NodeJS.ProcessEnv

  /** @param settings what a host would set in the environment */
  constructor(settings: NodeJS.ProcessEnv = {}) {
    this.settings = { LOREHALL_DATA: this.folder, ...settings }
  }

  /** Also again, on the same port and data. */
  async start(): Promise<this> {
    this.child = toyHall(this.port, this.settings)
    // What nobody reads must not fill up.
    this.child.stderr?.resume()
    this.here = await addressOf(this.child)
    this.port = Number(new URL(this.here).port)
    return this
  }

  /** Stops it, and starts it again when the time of everybody who is waited for has run out. */
  async late(): Promise<void> {
    await this.stop()
    const data = new DatabaseSync(join(this.folder, 'lorehall.db'))
    // A dash is no deadline.
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

/** A way to a server that a test can pull and put back. */
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
    // Whoever is cut off is told so by the other end.
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

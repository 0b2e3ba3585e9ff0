// A way to a database that breaks at a chosen moment: when COMMIT is about to arrive, or when its reply is on the way.
import { connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export type Cut = 'before COMMIT arrives' | 'after COMMIT was done'

export class CuttingProxy {
  /** The next connection that sends COMMIT is cut then, and later ones are not. */
  next: Cut | null = null
  /** Connections are refused. */
  away = false
  cuts = 0
  private readonly sockets = new Set<Socket>()

  private readonly server: Server

  private constructor(server: Server) {
    this.server = server
  }

  static async before(url: string): Promise<{ proxy: CuttingProxy; url: string }> {
    const { port, hostname } = new URL(url)
    const target = new URL(url)
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const bound = server.address()
    if (typeof bound !== 'object' || bound === null) throw new Error('no port is free')
    const proxy = new CuttingProxy(server)
    server.on('connection', (socket) => proxy.pass(socket, Number(port), hostname))
    onTestFinished(() => proxy.close())
    target.hostname = '127.0.0.1'
    target.port = String(bound.port)
    return { proxy, url: target.href }
  }

  private pass(page: Socket, port: number, host: string): void {
    if (this.away) {
      page.destroy()
      return
    }
    const database = connect(port, host)
    let done: Cut | null = null
    const end = () => {
      page.destroy()
      database.destroy()
    }
    for (const socket of [page, database]) {
      this.sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        this.sockets.delete(socket)
        end()
      })
    }
    page.on('data', (bytes) => {
      if (done === null && this.next !== null && bytes.includes('COMMIT\0')) {
        done = this.next
        this.next = null
        this.cuts++
      }
      if (done === 'before COMMIT arrives') end()
      else database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (done === 'after COMMIT was done') end()
      else page.write(bytes)
    })
  }

  /** Ends all connections. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  private close(): void {
    this.cut()
    this.server.close()
  }
}

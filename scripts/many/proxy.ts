// A small proxy on loopback, in front of several processes. It passes bytes on, and gives each new connection to one of
// the processes that accept it.
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export class Proxy {
  port = 0
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  /** The ports of the processes behind it. */
  private readonly targets: () => readonly number[]

  private constructor(targets: () => readonly number[]) {
    this.targets = targets
    this.server = createServer((page) => this.pass(page))
  }

  static async open(targets: () => readonly number[]): Promise<Proxy> {
    const proxy = new Proxy(targets)
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    const bound = proxy.server.address()
    if (typeof bound !== 'object' || bound === null) throw new Error('no port is free')
    proxy.port = bound.port
    return proxy
  }

  private pass(page: Socket): void {
    this.sockets.add(page)
    page.on('error', () => page.destroy())
    page.on('close', () => this.sockets.delete(page))
    page.pause()
    const start = Math.floor(Math.random() * 1000)
    this.tryEach(page, this.targets(), start, 0)
  }

  /** Tries one process after another, beginning with a random one. */
  private tryEach(page: Socket, ports: readonly number[], start: number, tries: number): void {
    const port = ports[(start + tries) % Math.max(1, ports.length)]
    if (port === undefined || tries >= ports.length) {
      page.destroy()
      return
    }
    const server = connect(port, '127.0.0.1')
    server.setNoDelay(true)
    page.setNoDelay(true)
    const next = () => this.tryEach(page, ports, start, tries + 1)
    server.once('error', next)
    server.once('connect', () => {
      server.off('error', next)
      server.on('error', () => server.destroy())
      server.pipe(page)
      page.pipe(server)
      server.on('close', () => page.destroy())
      page.on('close', () => server.destroy())
    })
  }

  close(): void {
    this.server.close()
    for (const socket of this.sockets) socket.destroy()
  }
}

// The live connections: opens them, checks with pings that they are alive, and closes them.
import type { IncomingMessage, Server } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from '../config.ts'
import { addressOf } from '../guard/asker.ts'
import { HELD_MS } from '../guard/gate.ts'
import { hangUp } from '../guard/hang-up.ts'
import { SAFETY } from '../guard/headers.ts'
import { Places } from '../guard/places.ts'
import { secretOf } from '../http/cookie.ts'
import { refuseForeign } from '../http/routes.ts'
import { troubleOf, type Trouble } from '../trouble.ts'
import { Denied } from '../denied.ts'
import { type Caller, CLOSE, Connection, type ConnectionParts } from './connection.ts'

export const LIVE_PATH = '/api/live'

export interface ConnectionsParts extends Omit<ConnectionParts, 'limits'> {
  readonly config: Config
  readonly version: string
  readonly now: () => number
  /** Milliseconds between pings. A page that hasn't answered one by the next is cut off. */
  readonly pingInterval: number
}

export class Connections {
  private readonly parts: ConnectionsParts
  private readonly sockets: WebSocketServer
  private readonly open = new Map<WebSocket, Connection>()
  private readonly places: Places
  private readonly pings: NodeJS.Timeout
  private closed = false

  constructor(server: Server, parts: ConnectionsParts) {
    const { limits } = parts.config
    this.parts = parts
    this.places = new Places(limits.connections, limits.connectionsPerAddress)
    this.sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      // Pings are counted before they are answered.
      autoPong: false,
      perMessageDeflate: false,
      // A message of up to this size is refused with a reason. A larger one ends the connection.
      maxPayload: limits.message * 4,
      // Browsers send a message in one piece.
      maxFragments: 16,
    })
    this.pings = setInterval(() => this.pingAll(), parts.pingInterval).unref()
    server.on('upgrade', (request, socket, head) => {
      // The caller may hang up before the connection is open.
      const gone = () => socket.destroy()
      socket.on('error', gone)
      const letIn = (caller: Caller): void => {
        socket.off('error', gone)
        this.sockets.handleUpgrade(request, socket, head, (live) => this.welcome(live, caller))
      }
      this.admit(request).then(letIn, (error: unknown) => {
        const trouble = troubleOf(error, this.parts)
        // Too fast: reply late. Until then, the connection counts for its address.
        if (trouble.status === 429) setTimeout(() => refuse(socket, trouble), HELD_MS).unref()
        else refuse(socket, trouble)
      })
    })
  }

  get count(): number {
    return this.places.count
  }

  /** Asks all pages to connect again soon. Cuts off those that don't hang up within `patience` milliseconds. */
  async close(patience: number): Promise<void> {
    this.closed = true
    clearInterval(this.pings)
    for (const connection of this.open.values()) connection.close(CLOSE.restart, 'service restart')
    const until = Date.now() + patience
    while (this.open.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
    for (const socket of this.open.keys()) socket.terminate()
  }

  private async admit(request: IncomingMessage): Promise<Caller> {
    const { config, house, gateway } = this.parts
    if (request.url?.split('?', 1)[0] !== LIVE_PATH) {
      throw new Denied('not-found', `Open live connections at ${LIVE_PATH}.`)
    }
    refuseForeign(request, config)
    const address = addressOf(request, config.proxies)
    gateway.arrive('requests', address)
    gateway.enter(address)
    const { secret } = secretOf(request)
    const person = await house.personOf(secret)
    gateway.count({ address, person })
    return { address, secret, person }
  }

  private welcome(socket: WebSocket, caller: Caller): void {
    const { config, house, gateway, version, now, log, measures } = this.parts
    socket.on('error', () => socket.terminate())
    const connection = new Connection(socket, caller, { ...this.parts, limits: config.limits })
    if (this.closed) return connection.close(CLOSE.restart, 'service restart')
    const leave = this.places.take(caller.address)
    if (typeof leave === 'string') {
      // A page can't read why a connection was refused, but it can read why one was closed.
      measures.limits.add(leave === 'full' ? 'connections' : 'connectionsPerAddress')
      log.warn('no place for a live connection', { why: leave, address: caller.address })
      return connection.close(
        CLOSE.later,
        `Too many pages are open ${leave === 'full' ? 'here' : 'in your network'}.`,
      )
    }
    this.open.set(socket, connection)
    const leaveUnread = gateway.sending(caller.address, () => connection.waiting)
    socket.on('pong', () => connection.isThere())
    socket.on('ping', (data) => {
      if (connection.knocks() === null) socket.pong(data)
    })
    socket.on('message', (data, binary) => {
      if (!Buffer.isBuffer(data)) connection.takeBinary(0)
      else if (binary) connection.takeBinary(data.length)
      else void connection.take(data)
    })
    socket.on('close', () => {
      leave()
      leaveUnread()
      this.open.delete(socket)
      connection.left()
      gateway.charged(connection, () => house.exit(connection))
    })
    connection.tell({ hello: { version, me: caller.person?.id ?? null, now: now() } })
    gateway
      .charged(connection, () => house.enter(connection))
      .catch((error: unknown) => {
        connection.close(CLOSE.later, troubleOf(error, this.parts).message)
      })
  }

  private pingAll(): void {
    for (const [socket, connection] of this.open) {
      if (!connection.alive) socket.terminate()
      connection.alive = false
      socket.ping()
    }
  }
}

function refuse(socket: Duplex, { status, code, message }: Trouble): void {
  const body = JSON.stringify({ code, message })
  const head = {
    ...SAFETY,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  hangUp(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

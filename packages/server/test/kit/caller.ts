// A client of a running server, over HTTP and over a live connection.
import { request as httpRequest, Agent } from 'node:http'
import { type OnlineOp, type Operation, operations } from '@lorehall/protocol'
import { WebSocket } from 'ws'

export interface Accepted {
  readonly ok: true
  readonly body: Record<string, unknown>
}

export interface Refused {
  readonly ok: false
  readonly code: string
  readonly message: string
}

export type Reply = Accepted | Refused

/** The connection ended before the reply. The request may have been performed or not. */
export class Lost extends Error {}

const parse: (text: string) => Record<string, unknown> = JSON.parse

const isReply = (message: object): message is Reply => 'ok' in message

export const isUpdate = (message: object): message is { update: Seen } => 'update' in message

/** The part of an update that these tests read. */
export interface Seen {
  readonly table: string
  readonly entries: number
  readonly over: boolean
  readonly eyes: number | null
  readonly waiting: readonly number[]
  readonly undo: string
  readonly ask: { readonly id: number; readonly options: readonly { readonly id: string }[] } | null
}

export class ClientConnection {
  /** Called with every message that isn't a reply. */
  hear: (message: Record<string, unknown>) => void = () => undefined
  ended: () => void = () => undefined
  readonly socket: WebSocket
  private readonly open: Promise<void>
  private readonly asked = new Map<number, { tell: (reply: Reply) => void; lose: (why: Lost) => void }>()
  private id = 0

  constructor(port: number, token: string | null, headers: Record<string, string> = {}) {
    const own = token === null ? {} : { authorization: `Bearer ${token}` }
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers: { ...own, ...headers } })
    this.open = new Promise((resolve, reject) => {
      this.socket.on('open', resolve)
      this.socket.on('error', () => reject(new Lost('not let in')))
    })
    this.open.catch(() => undefined)
    this.socket.on('close', () => {
      for (const { lose } of this.asked.values()) lose(new Lost('hung up'))
      this.asked.clear()
      this.ended()
    })
    this.socket.on('message', (data: Buffer) => this.take(parse(data.toString())))
  }

  private take(message: Record<string, unknown>): void {
    const { id } = message
    const asked = typeof id === 'number' ? this.asked.get(id) : undefined
    if (asked === undefined || !isReply(message)) return this.hear(message)
    this.asked.delete(Number(id))
    asked.tell(message)
  }

  async ask(op: string, body: object = {}): Promise<Reply> {
    await this.open
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) return reject(new Lost('hung up'))
      const id = ++this.id
      this.asked.set(id, { tell: resolve, lose: reject })
      this.socket.send(JSON.stringify({ id, op, body }))
    })
  }

  hangUp(): void {
    this.socket.terminate()
  }
}

interface Answered {
  readonly status: number
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Raw {
  readonly method: string
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Sends a request exactly as given. Rejects with `Lost` if the connection ends. */
export function send(port: number, { method, path, headers = {}, body }: Raw): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const lose = (error: Error) => reject(new Lost(error.message))
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const asked = httpRequest(
      { agent, port, host: '127.0.0.1', method, path, headers: { ...length, ...headers } },
      (message) => {
        const pieces: Buffer[] = []
        message.on('data', (piece: Buffer) => pieces.push(piece))
        message.on('end', () =>
          resolve({ status: message.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
        )
        message.on('error', lose)
      },
    )
    asked.on('error', lose)
    asked.end(body)
  })
}

/** The HTTP request for an operation: its path with the fields filled in, and a query or a body. */
function routeOf(op: OnlineOp, body: Readonly<Record<string, unknown>>): Raw {
  const { method, path }: Operation = operations[op]
  const rest = new Map(Object.entries(body))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  if (method === 'GET') {
    const query = new URLSearchParams(
      [...rest].map(([name, value]): [string, string] => [name, String(value)]),
    )
    return { method, path: `/api${filled}?${query.toString()}` }
  }
  return {
    method,
    path: `/api${filled}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(rest)),
  }
}

export async function askByHttp(
  port: number,
  token: string | null,
  op: OnlineOp,
  body: Readonly<Record<string, unknown>>,
): Promise<Reply> {
  const route = routeOf(op, body)
  const own = token === null ? {} : { authorization: `Bearer ${token}` }
  const { status, text } = await send(port, { ...route, headers: { ...route.headers, ...own } })
  const answer = parse(text)
  if (status === 200) return { ok: true, body: answer }
  return { ok: false, code: String(answer['code']), message: String(answer['message']) }
}

/** Creates a person and returns their token. */
export async function introduced(port: number, name: string): Promise<string> {
  const reply = await askByHttp(port, null, 'introduce', { name, token: true })
  if (!reply.ok) throw new Error(reply.message)
  return String(reply.body['token'])
}

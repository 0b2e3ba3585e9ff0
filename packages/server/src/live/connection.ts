// One page's live connection: its requests answered, and what happens told to it.
import { type LiveMessage, liveMessage, type LiveOp, liveOperations, problemOf } from '@lorehall/protocol'
import type { WebSocket } from 'ws'
import { Denied } from '../denied.ts'
import type { Door } from '../door.ts'
import type { Guest } from '../guest.ts'
import type { Limits } from '../limits.ts'
import type { Log } from '../log.ts'
import { isOp, type Porter } from '../porter.ts'
import type { Person } from '../storage.ts'
import { troubleOf } from '../trouble.ts'

export interface ConnectionParts {
  readonly house: Door
  readonly porter: Porter
  readonly limits: Limits
  readonly log: Log
  /** What is told is held against the protocol: for tests. */
  readonly strict: boolean
}

export interface Caller {
  readonly address: string
  readonly secret: string | null
  readonly person: Person | null
}

/** Why a connection is ended, as the page reads it. */
export const CLOSE = { unsupported: 1003, policy: 1008, restart: 1012, later: 1013, house: 4000 } as const

/** Requests of one page that may be under way at once. */
const AT_ONCE = 32

/** Refusals for being too fast after which nobody is at the other end who listens. */
const DEAF = 200

interface Asked {
  readonly id: number
  readonly op: unknown
  readonly body: unknown
}

/** News of a table is one message for all who see the same, however many watch: it is written once. */
const written = new WeakMap<LiveMessage, string>()

function textOf(message: LiveMessage): string {
  if (!('update' in message)) return JSON.stringify(message)
  const text = written.get(message) ?? JSON.stringify(message)
  written.set(message, text)
  return text
}

const isLiveOp = (op: unknown): op is keyof typeof liveOperations =>
  typeof op === 'string' && Object.hasOwn(liveOperations, op)

export class Connection implements Guest {
  person: Person | null
  /** It has answered since it was last asked whether it is there. */
  alive = true
  private readonly socket: WebSocket
  private readonly parts: ConnectionParts
  private readonly address: string
  private readonly secret: string | null
  private under = 0
  private tooFast = 0

  constructor(socket: WebSocket, { address, secret, person }: Caller, parts: ConnectionParts) {
    this.socket = socket
    this.parts = parts
    this.address = address
    this.secret = secret
    this.person = person
  }

  tell(message: LiveMessage): void {
    const { socket, parts } = this
    if (socket.readyState !== socket.OPEN) return
    if (parts.strict) liveMessage.parse(message)
    if (socket.bufferedAmount > parts.limits.backlog) {
      parts.log.warn('a page does not read and is let go', { address: this.address })
      socket.terminate()
      return
    }
    socket.send(textOf(message))
  }

  end(why: string): void {
    this.close(CLOSE.house, why)
  }

  /** A close frame has room for 123 bytes of words. */
  close(code: number, why: string): void {
    let words = why
    while (Buffer.byteLength(words) > 123) words = words.slice(0, -1)
    this.socket.close(code, words)
  }

  /** Everything that comes is answered; nothing that comes can throw. */
  async take(data: Buffer): Promise<void> {
    let id = 0
    this.under++
    try {
      const asked = readAsked(data)
      id = asked.id
      const body = await this.answer(asked, data.length)
      this.tell({ id, ok: true, body })
    } catch (error) {
      const { code, message } = troubleOf(error, this.parts.log)
      if (code === 'too-fast' && ++this.tooFast > DEAF) this.close(CLOSE.policy, message)
      else this.tell({ id, ok: false, code, message })
    } finally {
      this.under--
    }
  }

  private async answer({ op, body }: Asked, size: number): Promise<unknown> {
    const { house, porter, limits } = this.parts
    // Who they are may have changed since they came: a new name, or forgotten.
    this.person = await house.personOf(this.secret)
    const caller = { address: this.address, person: this.person }
    if (isOp(op)) porter.admit(op, caller)
    else porter.count(caller)
    if (size > limits.message) {
      throw new Denied('too-large', 'This is more than the live connection carries: send it over HTTP.')
    }
    if (this.under > AT_ONCE)
      throw new Denied('too-many', 'Too many requests at once: wait for some answers.')
    if (op === 'introduce' || op === 'recover') {
      throw new Denied('bad-request', `${op}: only over HTTP, since a cookie is set; then connect anew.`)
    }
    if (isOp(op)) return porter.perform(op, porter.read(op, body ?? {}), caller)
    if (isLiveOp(op)) return this.live(op, body)
    throw new Denied(
      'bad-request',
      `there is no op ${JSON.stringify(op)?.slice(0, 60)}; /api/openapi.json lists them`,
    )
  }

  private async live(op: keyof typeof liveOperations, body: unknown): Promise<object> {
    const { house } = this.parts
    if (op === 'attend') house.attend(this, read(op, liveOperations[op], body).looking)
    else if (op === 'watch') await house.watch(this, read(op, liveOperations[op], body).table)
    else house.unwatch(this, read(op, liveOperations[op], body).table)
    return {}
  }
}

interface Schema<T> {
  safeParse(
    given: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: Parameters<typeof problemOf>[0] }
}

function read<T>(op: LiveOp, schema: Schema<T>, body: unknown): T {
  const found = schema.safeParse(body)
  if (found.success) return found.data
  throw new Denied('bad-request', `${op}: ${problemOf(found.error)}`)
}

function readAsked(data: Buffer): Asked {
  let given: unknown
  try {
    given = JSON.parse(data.toString())
  } catch {
    throw new Denied('bad-request', 'What was sent is not JSON.')
  }
  if (typeof given !== 'object' || given === null || !('id' in given) || !Number.isSafeInteger(given.id)) {
    throw new Denied('bad-request', 'A request is an object such as {"id": 1, "op": "me", "body": {}}.')
  }
  return {
    id: Number(given.id),
    op: 'op' in given ? given.op : undefined,
    body: 'body' in given ? given.body : undefined,
  }
}

// The live connection of one page: serves its requests and sends it news.
import { setTimeout as pause } from 'node:timers/promises'
import { NotKept } from '@lorehall/host'
import { quoted } from '@lorehall/kernel'
import { type LiveMessage, liveMessage, type LiveOp, liveOperations, problemOf } from '@lorehall/protocol'
import type { WebSocket } from 'ws'
import { Denied } from '../denied.ts'
import type { Door } from '../door.ts'
import { chargeSend, measured } from '../guard/charged.ts'
import type { Guest } from '../guest.ts'
import type { Limits } from '../limits.ts'
import type { Log } from '../log.ts'
import type { Measures } from '../metrics/measures.ts'
import { ForOneTurn } from '../one-turn.ts'
import { isOp, type Gateway } from '../gateway.ts'
import { readSent } from '../sent-json.ts'
import type { Person } from '../storage.ts'
import { troubleOf } from '../trouble.ts'

export interface ConnectionParts {
  readonly house: Door
  readonly gateway: Gateway
  readonly limits: Limits
  readonly log: Log
  readonly measures: Measures
  /** Checks every message against the protocol; for tests. */
  readonly strict: boolean
}

export interface Caller {
  readonly address: string
  readonly secret: string | null
  readonly person: Person | null
}

/** The WebSocket close codes that pages get. */
export const CLOSE = { unsupported: 1003, policy: 1008, restart: 1012, later: 1013, house: 4000 } as const

/** Requests of one page that may be under way at the same time. */
const AT_ONCE = 32

/**
 * After this many messages in a row that were too fast or could not be read, the connection is closed. A message counts
 * once, and once more per kilobyte.
 */
const DEAF = 200
const KILOBYTE = 1024

/** Bytes that a page may leave unread while its address has too many unread bytes. */
const A_LITTLE = 65_536

/**
 * A page that must come again at another process waits this long, because it may reach this one again. It gives a
 * connection up after six silent seconds.
 */
const ELSEWHERE_MS = 3000

/** A closed connection that doesn't hang up is cut off after this many milliseconds or messages. */
const LINGER_MS = 1000
const LINGER_MESSAGES = 200

interface Asked {
  readonly id: number
  readonly op: unknown
  readonly body: unknown
}

/** Messages as bytes. A message to many pages is serialized once. */
const written = new ForOneTurn(() => new Map<LiveMessage, Buffer>())

const writtenAs = (message: LiveMessage) => Buffer.from(JSON.stringify(message))

function lettersOf(message: LiveMessage): Buffer {
  if ('ok' in message) return writtenAs(message)
  const known = written.now.get(message)
  if (known !== undefined) return known
  const letters = writtenAs(message)
  written.now.set(message, letters)
  return letters
}

/** Shared error objects, so that a flood creates no garbage. */
const LET_GO = new Denied('too-fast', 'This connection was closed.')
const TOO_LARGE = new Denied(
  'too-large',
  'This message is too large for the live connection. Send it over HTTP.',
)

const countOf = (size: number) => 1 + Math.floor(size / KILOBYTE)

const isLiveOp = (op: unknown): op is keyof typeof liveOperations =>
  typeof op === 'string' && Object.hasOwn(liveOperations, op)

export class Connection implements Guest {
  person: Person | null
  /** The page has answered the last ping. */
  alive = true
  private readonly socket: WebSocket
  private readonly parts: ConnectionParts
  readonly address: string
  private readonly secret: string | null
  private under = 0
  private unheard = 0
  private afterward = 0
  private closed = false
  /** The tables it shows, each with the function that gives its place back. */
  private readonly shown = new Map<string, () => void>()

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
    const letters = measured(() => lettersOf(message))
    if (this.isTooMuch(letters.length)) {
      parts.log.warn('a page does not read what it is sent and was disconnected', { address: this.address })
      socket.terminate()
      return
    }
    socket.send(letters, { binary: false })
    chargeSend(letters.length)
  }

  /** Whether the page has too many unread bytes. Fewer are allowed while its address has too many. */
  private isTooMuch(more: number): boolean {
    const { limits, gateway } = this.parts
    if (this.waiting > limits.backlog) return true
    return this.waiting + more > A_LITTLE && gateway.isUnread(this.address)
  }

  end(why: string): void {
    this.close(CLOSE.house, why)
  }

  /** The connection has ended: gives all places back. */
  left(): void {
    for (const leave of this.shown.values()) leave()
    this.shown.clear()
  }

  /** Closes the connection. A close frame has room for 123 bytes of text. */
  close(code: number, why: string): void {
    if (this.closed) return
    this.closed = true
    setTimeout(() => this.socket.terminate(), LINGER_MS).unref()
    let words = why
    while (Buffer.byteLength(words) > 123) words = words.slice(0, -1)
    this.socket.close(code, words)
  }

  /** Bytes that the page has not read yet. */
  get waiting(): number {
    return this.socket.bufferedAmount
  }

  /** Counts a message before it is read; returns null if it may be read, else the error. Too many errors close. */
  knocks(size = 0): unknown {
    if (this.closed) {
      this.goesOn(size)
      return LET_GO
    }
    try {
      this.parts.gateway.arrive('requests', this.address)
      this.parts.gateway.enter(this.address)
      return null
    } catch (error) {
      this.unheardOf(error, size)
      return error
    }
  }

  private unheardOf(error: unknown, size: number): void {
    this.unheard += countOf(size)
    if (this.unheard <= DEAF) return
    this.close(CLOSE.policy, error instanceof Error ? error.message : 'Too many messages were refused.')
  }

  /** Counts messages after the close. Some may still be on their way; with more, the connection is cut off. */
  private goesOn(size: number): void {
    if (this.afterward > LINGER_MESSAGES) return
    this.afterward += countOf(size)
    if (this.afterward > LINGER_MESSAGES) this.socket.terminate()
  }

  /** Closes the connection, because only text messages are read. */
  takeBinary(size: number): void {
    if (this.closed) this.goesOn(size)
    else this.close(CLOSE.unsupported, 'Only text messages are read here.')
  }

  /** The page sent a pong. One without a ping counts as a request. */
  isThere(): void {
    if (this.alive) this.knocks()
    this.alive = true
  }

  /** Counts and measures a message, then reads and serves it. Every message gets a reply, and none can throw. */
  async take(data: Buffer): Promise<void> {
    if (this.closed) return this.goesOn(data.length)
    const refused = this.knocks(data.length) ?? this.tooLarge(data.length)
    if (refused !== null) return this.refuse(idAtHead(data), refused)
    await this.parts.gateway.charged(this, () => this.serve(data))
  }

  private tooLarge(size: number): Denied | null {
    if (size <= this.parts.limits.message) return null
    this.unheardOf(TOO_LARGE, size)
    return TOO_LARGE
  }

  private refuse(id: number, error: unknown): void {
    const { code, message } = troubleOf(error, this.parts)
    this.tell({ id, ok: false, code, message })
  }

  private async serve(data: Buffer): Promise<void> {
    const asked = this.read(data)
    if (asked === null) return
    // Counted before anything is awaited: of many messages that come together, only those over the limit are refused.
    const place = ++this.under
    try {
      const body = await this.answer(asked, data.length, place)
      this.unheard = 0
      this.tell({ id: asked.id, ok: true, body })
    } catch (error) {
      if (error instanceof Denied && error.code === 'too-fast') this.unheardOf(error, data.length)
      this.refuse(asked.id, error)
    } finally {
      this.under--
    }
  }

  private read(data: Buffer): Asked | null {
    try {
      return measured(() => readAsked(data))
    } catch (error) {
      this.unheardOf(error, data.length)
      this.refuse(0, error)
      return null
    }
  }

  /** @param place how many requests of this page are under way with this one */
  private async answer({ op, body }: Asked, size: number, place: number): Promise<unknown> {
    const { house, gateway } = this.parts
    // The person may have a new name by now, or have been deleted.
    this.person = await house.personOf(this.secret)
    const caller = { address: this.address, person: this.person }
    gateway.admit(isOp(op) ? op : null, caller)
    if (place > AT_ONCE)
      throw new Denied('too-many', 'Too many requests at the same time. Wait for some replies first.')
    if (op === 'introduce' || op === 'recover') {
      throw new Denied(
        'bad-request',
        `${op}: this sets a cookie, so it works only over HTTP. Connect again afterward.`,
      )
    }
    if (op === 'addresses' || op === 'data')
      throw new Denied('bad-request', `${op}: this works only over HTTP.`)
    if (isOp(op)) gateway.weigh(op, size, caller)
    if (isOp(op)) return gateway.perform(op, gateway.read(op, body ?? {}), caller)
    if (isLiveOp(op)) return gateway.timed(op, () => this.live(op, body))
    throw new Denied('bad-request', `there is no op ${quoted(op)}; /api/openapi.json lists them`)
  }

  private async live(op: keyof typeof liveOperations, body: unknown): Promise<object> {
    const { house } = this.parts
    if (op === 'attend') house.attend(this, read(op, liveOperations[op], body).looking)
    else if (op === 'watch') {
      const { table, changes } = read(op, liveOperations[op], body)
      await this.watch(table, changes)
    } else {
      const { table } = read(op, liveOperations[op], body)
      house.unwatch(this, table)
      this.shown.get(table)?.()
      this.shown.delete(table)
    }
    return {}
  }

  private async watch(table: string, changes: boolean | undefined): Promise<void> {
    const { house, gateway } = this.parts
    if (this.socket.readyState !== this.socket.OPEN) return
    const leave = this.shown.get(table) ?? gateway.showing(this)
    this.shown.set(table, leave)
    try {
      await house.watch(this, table, changes)
    } catch (error) {
      leave()
      if (this.shown.get(table) === leave) this.shown.delete(table)
      // A page that was refused a table keeps that. A page that lost its connection comes again by itself.
      if (error instanceof NotKept && error.code === 'storage-away') this.close(CLOSE.restart, error.message)
      if (error instanceof Denied && error.code === 'elsewhere') {
        await pause(ELSEWHERE_MS, undefined, { ref: false })
        this.close(CLOSE.restart, error.message)
      }
      throw error
    }
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

/** Bytes at the start of a refused message that are searched for its id. */
const HEAD = 64

/** The id of a request that begins with its id, otherwise 0. */
function idAtHead(data: Buffer): number {
  const head = data.toString('latin1', 0, HEAD)
  return Number(/^\s*\{\s*"id"\s*:\s*(\d{1,15})\s*[,}]/.exec(head)?.[1] ?? 0)
}

function readAsked(data: Buffer): Asked {
  const sent = readSent(data.toString())
  if (sent === undefined) throw new Denied('bad-request', 'The message is not JSON.')
  const given = sent.value
  if (typeof given !== 'object' || given === null || !('id' in given) || !Number.isSafeInteger(given.id)) {
    throw new Denied('bad-request', 'A request is an object such as {"id": 1, "op": "me", "body": {}}.')
  }
  return {
    id: Number(given.id),
    op: 'op' in given ? given.op : undefined,
    body: 'body' in given ? given.body : undefined,
  }
}

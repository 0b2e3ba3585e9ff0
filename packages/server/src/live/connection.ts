// One page's live connection: its requests answered, and what happens told to it.
import { quoted } from '@lorehall/kernel'
import { type LiveMessage, liveMessage, type LiveOp, liveOperations, problemOf } from '@lorehall/protocol'
import type { WebSocket } from 'ws'
import { Denied } from '../denied.ts'
import type { Door } from '../door.ts'
import { chargeSend, measured } from '../guard/charged.ts'
import type { Guest } from '../guest.ts'
import type { Limits } from '../limits.ts'
import type { Log } from '../log.ts'
import { ForOneTurn } from '../one-turn.ts'
import { isOp, type Porter } from '../porter.ts'
import { readSent } from '../sent-json.ts'
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

/**
 * Messages in a row that were too fast or could not be read: nobody is at the other end who listens. Large ones
 * are as many as they have kilobytes.
 */
const DEAF = 200
const KILOBYTE = 1024

/** What a page may have on the way while others of its address do not read. */
const A_LITTLE = 65_536

/** Whoever is let go and does not hang up is hung up on, after so many milliseconds, or messages on the way. */
const LINGER_MS = 1000
const LINGER_MESSAGES = 200

interface Asked {
  readonly id: number
  readonly op: unknown
  readonly body: unknown
}

/** What is one message for all who see the same, however many those are, is written once. */
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

/** One of each for all: a flood is not worth an error each. */
const LET_GO = new Denied('too-fast', 'This connection was let go.')
const TOO_LARGE = new Denied('too-large', 'This is more than the live connection carries: send it over HTTP.')

const countOf = (size: number) => 1 + Math.floor(size / KILOBYTE)

const isLiveOp = (op: unknown): op is keyof typeof liveOperations =>
  typeof op === 'string' && Object.hasOwn(liveOperations, op)

export class Connection implements Guest {
  person: Person | null
  /** It has answered since it was last asked whether it is there. */
  alive = true
  private readonly socket: WebSocket
  private readonly parts: ConnectionParts
  readonly address: string
  private readonly secret: string | null
  private under = 0
  private unheard = 0
  private afterwards = 0
  private closed = false
  /** The tables it shows, each with the way to give its place back. */
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
      parts.log.warn('a page does not read and is let go', { address: this.address })
      socket.terminate()
      return
    }
    socket.send(letters, { binary: false })
    chargeSend(letters.length)
  }

  /** It has not read what it was sent; or others of its address have not, and it is to be sent more than a little. */
  private isTooMuch(more: number): boolean {
    const { limits, porter } = this.parts
    if (this.waiting > limits.backlog) return true
    return this.waiting + more > A_LITTLE && porter.isUnread(this.address)
  }

  end(why: string): void {
    this.close(CLOSE.house, why)
  }

  /** The connection has ended: nothing is told to it any more. */
  left(): void {
    for (const leave of this.shown.values()) leave()
    this.shown.clear()
  }

  /** A close frame has room for 123 bytes of words. */
  close(code: number, why: string): void {
    if (this.closed) return
    this.closed = true
    setTimeout(() => this.socket.terminate(), LINGER_MS).unref()
    let words = why
    while (Buffer.byteLength(words) > 123) words = words.slice(0, -1)
    this.socket.close(code, words)
  }

  /** How many bytes are on the way. */
  get waiting(): number {
    return this.socket.bufferedAmount
  }

  /** Counts what comes before it is read; null: it may be read. Who goes on and on is let go. */
  knocks(size = 0): unknown {
    if (this.closed) {
      this.goesOn(size)
      return LET_GO
    }
    try {
      this.parts.porter.arrive('requests', this.address)
      this.parts.porter.enter(this.address)
      return null
    } catch (error) {
      this.unheardOf(error, size)
      return error
    }
  }

  private unheardOf(error: unknown, size: number): void {
    this.unheard += countOf(size)
    if (this.unheard <= DEAF) return
    this.close(CLOSE.policy, error instanceof Error ? error.message : 'Nobody listens here.')
  }

  /** It was let go and goes on all the same: what is on the way may come, and no more. */
  private goesOn(size: number): void {
    if (this.afterwards > LINGER_MESSAGES) return
    this.afterwards += countOf(size)
    if (this.afterwards > LINGER_MESSAGES) this.socket.terminate()
  }

  /** Nothing but text is read. */
  takeBinary(size: number): void {
    if (this.closed) this.goesOn(size)
    else this.close(CLOSE.unsupported, 'Only text is read here.')
  }

  /** It says that it is there; who says so unasked is counted for it. */
  isThere(): void {
    if (this.alive) this.knocks()
    this.alive = true
  }

  /** Everything that comes is answered; nothing that comes can throw. It is counted and measured before it is read. */
  async take(data: Buffer): Promise<void> {
    if (this.closed) return this.goesOn(data.length)
    const refused = this.knocks(data.length) ?? this.tooLarge(data.length)
    if (refused !== null) return this.refuse(idAtHead(data), refused)
    await this.parts.porter.charged(this, () => this.serve(data))
  }

  private tooLarge(size: number): Denied | null {
    if (size <= this.parts.limits.message) return null
    this.unheardOf(TOO_LARGE, size)
    return TOO_LARGE
  }

  private refuse(id: number, error: unknown): void {
    const { code, message } = troubleOf(error, this.parts.log)
    this.tell({ id, ok: false, code, message })
  }

  private async serve(data: Buffer): Promise<void> {
    const asked = this.read(data)
    if (asked === null) return
    this.under++
    try {
      const body = await this.answer(asked, data.length)
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

  private async answer({ op, body }: Asked, size: number): Promise<unknown> {
    const { house, porter } = this.parts
    // Who they are may have changed since they came: a new name, or forgotten.
    this.person = await house.personOf(this.secret)
    const caller = { address: this.address, person: this.person }
    if (isOp(op)) porter.admit(op, caller)
    else porter.count(caller)
    if (this.under > AT_ONCE)
      throw new Denied('too-many', 'Too many requests at once: wait for some answers.')
    if (op === 'introduce' || op === 'recover') {
      throw new Denied('bad-request', `${op}: only over HTTP, since a cookie is set; then connect anew.`)
    }
    if (isOp(op)) porter.weigh(op, size, caller)
    if (isOp(op)) return porter.perform(op, porter.read(op, body ?? {}), caller)
    if (isLiveOp(op)) return this.live(op, body)
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
    const { house, porter } = this.parts
    if (this.socket.readyState !== this.socket.OPEN) return
    const leave = this.shown.get(table) ?? porter.showing(this)
    this.shown.set(table, leave)
    try {
      await house.watch(this, table, changes)
    } catch (error) {
      leave()
      if (this.shown.get(table) === leave) this.shown.delete(table)
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

/** Of a message that is not read, so much is looked at. */
const HEAD = 64

/** The id of a request that begins with it; 0: it does not. */
function idAtHead(data: Buffer): number {
  const head = data.toString('latin1', 0, HEAD)
  return Number(/^\s*\{\s*"id"\s*:\s*(\d{1,15})\s*[,}]/.exec(head)?.[1] ?? 0)
}

function readAsked(data: Buffer): Asked {
  const sent = readSent(data.toString())
  if (sent === undefined) throw new Denied('bad-request', 'What was sent is not JSON.')
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

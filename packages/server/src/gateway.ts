// The gateway: every request passes through it, from HTTP routes and live connections. It counts the request against
// the caller's budgets, checks the body and has the house perform it.
import { isDeepStrictEqual } from 'node:util'
import {
  type LiveOp,
  type OnlineGives,
  type OnlineOp,
  type OnlineRead,
  operations,
  problemOf,
} from '@lorehall/protocol'
import { Denied } from './denied.ts'
import type { Door } from './door.ts'
import { askedFrom } from './guard/asked-from.ts'
import { Budgets } from './guard/budgets.ts'
import { charged, measured } from './guard/charged.ts'
import { OnTheWay } from './guard/on-the-way.ts'
import { Places } from './guard/places.ts'
import type { Limits } from './limits.ts'
import { type Log, seldom } from './log.ts'
import { type Measures, secondsSince } from './metrics/measures.ts'
import type { Person } from './storage.ts'

export interface Caller {
  readonly address: string
  readonly person: Person | null
}

export interface GatewayParts {
  readonly house: Door
  readonly limits: Limits
  readonly log: Log
  readonly now: () => number
  readonly measures: Measures
  /** Checks every reply against the protocol; for tests. */
  readonly strict: boolean
}

type Checked<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: Parameters<typeof problemOf>[0] }

/** `operations`, typed so that an operation's name determines its body and its reply. */
const checks: {
  readonly [O in OnlineOp]: {
    readonly takes: { safeParse(given: unknown): Checked<OnlineRead<O>> }
    readonly gives: { safeParse(given: unknown): Checked<OnlineGives<O>> }
  }
} = operations

export const isOp = (op: unknown): op is OnlineOp => typeof op === 'string' && Object.hasOwn(operations, op)

/** Operations that guess codes and links, or make this server store links and post notices. */
const GUESSES = new Set<OnlineOp>([
  'find',
  'recover',
  'recovery',
  'tryWebhook',
  'subscribe',
  'tryWay',
  'giveMail',
  'confirmMail',
])

/** Operations that a banned person may still use: to learn of the ban, and to download and delete their data. */
const FOR_BANNED = new Set<OnlineOp>(['me', 'data', 'forget'])

function refuseBanned({ person }: Caller): void {
  if (person?.banned === true)
    throw new Denied(
      'banned',
      'You are banned from online play on this server. If you think this is a mistake, ask the person who runs it.',
    )
}

export class Gateway {
  private readonly parts: GatewayParts
  private readonly budgets: Budgets
  private readonly waiting: Places
  private readonly shownToPerson: Places
  private readonly shownToAddress: Places
  private readonly unread = new OnTheWay()
  private readonly arriving = new OnTheWay()
  private readonly warnUnread: Log['warn']
  private readonly waits = new Set<(error: Error) => void>()
  private closed = false

  constructor(parts: GatewayParts) {
    const { limits } = parts
    this.parts = parts
    this.budgets = new Budgets(parts)
    this.warnUnread = seldom(parts.now, (what, detail) => parts.log.warn(what, detail))
    this.waiting = new Places(limits.connections, limits.connectionsPerAddress)
    this.shownToPerson = new Places(Number.POSITIVE_INFINITY, limits.shownPerPerson)
    this.shownToAddress = new Places(Number.POSITIVE_INFINITY, limits.shownPerAddress)
  }

  /** Refuses new requests and ends those that wait for news. */
  close(): void {
    this.closed = true
    for (const release of this.waits) release(stopping())
  }

  /** Counts a request for its address. Called before anything is read, so that a flood costs little. */
  arrive(what: 'requests' | 'files', address: string): void {
    this.budgets.take(what, { address, person: null })
  }

  /** Refuses if the server is stopping, or if the address has used up its CPU time. */
  enter(address: string): void {
    if (this.closed) throw stopping()
    this.budgets.check('work', { address, person: null })
  }

  /**
   * Adds a connection to those of its address. Call the returned function when it closes.
   * @param waiting how many bytes the other end has not read yet
   */
  sending(address: string, waiting: () => number): () => void {
    return this.unread.add(address, waiting)
  }

  /** Whether the connections of this address have more unread bytes than allowed. */
  isUnread(address: string): boolean {
    return this.unread.of(address) > this.parts.limits.unread
  }

  /** Refuses an address that has too many unread bytes. */
  refuseUnread(address: string): void {
    if (!this.isUnread(address)) return
    this.warnUnread('does not read what it is sent', { address })
    throw new Denied(
      'too-fast',
      'Your network is still receiving earlier replies. Wait until they have arrived.',
    )
  }

  /**
   * Reserves memory for a large body. Call the returned function when the request is done.
   * @param announced the announced size in bytes; null if unknown, then `most` is reserved
   */
  receiving(caller: Caller, announced: number | null, most: number): () => void {
    const { address } = caller
    // Refuse a body early if the budget is too small to store it.
    this.budgets.check('bytes', caller, announced ?? 0)
    const bytes = Math.min(most, announced ?? most)
    if (this.arriving.of(address) + bytes > this.parts.limits.arriving) {
      throw new Denied(
        'too-many',
        'Your network is still sending earlier requests. Wait until they have arrived.',
      )
    }
    return this.arriving.add(address, () => bytes)
  }

  /** Counts one more table that a page of the caller shows. Call the returned function when the page leaves it. */
  showing({ address, person }: Caller): () => void {
    const ofAddress = this.shownToAddress.take(address)
    if (typeof ofAddress === 'string') {
      throw new Denied('too-many', 'Too many tables are open in your network. Close some of them.')
    }
    const ofPerson = person === null ? () => undefined : this.shownToPerson.take(person.id)
    if (typeof ofPerson === 'string') {
      ofAddress()
      throw new Denied('too-many', 'You have too many tables open. Close some of them.')
    }
    return () => {
      ofAddress()
      ofPerson()
    }
  }

  /** Counts a request for its person, and refuses if the person has used up their CPU time. */
  count({ person }: Caller): void {
    this.budgets.take('requests', { person })
    this.budgets.check('work', { person })
  }

  /**
   * Counts a request for its person, and refuses if this caller may not send it. A banned person may open a live
   * connection, because a page can read why a request was refused, but not why a connection was.
   * @param op null: an operation that only live connections have
   */
  admit(op: OnlineOp | null, caller: Caller): void {
    this.count(caller)
    if (op === null || !FOR_BANNED.has(op)) refuseBanned(caller)
    if (op === null) return
    if (operations[op].who === 'person' && caller.person === null) {
      throw new Denied('who-are-you', 'This server does not know you yet. Choose a name first.')
    }
    if (GUESSES.has(op)) this.budgets.take('guesses', caller)
    if (op === 'report') this.budgets.take('reports', caller)
    if (op === 'giveMail') this.budgets.take('mails', caller)
    if (op === 'say') this.budgets.take('lines', caller)
  }

  /** Charges the size of a request to the budget of stored bytes, unless the request only reads. */
  weigh(op: OnlineOp, size: number, caller: Caller): void {
    if (operations[op].method !== 'GET') this.budgets.take('bytes', caller, size)
  }

  /**
   * Runs `work` and charges its CPU time to the caller.
   * @param request the id of the request; by default a new one
   */
  charged<T>(caller: Caller, work: () => T, request?: string): T {
    const charging = () => charged((ms) => this.budgets.spend('work', caller, ms), work)
    return askedFrom(caller.address, charging, request)
  }

  read<O extends OnlineOp>(op: O, given: unknown): OnlineRead<O> {
    const read = measured(() => checks[op].takes.safeParse(given))
    if (!read.success) throw new Denied('bad-request', `${op}: ${problemOf(read.error)}`)
    return read.data
  }

  async perform<O extends OnlineOp>(op: O, body: OnlineRead<O>, caller: Caller): Promise<OnlineGives<O>> {
    const { house } = this.parts
    const work = () => house.perform(op, body, caller.person)
    const answer = await (op === 'wait' ? this.held(work, caller.address) : this.timed(op, work))
    return this.checked(op, answer)
  }

  /** Measures how long an operation takes, refused or not. */
  async timed<T>(op: LiveOp, work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    try {
      return await work()
    } finally {
      this.parts.measures.requests.add(op, secondsSince(began))
    }
  }

  /** Counts a new person for this address. */
  welcome(address: string): void {
    this.budgets.take('newcomers', { address, person: null })
  }

  checked<O extends OnlineOp>(op: O, answer: OnlineGives<O>): OnlineGives<O> {
    if (!this.parts.strict) return answer
    const read = checks[op].gives.safeParse(answer)
    if (!read.success) throw new Error(`the answer to ${op} is wrong: ${problemOf(read.error)}`)
    if (!isDeepStrictEqual(read.data, answer)) throw new Error(`the answer to ${op} says more than it may`)
    return answer
  }

  /** Runs a request that waits for news. It takes one of its address's places, and ends when the server stops. */
  private async held<T>(work: () => Promise<T>, address: string): Promise<T> {
    const leave = this.waiting.take(address)
    if (typeof leave === 'string') {
      throw new Denied('too-many', 'Too many requests from your network are waiting. Try again later.')
    }
    try {
      return await new Promise<T>((resolve, reject) => {
        this.waits.add(reject)
        work()
          .then(resolve, reject)
          .finally(() => this.waits.delete(reject))
      })
    } finally {
      leave()
    }
  }
}

function stopping(): Denied {
  return new Denied('stopping', 'This server is stopping or restarting. Try again in a moment.')
}

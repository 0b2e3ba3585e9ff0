// The one way every request takes, by whichever carrier it came: counted, checked, performed.
import { isDeepStrictEqual } from 'node:util'
import { type OnlineGives, type OnlineOp, type OnlineRead, operations, problemOf } from '@lorehall/protocol'
import { Denied } from './denied.ts'
import type { Door } from './door.ts'
import { Buckets } from './guard/buckets.ts'
import { Places } from './guard/places.ts'
import type { Limits } from './limits.ts'
import { type Log, seldom } from './log.ts'
import type { Person } from './storage.ts'

export interface Caller {
  readonly address: string
  readonly person: Person | null
}

export interface PorterParts {
  readonly house: Door
  readonly limits: Limits
  readonly log: Log
  readonly now: () => number
  /** Answers are held against what the protocol says of them: for tests. */
  readonly strict: boolean
}

type Checked<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: Parameters<typeof problemOf>[0] }

/** The same list, so typed that an operation's name says what is read and given. */
const checks: {
  readonly [O in OnlineOp]: {
    readonly takes: { safeParse(given: unknown): Checked<OnlineRead<O>> }
    readonly gives: { safeParse(given: unknown): Checked<OnlineGives<O>> }
  }
} = operations

export const isOp = (op: unknown): op is OnlineOp => typeof op === 'string' && Object.hasOwn(operations, op)

/** Where guessing would pay, or making this server keep links and post notices. */
const GUESSES = new Set<OnlineOp>(['find', 'recover', 'recovery', 'tryWebhook'])

export class Porter {
  private readonly parts: PorterParts
  private readonly byAddress: Buckets
  private readonly byPerson: Buckets
  private readonly newcomers: Buckets
  private readonly guesses: Buckets
  private readonly reports: Buckets
  private readonly waiting: Places
  private readonly waits = new Set<(error: Error) => void>()
  private readonly warn: Log['warn']
  private closed = false

  constructor(parts: PorterParts) {
    const { limits, now, log } = parts
    this.parts = parts
    this.byAddress = new Buckets(limits.rate, limits.burst, now)
    this.byPerson = new Buckets(limits.ratePerPerson, limits.burstPerPerson, now)
    this.newcomers = new Buckets(limits.people / 86_400, limits.people, now)
    this.guesses = new Buckets(limits.guesses / 60, limits.guesses, now)
    this.reports = new Buckets(limits.reports / 3600, limits.reports, now)
    this.waiting = new Places(limits.connections, limits.connectionsPerAddress)
    this.warn = seldom(now, (what, detail) => log.warn(what, detail))
  }

  /** Takes no more, and lets those go who only wait for news. */
  close(): void {
    this.closed = true
    for (const release of this.waits) release(stopping())
  }

  /** Before anything is read: whoever asks too fast costs as little as possible. */
  count({ address, person }: Caller): void {
    if (this.closed) throw stopping()
    if (this.byAddress.take(address) && (person === null || this.byPerson.take(person.id))) return
    this.warn('asks too fast', { address, person: person?.id ?? null })
    throw new Denied(
      'too-fast',
      'These are more requests than this server takes from one place: wait a moment.',
    )
  }

  /** Whether this may be asked by them at all. */
  admit(op: OnlineOp, caller: Caller): void {
    this.count(caller)
    if (operations[op].who === 'person' && caller.person === null) {
      throw new Denied('who-are-you', 'Give yourself a name first: this server does not know you.')
    }
    if (GUESSES.has(op) && !this.guesses.take(caller.address)) {
      this.warn('guesses', { op, address: caller.address })
      throw new Denied('too-fast', 'These were too many tries: wait a minute.')
    }
    if (op === 'report') this.countReport(caller)
  }

  /** Each is kept with all that its seat sees, and read by someone. */
  private countReport({ address, person }: Caller): void {
    if (this.reports.take(address) && (person === null || this.reports.take(person.id))) return
    this.warn('many reports', { address, person: person?.id ?? null })
    throw new Denied('too-fast', 'These are many reports for one hour: please send what is new later.')
  }

  read<O extends OnlineOp>(op: O, given: unknown): OnlineRead<O> {
    const read = checks[op].takes.safeParse(given)
    if (!read.success) throw new Denied('bad-request', `${op}: ${problemOf(read.error)}`)
    return read.data
  }

  async perform<O extends OnlineOp>(op: O, body: OnlineRead<O>, caller: Caller): Promise<OnlineGives<O>> {
    const { house } = this.parts
    const work = () => house.perform(op, body, caller.person)
    const answer = await (op === 'wait' ? this.held(work, caller.address) : work())
    return this.checked(op, answer)
  }

  /** Whether one more may become someone from there. */
  welcome(address: string): void {
    if (this.newcomers.take(address)) return
    this.warn('too many newcomers', { address })
    throw new Denied('too-many', 'Too many people have come from your network today: try again tomorrow.')
  }

  checked<O extends OnlineOp>(op: O, answer: OnlineGives<O>): OnlineGives<O> {
    if (!this.parts.strict) return answer
    const read = checks[op].gives.safeParse(answer)
    if (!read.success) throw new Error(`the answer to ${op} is wrong: ${problemOf(read.error)}`)
    if (!isDeepStrictEqual(read.data, answer)) throw new Error(`the answer to ${op} says more than it may`)
    return answer
  }

  /** A request that waits for news holds a place, and is let go when the server stops. */
  private async held<T>(work: () => Promise<T>, address: string): Promise<T> {
    const leave = this.waiting.take(address)
    if (typeof leave === 'string') {
      throw new Denied('too-many', 'Too many requests from your network are waiting: try again later.')
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
  return new Denied('stopping', 'This server is being stopped or renewed: try again in a moment.')
}

// The one way every request takes, by whichever carrier it came: counted, checked, performed.
import { isDeepStrictEqual } from 'node:util'
import { type OnlineGives, type OnlineOp, type OnlineRead, operations, problemOf } from '@lorehall/protocol'
import { Denied } from './denied.ts'
import type { Door } from './door.ts'
import { askedFrom } from './guard/asked-from.ts'
import { Budgets } from './guard/budgets.ts'
import { charged, measured } from './guard/charged.ts'
import { OnTheWay } from './guard/on-the-way.ts'
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
  private readonly budgets: Budgets
  private readonly waiting: Places
  private readonly shownToPerson: Places
  private readonly shownToAddress: Places
  private readonly unread = new OnTheWay()
  private readonly arriving = new OnTheWay()
  private readonly warnUnread: Log['warn']
  private readonly waits = new Set<(error: Error) => void>()
  private closed = false

  constructor(parts: PorterParts) {
    const { limits } = parts
    this.parts = parts
    this.budgets = new Budgets(parts)
    this.warnUnread = seldom(parts.now, (what, detail) => parts.log.warn(what, detail))
    this.waiting = new Places(limits.connections, limits.connectionsPerAddress)
    this.shownToPerson = new Places(Number.POSITIVE_INFINITY, limits.shownPerPerson)
    this.shownToAddress = new Places(Number.POSITIVE_INFINITY, limits.shownPerAddress)
  }

  /** Takes no more, and lets those go who only wait for news. */
  close(): void {
    this.closed = true
    for (const release of this.waits) release(stopping())
  }

  /** Before anything is read, or anyone known: whoever asks too fast costs as little as possible. */
  arrive(what: 'requests' | 'files', address: string): void {
    this.budgets.take(what, { address, person: null })
  }

  /** Whether anything is done for them at the moment. */
  enter(address: string): void {
    if (this.closed) throw stopping()
    this.budgets.check('work', { address, person: null })
  }

  /** Something is sent to them from now on: how much of it is on the way counts until that ends. */
  sending(address: string, waiting: () => number): () => void {
    return this.unread.add(address, waiting)
  }

  /** Whether they have not read more than there is room for. */
  isUnread(address: string): boolean {
    return this.unread.of(address) > this.parts.limits.unread
  }

  /** Who does not read what they are sent is sent nothing more. */
  refuseUnread(address: string): void {
    if (!this.isUnread(address)) return
    this.warnUnread('does not read what it is sent', { address })
    throw new Denied('too-fast', 'Much of what was sent to your network is not read yet: read that first.')
  }

  /**
   * So much is announced, of at most so much, and held until it is dealt with; gives the way to say that it is.
   * @param announced null: nobody knows
   */
  receiving(caller: Caller, announced: number | null, most: number): () => void {
    const { address } = caller
    // What could not be kept need not come.
    this.budgets.check('bytes', caller, announced ?? 0)
    const bytes = Math.min(most, announced ?? most)
    if (this.arriving.of(address) + bytes > this.parts.limits.arriving) {
      throw new Denied(
        'too-many',
        'Much of what your network sends here is still on its way: wait for that first.',
      )
    }
    return this.arriving.add(address, () => bytes)
  }

  /**
   * One of their pages shows one more table, and is told what happens there; gives the way to say that this
   * ended.
   */
  showing({ address, person }: Caller): () => void {
    const ofAddress = this.shownToAddress.take(address)
    if (typeof ofAddress === 'string') {
      throw new Denied('too-many', 'The pages in your network show too many tables: close some of them.')
    }
    const ofPerson = person === null ? () => undefined : this.shownToPerson.take(person.id)
    if (typeof ofPerson === 'string') {
      ofAddress()
      throw new Denied('too-many', 'Your pages show too many tables: close some of them.')
    }
    return () => {
      ofAddress()
      ofPerson()
    }
  }

  /** The same for who it turned out to be, from wherever they ask. */
  count({ person }: Caller): void {
    this.budgets.take('requests', { person })
    this.budgets.check('work', { person })
  }

  /** Whether this may be asked by them at all. */
  admit(op: OnlineOp, caller: Caller): void {
    this.count(caller)
    if (operations[op].who === 'person' && caller.person === null) {
      throw new Denied('who-are-you', 'Give yourself a name first: this server does not know you.')
    }
    if (GUESSES.has(op)) this.budgets.take('guesses', caller)
    if (op === 'report') this.budgets.take('reports', caller)
  }

  /** What asks for more than a look is kept, or some of it: so much a day. */
  weigh(op: OnlineOp, size: number, caller: Caller): void {
    if (operations[op].method !== 'GET') this.budgets.take('bytes', caller, size)
  }

  /** Does what they ask; the work it takes is charged to them. */
  charged<T>(caller: Caller, work: () => T): T {
    const { address } = caller
    return askedFrom(address, () => charged((ms) => this.budgets.spend('work', caller, ms), work))
  }

  read<O extends OnlineOp>(op: O, given: unknown): OnlineRead<O> {
    const read = measured(() => checks[op].takes.safeParse(given))
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
    this.budgets.take('newcomers', { address, person: null })
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

// Budgets: how much one address and one person may use of what everyone shares (requests, CPU time, bytes on disk).
//
// Each budget has a rule (`rulesOf`, with numbers from limits.ts): a rate and a size per address, per person, or both.
// Each address and each person has a bucket of its own for each rule (buckets.ts). A bucket starts full. Its level
// grows by `rate` per second up to `size`, and use lowers it. There is no timer: the level is computed when it is read.
// The time never goes back, even if the machine's clock does (forward.ts).
//
// A call names a budget and a taker. It concerns the bucket of the taker's address and the bucket of the taker's
// person, if the taker and the rule have them. There are two ways to charge:
//   take          The cost is known before the work. Refuses if a bucket has less than the cost, else subtracts it.
//   check, spend  The cost is known only after the work (CPU time). `check` refuses unless every bucket has more than
//                 the expected cost, and subtracts nothing. After the work, `spend` subtracts the actual cost and never
//                 refuses. It may leave a bucket below zero; then `check` refuses until the bucket has refilled.
// A refusal throws the rule's `Denied`. All budgets together log at most one warning in 10 seconds.
//
// Before a call, every level is between -size and size. Invariants after it:
//   - Every level is still in that range. `take` never leaves one below zero; only `spend` does.
//   - So the longest lockout by `check` without an expected cost is size / rate seconds.
//   - If `check` refuses, no level has changed. If `take` refuses for the address, nothing was charged. If it refuses
//     only for the person, the address was charged: a refused request still counts for its network.
//   - In t seconds, `take` grants at most size + rate * t to one address, and to one person. (Exception: a flood from
//     very many addresses clears all buckets, see buckets.ts.)
//
// Example: `work` for an address has rate 250 per second and size 2500, in milliseconds of CPU time.
//   The bucket is full (2500), and the address requests a replay. check: 2500 > 0, so it may run.
//   The replay takes 3000 ms. spend: 2500 - 3000 = -500.
//   For the next 2 seconds, check refuses (-500 + 2 * 250 = 0, which is not above 0). After that it passes.
import { Denied, type DeniedCode } from '../denied.ts'
import type { Limits } from '../limits.ts'
import { type Log, seldom } from '../log.ts'
import type { Measures } from '../metrics/measures.ts'
import { Buckets } from './buckets.ts'
import { forward } from './forward.ts'

/** The address and the person that are charged, each if given. */
export interface Taker {
  readonly address?: string
  readonly person: { readonly id: string } | null
}

/** The refill per second, and the size of the bucket. */
interface Fill {
  readonly rate: number
  readonly size: number
}

interface Rule {
  readonly address: Fill | null
  readonly person: Fill | null
  readonly code: DeniedCode
  /** The message to the caller whose budget is used up. */
  readonly says: string
  /** The message in the log. */
  readonly logs: string
}

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

const each = (size: number, seconds: number): Fill => ({ rate: size / seconds, size })

function rulesOf(limits: Limits) {
  return {
    requests: {
      address: { rate: limits.rate, size: limits.burst },
      person: { rate: limits.ratePerPerson, size: limits.burstPerPerson },
      code: 'too-fast',
      says: 'Too many requests. Wait a moment.',
      logs: 'too many requests',
    },
    /** Everything outside /api: the page, its files, and missing files. */
    files: {
      address: { rate: limits.files, size: limits.filesBurst },
      person: null,
      code: 'too-fast',
      says: 'Too many files. Wait a moment.',
      logs: 'too many files',
    },
    /** CPU time, in milliseconds. */
    work: {
      address: { rate: limits.work, size: limits.workBurst },
      person: { rate: limits.workPerPerson, size: limits.workBurstPerPerson },
      code: 'too-fast',
      says: 'Your requests take too much work for this server. Wait a moment.',
      logs: 'too much work',
    },
    guesses: {
      address: each(limits.guesses, MINUTE),
      person: null,
      code: 'too-fast',
      says: 'Too many tries. Wait a minute.',
      logs: 'too many guesses',
    },
    /** A report is stored with everything its seat sees, and a person has to read it. */
    reports: {
      address: each(limits.reports, HOUR),
      person: each(limits.reports, HOUR),
      code: 'too-fast',
      says: 'You have sent too many reports this hour. Send the next one later.',
      logs: 'too many reports',
    },
    /** Links that confirm an e-mail address. They go to people who may not have asked for them. */
    mails: {
      address: each(limits.mails, HOUR),
      person: each(limits.mails, HOUR),
      code: 'too-fast',
      says: 'You have asked for too many mails this hour. Try again later.',
      logs: 'too many mails',
    },
    /** Lines of chat, which people have to read. */
    lines: {
      address: each(limits.lines, MINUTE),
      person: each(limits.linesPerPerson, MINUTE),
      code: 'too-fast',
      says: 'You are writing too fast. Wait a moment.',
      logs: 'too many chat lines',
    },
    /** Bytes of requests that are stored. */
    bytes: {
      address: each(limits.bytes, DAY),
      person: each(limits.bytesPerPerson, DAY),
      code: 'too-many',
      says: 'You have sent as much as this server saves per day. Try again tomorrow.',
      logs: 'sends too much',
    },
    newcomers: {
      address: each(limits.people, DAY),
      person: null,
      code: 'too-many',
      says: 'Too many new players have joined from your network today. Try again tomorrow.',
      logs: 'too many newcomers',
    },
  } as const satisfies Record<string, Rule>
}

export type Counted = keyof ReturnType<typeof rulesOf>

interface Kept {
  readonly rule: Rule
  /** One error object for all refusals, so that a flood makes no garbage. */
  readonly denied: Denied
  readonly byAddress: Buckets | null
  readonly byPerson: Buckets | null
}

export interface BudgetsParts {
  readonly limits: Limits
  readonly now: () => number
  readonly log: Log
  readonly measures: Measures
}

export class Budgets {
  private readonly kept: ReadonlyMap<string, Kept>
  private readonly warn: Log['warn']
  private readonly measures: Measures

  constructor({ limits, now, log, measures }: BudgetsParts) {
    this.measures = measures
    const time = forward(now)
    const buckets = (fill: Fill | null) => (fill === null ? null : new Buckets(fill.rate, fill.size, time))
    const rules: Readonly<Record<string, Rule>> = rulesOf(limits)
    this.kept = new Map(
      Object.entries(rules).map(([name, rule]) => {
        const denied = new Denied(rule.code, rule.says)
        return [name, { rule, denied, byAddress: buckets(rule.address), byPerson: buckets(rule.person) }]
      }),
    )
    this.warn = seldom(time, (what, detail) => log.warn(what, detail))
  }

  /** Subtracts `much`. Refuses if a bucket has less. */
  take(what: Counted, taker: Taker, much = 1): void {
    if (this.pairs(what, taker).every(([buckets, who]) => buckets.take(who, much))) return
    this.refuse(what, taker)
  }

  /** Refuses if a bucket has no more than `much`, the expected cost. Subtracts nothing; see `spend`. */
  check(what: Counted, taker: Taker, much = 0): void {
    if (!this.pairs(what, taker).every(([buckets, who]) => buckets.left(who) > much)) this.refuse(what, taker)
  }

  /** Subtracts the actual cost after the work. May leave a bucket below zero. */
  spend(what: Counted, taker: Taker, much: number): void {
    for (const [buckets, who] of this.pairs(what, taker)) buckets.spend(who, much)
  }

  private pairs(what: Counted, { address, person }: Taker): (readonly [Buckets, string])[] {
    const { byAddress = null, byPerson = null } = this.kept.get(what) ?? {}
    return [
      ...(byAddress === null || address === undefined ? [] : [[byAddress, address] as const]),
      ...(byPerson === null || person === null ? [] : [[byPerson, person.id] as const]),
    ]
  }

  private refuse(what: Counted, { address, person }: Taker): never {
    const { rule, denied } = this.kept.get(what) ?? unknown(what)
    this.measures.limits.add(what)
    this.warn(rule.logs, { address, person: person?.id ?? null })
    throw denied
  }
}

function unknown(what: string): never {
  throw new Error(`nobody counts ${what}`)
}

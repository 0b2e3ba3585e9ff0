// How much one address and one person may take of what there is for all: requests, work, room on the disk.
// Everything that is counted is counted here; how much it is, is a setting.
import { Denied, type DeniedCode } from '../denied.ts'
import type { Limits } from '../limits.ts'
import { type Log, seldom } from '../log.ts'
import { Buckets } from './buckets.ts'
import { forward } from './forward.ts'

/** Who takes it; what nobody is known for is counted for their address alone. */
export interface Taker {
  readonly address?: string
  readonly person: { readonly id: string } | null
}

/** So much a second, and how much of it may be saved up. */
interface Fill {
  readonly rate: number
  readonly size: number
}

interface Rule {
  readonly address: Fill | null
  readonly person: Fill | null
  readonly code: DeniedCode
  /** To whoever has none left. */
  readonly says: string
  /** To whoever runs the server. */
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
      says: 'These are more requests than this server takes from one place: wait a moment.',
      logs: 'asks too fast',
    },
    /** What is no request to the API: the page, its files, and what looks like one. */
    files: {
      address: { rate: limits.files, size: limits.filesBurst },
      person: null,
      code: 'too-fast',
      says: 'These are more files than this server sends to one place: wait a moment.',
      logs: 'fetches too fast',
    },
    /** In milliseconds. */
    work: {
      address: { rate: limits.work, size: limits.workBurst },
      person: { rate: limits.workPerPerson, size: limits.workBurstPerPerson },
      code: 'too-fast',
      says: 'What was asked is more work than this server does for one place at a time: wait a moment.',
      logs: 'asks for much work',
    },
    guesses: {
      address: each(limits.guesses, MINUTE),
      person: null,
      code: 'too-fast',
      says: 'These were too many tries: wait a minute.',
      logs: 'guesses',
    },
    /** Each is kept with all that its seat sees, and read by someone. */
    reports: {
      address: each(limits.reports, HOUR),
      person: each(limits.reports, HOUR),
      code: 'too-fast',
      says: 'These are many reports for one hour: please send what is new later.',
      logs: 'many reports',
    },
    /** Of what is sent to be kept. */
    bytes: {
      address: each(limits.bytes, DAY),
      person: each(limits.bytesPerPerson, DAY),
      code: 'too-many',
      says: 'You have sent as much today as this host keeps of one place: try again tomorrow.',
      logs: 'sends very much',
    },
    newcomers: {
      address: each(limits.people, DAY),
      person: null,
      code: 'too-many',
      says: 'Too many people have come from your network today: try again tomorrow.',
      logs: 'too many newcomers',
    },
  } as const satisfies Record<string, Rule>
}

export type Counted = keyof ReturnType<typeof rulesOf>

interface Kept {
  readonly rule: Rule
  /** One for all: a flood is not worth an error each. */
  readonly denied: Denied
  readonly byAddress: Buckets | null
  readonly byPerson: Buckets | null
}

export interface BudgetsParts {
  readonly limits: Limits
  readonly now: () => number
  readonly log: Log
}

export class Budgets {
  private readonly kept: ReadonlyMap<string, Kept>
  private readonly warn: Log['warn']

  constructor({ limits, now, log }: BudgetsParts) {
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

  /** Takes so much, or refuses where it is not there. */
  take(what: Counted, taker: Taker, much = 1): void {
    if (this.pairs(what, taker).every(([buckets, who]) => buckets.take(who, much))) return
    this.refuse(what, taker)
  }

  /** Refuses where nothing is left of what is only known afterwards, or not as much as is expected. */
  check(what: Counted, taker: Taker, much = 0): void {
    if (!this.pairs(what, taker).every(([buckets, who]) => buckets.left(who) > much)) this.refuse(what, taker)
  }

  /** What it came to. */
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
    this.warn(rule.logs, { address, person: person?.id ?? null })
    throw denied
  }
}

function unknown(what: string): never {
  throw new Error(`nobody counts ${what}`)
}

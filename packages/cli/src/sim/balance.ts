// The balance of a game, from many games between bots: each card's offers, takes and winners, and whether it is dead or a
// must. As data for programs; balance-page.ts draws it.
import { type Interval, likely } from './interval.ts'
import type { Rate, Report } from './report.ts'

/** A card is dead if each option that names it is surely taken less often than this. */
const DEAD = 0.02

/** A card is a must if it surely raises its owner's chance to win by more than this. */
const MUST = 0.08

/** A game is close if the winner is ahead by at most this many points. */
const CLOSE = 5

export interface CardBalance extends Rate {
  readonly card: string
  /** How often it was offered and taken, over all kinds of options that name it. */
  readonly offered: number
  readonly taken: number
  readonly takeRate: number
  readonly takeInterval: Interval
  /** The same for each kind of option: buying it, using it … */
  readonly uses: readonly { readonly kind: string; readonly offered: number; readonly taken: number }[]
  /** How much more often its owner won than an even share. */
  readonly lift: number
  readonly verdict: 'dead' | 'must' | null
}

export interface Balance extends Omit<Report, 'cards'> {
  readonly cards: readonly CardBalance[]
  readonly finishes: {
    readonly within: number
    readonly close: number
    readonly of: number
    readonly interval: Interval
  }
}

const rounded = (n: number) => Math.round(n * 1000) / 1000

export function balanceOf(report: Report): Balance {
  const { cards, even, leads } = report
  const finished = Object.entries(leads)
  const of = finished.reduce((sum, [, n]) => sum + n, 0)
  const close = finished.reduce((sum, [lead, n]) => sum + (Number(lead) <= CLOSE ? n : 0), 0)
  return {
    ...report,
    cards: Object.entries(cards)
      .map(([card, rate]) => cardBalance(card, rate, even, report))
      .toSorted((a, b) => b.lift - a.lift),
    finishes: { within: CLOSE, close, of, interval: likely(close, of) },
  }
}

function cardBalance(card: string, rate: Rate, even: number, { offers }: Report): CardBalance {
  const uses = Object.entries(offers).flatMap(([name, { offered, taken }]) => {
    const [kind = '', named] = name.split(':')
    return named === card ? [{ kind, offered, taken }] : []
  })
  const offered = uses.reduce((sum, use) => sum + use.offered, 0)
  const taken = uses.reduce((sum, use) => sum + use.taken, 0)
  const takeInterval = likely(taken, offered)
  const dead = offered > 0 && uses.every((use) => likely(use.taken, use.offered)[1] < DEAD)
  const must = rate.interval[0] > even + MUST
  return {
    card,
    ...rate,
    offered,
    taken,
    takeRate: offered === 0 ? 0 : rounded(taken / offered),
    takeInterval,
    uses,
    lift: rounded(rate.winRate - even),
    verdict: dead ? 'dead' : must ? 'must' : null,
  }
}

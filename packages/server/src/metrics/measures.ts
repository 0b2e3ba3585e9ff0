// The counters of the server, for /metrics. They count from the start, so that nothing is missing at the first scrape;
// only then is the library loaded that writes it down (written.ts). No label has an id or a name.
import type { Entry } from '@lorehall/kernel'
import { Spread, Spreads, Tally } from './numbers.ts'

/** Seconds. */
const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const THINKING = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export class Measures {
  /** Entries that were stored, by kind. */
  readonly entries = new Tally()
  /** Requests that were refused, by the code of the refusal. */
  readonly refusals = new Tally()
  /** How often somebody reached a limit, by limit. */
  readonly limits = new Tally()
  /** Seconds that requests took, by operation; without those that wait for news. */
  readonly requests = new Spreads(QUICK)
  /** Seconds from a write until it was durable: in the queue, and in its transaction. */
  readonly writes = new Spread(QUICK)
  /** Seconds that transactions took. */
  readonly commits = new Spread(QUICK)
  /** Seconds that bots thought in threads, waiting for a thread included, by what for. */
  readonly thoughts = new Spreads(THINKING)
  /** Thoughts without a result, by what for. */
  readonly failedThoughts = new Tally()

  /** Counts an entry. `isBot` says whether a bot has the seat of an answer. */
  entered(entry: Entry, isBot: (seat: number) => boolean, stoodIn: boolean): void {
    this.entries.add(kindOf(entry, isBot, stoodIn))
  }
}

function kindOf(entry: Entry, isBot: (seat: number) => boolean, stoodIn: boolean): string {
  if (typeof entry === 'string') {
    if (stoodIn) return 'stand-in'
    return isBot(Number.parseInt(entry, 10)) ? 'bot' : 'person'
  }
  if ('undo' in entry) return 'undo'
  if ('redo' in entry) return 'redo'
  return 'choose' in entry ? 'preference' : 'other'
}

/** Seconds since `began`, a time of `performance.now()`. */
export const secondsSince = (began: number): number => (performance.now() - began) / 1000

// Fair chance: the server commits itself to a seed by its hash, every seat adds something afterwards,
// and at the end the seed is opened. Neither side could have chosen the dice. Server, page and command
// do the same sums.
import { canonical, digestText, isRecord, seedStream } from '@lorehall/kernel'

export interface Fair {
  /** SHA-256 of the seed, in hex: shown before the first move. */
  readonly hash: string
  readonly seed: string
  /** By seat; null where a bot sat down, or nobody. */
  readonly nonces: readonly (string | null)[]
}

export function hashOf(seed: string): string {
  return digestText(seed)
}

/** What the game's chance is drawn from: the seed, and what each seat added, in the order of seats. */
export function gameSeed(seed: string, nonces: readonly (string | null)[]): string {
  return [seed, ...nonces.flatMap((nonce) => nonce ?? [])].join('/')
}

/** What stands beside the record of an online table that is over; null: this is none. */
export function fairIn(file: unknown): Fair | null {
  const fair = isRecord(file) ? file['fair'] : null
  return isFair(fair) ? fair : null
}

function isFair(value: unknown): value is Fair {
  return (
    isRecord(value) &&
    typeof value['hash'] === 'string' &&
    typeof value['seed'] === 'string' &&
    Array.isArray(value['nonces']) &&
    value['nonces'].every((nonce) => nonce === null || typeof nonce === 'string')
  )
}

/** From where on a record's chance is the one that was promised; null: nowhere. */
export type FairFrom = 'start' | 'carried' | null

interface Chancy {
  readonly seed?: string
  readonly entries: readonly unknown[]
}

/**
 * Nobody may change a position from outside while an online table is played. A carried one keeps its own
 * beginning; where it was carried, as the last change, its chance was laid anew.
 */
export function fairFrom({ seed, entries }: Chancy, fair: Fair): FairFrom {
  const made = gameSeed(fair.seed, fair.nonces)
  const patch = entries.findLast((entry) => isRecord(entry) && 'patch' in entry)
  if (patch === undefined) return seed === made ? 'start' : null
  const laid = { patch: [{ op: 'replace', path: '/chance', value: seedStream(made) }] }
  return canonical(patch) === canonical(laid) ? 'carried' : null
}

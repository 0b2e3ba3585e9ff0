// Fair chance: the server commits to a seed by publishing its hash, then every seat adds a nonce, and at the end the
// seed is revealed. So neither side could choose the dice. The server, the page and the command compute the same.
import { canonical, digestText, isRecord, seedStream } from '@lorehall/kernel'

export interface Fair {
  /** SHA-256 of the seed, in hex; shown before the first move. */
  readonly hash: string
  readonly seed: string
  /** By seat; null: a bot or nobody sat there. */
  readonly nonces: readonly (string | null)[]
}

export function hashOf(seed: string): string {
  return digestText(seed)
}

/** The seed of the table's chance: the server's seed and the nonces in the order of seats. */
export function gameSeed(seed: string, nonces: readonly (string | null)[]): string {
  return [seed, ...nonces.flatMap((nonce) => nonce ?? [])].join('/')
}

/** The fair-chance data in the file of a finished online table; null: it has none. */
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

/** The point from which a record's chance is the promised one; null: never. */
export type FairFrom = 'start' | 'carried' | null

interface Chancy {
  readonly seed?: string
  readonly entries: readonly unknown[]
}

/**
 * Nobody may patch an online table while it is played. A table that was moved online keeps its own beginning, and its
 * last patch set chance to the promised one.
 */
export function fairFrom({ seed, entries }: Chancy, fair: Fair): FairFrom {
  const made = gameSeed(fair.seed, fair.nonces)
  const patch = entries.findLast((entry) => isRecord(entry) && 'patch' in entry)
  if (patch === undefined) return seed === made ? 'start' : null
  const laid = { patch: [{ op: 'replace', path: '/chance', value: seedStream(made) }] }
  return canonical(patch) === canonical(laid) ? 'carried' : null
}

// Verifies fair chance: compares the seed data in a record, the numbers this browser stored, and the result of a
// replay.
import { type Fair, fairFrom, fairIn, hashOf } from '@lorehall/host/fair'
import { isRecord } from '@lorehall/kernel'
import type { Pledge } from './pledges.ts'

/** The fields of an online table's record that verifying reads. The rest is for replaying. */
export interface FairRecord {
  readonly game: string
  readonly names: readonly string[]
  readonly seed: string
  readonly entries: readonly unknown[]
  readonly digest: string | null
  readonly fair: Fair
}

export type Verdict = 'ok' | 'bad' | 'open'

export interface Check {
  readonly of: 'hash' | 'pledge' | 'nonce' | 'seed' | 'replay'
  readonly verdict: Verdict
  /** Passed, but only from the point where the game was brought online. */
  readonly carried?: boolean
  /** Why it failed, in the host's words. */
  readonly why?: string
}

/** Null if this is not the record of a finished online table. */
export function readFair(text: string): FairRecord | null {
  const file: unknown = JSON.parse(text)
  if (!isRecord(file)) return null
  const { game, seats, seed, entries, digest } = file
  if (typeof game !== 'string' || typeof seed !== 'string' || !Array.isArray(entries)) return null
  const fair = fairIn(file)
  if (fair === null) return null
  const names = Array.isArray(seats)
    ? seats.map((seat: unknown) => (isRecord(seat) && typeof seat['name'] === 'string' ? seat['name'] : ''))
    : []
  return { game, names, seed, entries, digest: typeof digest === 'string' ? digest : null, fair }
}

const verdict = (good: boolean): Verdict => (good ? 'ok' : 'bad')

function checkSeed(record: FairRecord): Check {
  const from = fairFrom(record, record.fair)
  if (from === 'start') return { of: 'seed', verdict: 'ok' }
  return { of: 'seed', verdict: verdict(from !== null), carried: from !== null }
}

/** All checks that don't need a replay. */
export function checkChance(record: FairRecord, mine: Pledge | undefined): readonly Check[] {
  const { fair } = record
  return [
    { of: 'hash', verdict: verdict(hashOf(fair.seed) === fair.hash) },
    { of: 'pledge', verdict: mine === undefined ? 'open' : verdict(mine.hash === fair.hash) },
    { of: 'nonce', verdict: mine === undefined ? 'open' : verdict(fair.nonces.includes(mine.nonce)) },
    checkSeed(record),
  ]
}

/** Replays the game under the full rules; `replay` rejects if the record is inconsistent. */
export async function checkReplay(record: FairRecord, replay: () => Promise<unknown>): Promise<Check> {
  try {
    await replay()
  } catch (error) {
    return { of: 'replay', verdict: 'bad', why: error instanceof Error ? error.message : String(error) }
  }
  return { of: 'replay', verdict: record.digest === null ? 'open' : 'ok' }
}

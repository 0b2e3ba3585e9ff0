// Which entries a bot made for a person, in a saved record: beside its entries, and no part of the game.
import type { Entry, Move } from '@lorehall/kernel'
import { NO_STAND_INS, type StandIn, type StandIns } from './stand-ins.ts'

/** For the record of a table that went straight through these moves (`Table.straight`). */
export function standInsOf(line: readonly Move[], standIns: StandIns): StandIns {
  const found = new Map<number, StandIn>()
  let entry = 0
  for (const { number, redrawn } of line) {
    // Chance that was drawn anew is an entry of its own there.
    if (redrawn !== undefined) entry++
    const why = standIns.get(number)
    if (why !== undefined) found.set(entry, why)
    entry++
  }
  return found
}

const isWhy = (why: unknown): why is StandIn => why === 'time' || why === 'left' || why === 'agreed'

/** A record as it is saved, with these beside its entries. */
export function withStandIns<R extends object>(record: R, standIns: StandIns): R {
  return standIns.size === 0 ? record : { ...record, standIns: Object.fromEntries(standIns) }
}

interface Saved {
  readonly entries: readonly Entry[]
  readonly standIns?: unknown
}

/** Those that a saved record names; whatever names no answer in it is left out. */
export function standInsIn({ entries, standIns: given }: Saved): StandIns {
  if (typeof given !== 'object' || given === null) return NO_STAND_INS
  const named = Object.entries(given).map(([key, why]: [string, unknown]) => [Number(key), why] as const)
  return new Map(
    named.flatMap(([n, why]) => (isWhy(why) && typeof entries[n] === 'string' ? [[n, why]] : [])),
  )
}

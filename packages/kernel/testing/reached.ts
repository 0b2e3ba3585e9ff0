// Coverage of a run: the steps, cards and options that its games reached, and those they missed. A law proves nothing
// about what never happened.
import type { Coverage } from '../src/index.ts'

export interface Reached {
  readonly steps: Set<string>
  readonly cards: Set<string>
  /** Kinds of options that were taken. */
  readonly options: Set<string>
}

const PARTS = ['steps', 'cards', 'options'] as const

export const nothingReached = (): Reached => ({ steps: new Set(), cards: new Set(), options: new Set() })

export function addReached(all: Reached, more: Coverage): void {
  for (const part of PARTS) for (const id of more[part]) all[part].add(id)
}

/** The extent of a run: everything its games reached. */
export interface Extent {
  /** Games that were played to their end. */
  readonly finished: number
  readonly decisions: number
  /** The combinations of options that games began with. */
  readonly starts: ReadonlySet<string>
  readonly seen: Reached
  /** Everything that can occur with these options. */
  readonly due: Reached
}

/** The minimum that a run has to reach. */
export interface Floor {
  readonly finished: number
  readonly decisions: number
  /** Different combinations of options. */
  readonly starts: number
  /** How many of those that are due may be missed. */
  readonly unseen: Readonly<Record<keyof Reached, number>>
}

/** Lists where a run fell short of the floor, with the names of everything it missed. */
export function shortOf(floor: Floor, { finished, decisions, starts, seen, due }: Extent): string[] {
  const counts = [
    ['games finished', finished, floor.finished],
    ['decisions', decisions, floor.decisions],
    ['choices of options', starts.size, floor.starts],
  ] as const
  const few = counts.filter(([, n, least]) => n < least)
  const unseen = PARTS.map((part) => [part, [...due[part]].filter((id) => !seen[part].has(id))] as const)
  const missed = unseen.filter(([part, ids]) => ids.length > floor.unseen[part])
  return [
    ...few.map(([what, n, least]) => `${n} ${what} instead of ${least} at least`),
    ...missed.map(([part, ids]) => `${ids.length} ${part} never seen: ${ids.toSorted().join(' ')}`),
  ]
}

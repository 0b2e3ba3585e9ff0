// What games went through, and what they never came to: a law that holds because nothing happens holds nothing.
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

/** How far the games of a run went. */
export interface Extent {
  /** Games that came to their end. */
  readonly finished: number
  readonly decisions: number
  /** The options that games began with. */
  readonly starts: ReadonlySet<string>
  readonly seen: Reached
  /** What games with these options can go through. */
  readonly due: Reached
}

/** How far they have to go at least. */
export interface Floor {
  readonly finished: number
  readonly decisions: number
  /** Different choices of options. */
  readonly starts: number
  /** Of what is due, so many may stay unseen. */
  readonly unseen: Readonly<Record<keyof Reached, number>>
}

/** Where the games of a run fell short of a floor, with what they never came to. */
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

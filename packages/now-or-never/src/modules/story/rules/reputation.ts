// Reputation: a public track, scored at the end. (N-STORY-14)
import type { ScoreLine } from '@lorehall/kernel'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import { ITEMS } from '../cards/pieces.ts'
import { storyOf, type T } from '../state.ts'
import { TRACK } from '../values/numbers.ts'

/** Moves the marker. Anything beyond the ends of the track is lost. */
export function changeReputation(t: T, seat: number, by: number, from: string): void {
  const { reputation } = storyOf(t)
  const before = at(reputation, seat)
  const after = Math.min(TRACK.most, Math.max(TRACK.least, before + by))
  if (after === before) return
  reputation[seat] = after
  t.emit({ type: 'reputation', seat, by: after - before, now: after, from })
}

/** The points of a reputation. */
function pointsOf(reputation: number): number {
  let points: number = TRACK.points[0][1]
  for (const [from, worth] of TRACK.points) if (reputation >= from) points = worth
  return points
}

/** All who share the highest reputation score it. */
function isHighest(f: F, seat: number): boolean {
  const { reputation } = storyOf(f)
  const own = at(reputation, seat)
  return f.seats === 1 ? own >= TRACK.leastAlone : own === Math.max(...reputation)
}

export const score = (f: F, seat: number): readonly ScoreLine[] => [
  { what: 'reputation', points: pointsOf(at(storyOf(f).reputation, seat)) },
  { what: 'mostReputation', points: isHighest(f, seat) ? TRACK.highest : 0 },
  ...at(storyOf(f).items, seat).flatMap((id) => {
    const points = ITEMS[id]?.points ?? 0
    return points === 0 ? [] : [{ what: id, points }]
  }),
]

// Victory Points gained in play. A score never falls below 0. (H-SCORE-1)
import { player } from './lookup.ts'
import { who } from './solo/enemy.ts'
import type { T } from './step.ts'

export function score(t: T, seat: number, points: number, from: string): void {
  const p = player(t, seat)
  const counted = Math.max(points, -p.score)
  if (counted === 0) return
  p.score += counted
  t.emit({ type: 'points', ...who(t, seat), points: counted, from })
}

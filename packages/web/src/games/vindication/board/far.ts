// How far things on the island are from one's own figure: steps along the paths, whoever stands in
// the way. A fact about the map, not about what may be done.
import { distance, distanceToHex } from '@lorehall/vindication/face'

/** Steps to a space, or to the nearest space beside a region; null: one stands nowhere yet. */
export function stepsTo(at: string, from: number): number | null {
  const [kind, id] = at.split(':')
  if (from <= 0) return null
  return kind === 'space' ? distance(from, Number(id)) : distanceToHex(from, Number(id))
}

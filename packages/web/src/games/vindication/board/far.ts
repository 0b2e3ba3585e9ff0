// Distances on the island from your figure, counted in steps along the paths. Figures in the way are ignored: this is a
// fact about the map and says nothing about legal moves.
import { distance, distanceToHex } from '@lorehall/vindication/client'

/** Steps to a space, or to the nearest space next to a region; null: the figure is not on the board yet. */
export function stepsTo(at: string, from: number): number | null {
  const [kind, id] = at.split(':')
  if (from <= 0) return null
  return kind === 'space' ? distance(from, Number(id)) : distanceToHex(from, Number(id))
}

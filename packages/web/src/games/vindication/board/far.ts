// How far things on the island are from one's own figure: steps along the paths, whoever stands in
// the way. A fact about the map, not about what may be done.
import { LINKS, SPACES, TOUCHES } from '@lorehall/vindication/face'

const spaces = Array.from({ length: SPACES }, (_, i) => i + 1)

function walkedFrom(start: number): ReadonlyMap<number, number> {
  const steps = new Map([[start, 0]])
  // What is added while we go through it is gone through as well.
  for (const [space, n] of steps) {
    for (const next of LINKS[space] ?? []) if (!steps.has(next)) steps.set(next, n + 1)
  }
  return steps
}

/** Steps to a space, or to the nearest space beside a region; null: nowhere near the island. */
export function stepsTo(at: string, from: number): number | null {
  const [kind, id] = at.split(':')
  const n = Number(id)
  const goals = kind === 'space' ? [n] : spaces.filter((space) => TOUCHES[space]?.includes(n) === true)
  const steps = walkedFrom(from)
  const least = Math.min(...goals.map((goal) => steps.get(goal) ?? Infinity))
  return from > 0 && Number.isFinite(least) ? least : null
}

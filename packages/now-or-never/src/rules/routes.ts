// The answers that lead a hero to far spaces, by the ways that cost the fewest hearts. (N-MOVE-6)
import type { Ask } from '@lorehall/kernel'
import { ARROW, GO, MOVE, STOP } from '../choices.ts'
import type { Way } from '../map/walk.ts'
import { freeArrows, reachOf } from './reach.ts'
import type { F } from './step.ts'
import { waysOn } from './ways.ts'

/** Who has no heart left on arrival does not stop: the turn is over. */
const walked = ({ path, hearts }: Way): string[] => [
  ...path.map((cell) => MOVE(cell).id),
  ...(hearts > 0 ? [STOP.id] : []),
]

function byCell(ways: readonly (Way | null)[], picks: (way: Way, cell: number) => readonly string[]) {
  return Object.fromEntries(
    ways.flatMap((way, cell) => (way === null ? [] : [[MOVE(cell).at, picks(way, cell)] as const])),
  )
}

/** The answers that lead to every space that can be reached, from the turn's question on. */
export function routes(f: F, { seat, prompt, options }: Ask): Readonly<Record<string, readonly string[]>> {
  if (prompt === 'walk') return byCell(waysOn(f, seat), walked)
  const begins = options.includes(GO)
  if (!begins && prompt !== 'arrow') return {}
  const reach = reachOf(f, seat)
  // The last arrow is not asked for.
  const arrow = (n: number) => (freeArrows(f, seat).length > 1 ? [ARROW(n).id] : [])
  return byCell(reach, (way, cell) => [
    ...(begins ? [GO.id] : []),
    ...arrow(reach[cell]?.arrow ?? 0),
    ...walked(way),
  ])
}

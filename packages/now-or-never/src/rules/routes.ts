// The answers that lead a hero to each space, by the route that costs the fewest hearts. (N-MOVE-6)
import type { Ask } from '@lorehall/kernel'
import { ARROW, GO, MOVE, STOP } from '../choices.ts'
import type { Way } from '../map/walk.ts'
import { choosesArrow, reachOf } from './reach.ts'
import type { F } from './step.ts'
import { waysOn } from './ways.ts'

/** At 0 hearts on arrival there is no stop to choose: the turn is over. */
const walked = ({ path, by, hearts }: Way): string[] => [
  ...path.map((cell, i) => by[i] ?? MOVE(cell).id),
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
  const arrow = (n: number) => (choosesArrow(f, seat) ? [ARROW(n).id] : [])
  return byCell(reach, (way, cell) => [
    ...(begins ? [GO.id] : []),
    ...arrow(reach[cell]?.arrow ?? 0),
    ...walked(way),
  ])
}

// How far a hero gets, using the free arrow that costs the fewest hearts. (N-MOVE-6)
import type { Way } from '../map/walk.ts'
import { asksOnlyChoices } from '../rulesets.ts'
import { at } from '../state.ts'
import { lookup, player } from './lookup.ts'
import type { F } from './step.ts'
import { waysWith } from './ways.ts'

/** A way, and the arrow it is walked with. */
export interface Reach extends Way {
  readonly arrow: number
}

const freeArrows = (f: F, seat: number): number[] =>
  player(f, seat).covered.flatMap((covered, i) => (covered ? [] : [i]))

/** Fewer hearts first, then the smaller arrow: the larger one may be needed later. */
function better(f: F, seat: number, a: Reach | null, b: Reach): Reach {
  if (a === null || b.hearts > a.hearts) return b
  if (b.hearts < a.hearts) return a
  const { arrows } = lookup.hero(f, player(f, seat).hero)
  return at(arrows, b.arrow) < at(arrows, a.arrow) ? b : a
}

/** The best route to every space before a hero action; null if there is none. */
export function reachOf(f: F, seat: number): (Reach | null)[] {
  const { arrows } = lookup.hero(f, player(f, seat).hero)
  const all = freeArrows(f, seat).map((arrow) => ({ arrow, ways: waysWith(f, seat, at(arrows, arrow)) }))
  return f.values.spaces.map((_, cell) =>
    all.reduce<Reach | null>((best, { arrow, ways }) => {
      const way = ways[cell] ?? null
      return way === null ? best : better(f, seat, best, { ...way, arrow })
    }, null),
  )
}

/** Is the arrow asked for? Not if only one is left, or only arrows of the same length. (N-ANYTIME-6) */
export function choosesArrow(f: F, seat: number): boolean {
  const free = freeArrows(f, seat)
  if (!asksOnlyChoices(f)) return free.length > 1
  const { arrows } = lookup.hero(f, player(f, seat).hero)
  return new Set(free.map((arrow) => at(arrows, arrow))).size > 1
}

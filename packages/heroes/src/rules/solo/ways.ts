// The Enemy's paths to its goals, and the choice by the arrow. (H-SOLO-5)
import { type Arrow, pointed, type Way } from '../../map/compass.ts'
import type { InWorld, Place } from '../../map/world.ts'

/** The places of a path; the last is the goal. */
export type Route = readonly Place[]

/** A search for goals. */
export interface Search {
  readonly from: Place
  /** The maximum number of steps. */
  readonly reach: number
  /** The places that can be reached from a place, and the steps it takes. */
  onward(here: Place): readonly { readonly to: Place; readonly steps: number }[]
  isGoal(place: Place): boolean
  mayPass(place: Place): boolean
}

export const goalOf = (route: Route): Place => route.at(-1) ?? -1

/** Every shortest path to each goal; no path leads through another goal. */
export function shortest({ from, reach, onward, isGoal, mayPass }: Search): Route[] {
  const found: Route[] = []
  const least = new Map<Place, number>([[from, 0]])
  const open: { readonly route: Route; readonly steps: number }[] = [{ route: [], steps: 0 }]
  // Breadth-first: the first path that reaches a place is a shortest one.
  for (const { route, steps: before } of open) {
    for (const { to, steps } of onward(route.at(-1) ?? from)) {
      const sum = before + steps
      if (sum > reach || (least.get(to) ?? sum) < sum) continue
      least.set(to, sum)
      const longer = [...route, to]
      if (isGoal(to)) found.push(longer)
      else if (mayPass(to)) open.push({ route: longer, steps: sum })
    }
  }
  return found
}

/** Of several paths, the one the arrow prefers at each step. (H-SOLO-5) */
export function chosen(
  f: InWorld,
  from: Place,
  arrow: Arrow,
  by: readonly Way[],
  routes: readonly Route[],
): Route {
  const [first = []] = routes
  if (routes.length <= 1) return first
  let left = routes
  let here = from
  for (let i = 0; left.every((route) => route.length > i); i++) {
    const open = left
    const to = pointed(f, here, arrow, by, (place) => open.some((route) => route[i] === place))
    if (to === null) break
    left = left.filter((route) => route[i] === to)
    here = to
  }
  return left[0] ?? first
}

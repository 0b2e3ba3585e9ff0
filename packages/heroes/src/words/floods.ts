// A wave takes Units in a Sea Region and on its coast. (H-PLAGUE-4)
import type { About } from '../cards/about.ts'
import type { Place } from '../map/world.ts'
import { capitalOwner, player } from '../rules/lookup.ts'
import { unitsAt } from '../rules/pieces.ts'
import { everybody } from '../rules/solo/enemy.ts'
import type { F } from '../rules/step.ts'
import { isProtected } from '../rules/verbs/immune.ts'
import { touches } from '../rules/verbs/scope.ts'
import type { W } from './step.ts'

/** Where an enemy loses a Unit: on the coast only with at least `of` Units, in the sea with any. */
function struck(f: F, about: About, seat: number, sea: Place, of: number): Place[] {
  const p = player(f, seat)
  const coast = (f.values.world.coasts[sea] ?? []).filter(
    (place) =>
      f.values.world.lands[place] !== undefined && capitalOwner(f, place) === null && unitsAt(p, place) >= of,
  )
  const places = unitsAt(p, sea) > 0 ? [sea, ...coast] : coast
  return places.filter((place) => !isProtected(f, about, seat, place))
}

/** Each owner chooses; players decide clockwise from the caster. */
export function flood(t: W, about: About, of: number, from: string): void {
  const { r: sea, seat: by } = about
  if (sea === undefined) return
  for (const seat of everybody(t, by).toReversed()) {
    if (!touches(t, about, seat)) continue
    for (const place of struck(t, about, seat, sea, of).toReversed())
      t.push({ do: 'killUnits', seat, owners: [seat], place, n: 1, strength: 99, by, from })
  }
}

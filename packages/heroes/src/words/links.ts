// Regions that a Vessel makes adjacent for marching, but not for Conscripts. (H-NEAR-1)
import { isSea, type Place } from '../map/world.ts'
import type { Link } from '../map/links.ts'
import { rulesOf } from '../rules/abilities/standing.ts'
import { player } from '../rules/lookup.ts'
import { placeOfUnit } from '../rules/pieces.ts'

const NONE: readonly Place[] = []

/** All Land Regions on the coast of the Sea Region where the Vessel is. */
const leads: Link['leads'] = (f, seat, place) => {
  // Conscripts come during a Battle.
  if (f.state.battle !== null) return NONE
  for (const { rule, bearer } of rulesOf(f, seat, 'adjacent')) {
    const sea = placeOfUnit(player(f, seat), bearer)
    if (rule.among !== 'coast' || !isSea(f, sea)) continue
    const coast = (f.values.world.coasts[sea] ?? NONE).filter(
      (shore) => f.values.world.lands[shore]?.continent !== f.state.closed,
    )
    if (coast.includes(place)) return coast.filter((shore) => shore !== place)
  }
  return NONE
}

export const links: readonly Link[] = [{ serves: ['march'], leads }]

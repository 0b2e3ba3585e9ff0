// Regions that a Vessel makes adjacent for marching, but not for Conscripts. (H-NEAR-1)
import { isClosed, isSea, land, type Place } from '../map/world.ts'
import type { Link } from '../map/links.ts'
import { rulesOf } from '../rules/abilities/standing.ts'
import { player } from '../rules/lookup.ts'
import { placeOfUnit } from '../rules/pieces.ts'

const NONE: readonly Place[] = []

/** The coast of the Sea Region where the Vessel is, or its dock and the Capital. */
const leads: Link['leads'] = (f, seat, place) => {
  // Conscripts come during a Battle.
  if (f.state.battle !== null) return NONE
  for (const { rule, bearer } of rulesOf(f, seat, 'adjacent')) {
    const sea = placeOfUnit(player(f, seat), bearer)
    if (rule.among === 'dock') {
      const { capital } = player(f, seat)
      if (sea < 0 || isSea(f, sea) || sea === capital) continue
      if (place === capital) return [sea]
      if (place === sea) return [capital]
    }
    if (rule.among !== 'coast' || !isSea(f, sea)) continue
    const coast = (f.values.world.coasts[sea] ?? NONE).filter(
      (shore) => !isClosed(f, land(f, shore).continent),
    )
    if (coast.includes(place)) return coast.filter((shore) => shore !== place)
  }
  return NONE
}

export const links: readonly Link[] = [{ serves: ['march'], leads }]

// Units that no Cast Spell and no ability of an enemy moves or destroys; in a Battle nothing protects them.
import type { Place } from '../../map/world.ts'
import type { About } from '../../cards/about.ts'
import { rulesOf } from '../abilities/standing.ts'
import { player } from '../lookup.ts'
import { placeOfUnit } from '../pieces.ts'
import type { F } from '../step.ts'

export function isProtected(f: F, { spell }: About, seat: number, place: Place): boolean {
  if (spell === 'combat') return false
  const p = player(f, seat)
  return rulesOf(f, seat, 'immune').some(({ bearer }) => placeOfUnit(p, bearer) === place)
}

// Protection: some Units can't be moved or destroyed by an enemy's Cast Spells and abilities. It doesn't apply in a
// Battle.
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

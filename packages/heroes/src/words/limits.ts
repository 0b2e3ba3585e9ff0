// Abilities that raise the limit of a Region emit no events. They are credited where a Region is that full; only
// coverage reads this.
import { credit } from '../rules/abilities/credit.ts'
import { player } from '../rules/lookup.ts'
import { unitsAt } from '../rules/pieces.ts'
import type { W } from './step.ts'

export function creditLimits(t: W): void {
  const { world, regionLimit } = t.values
  for (let seat = 0; seat < t.seats; seat++) {
    const p = player(t, seat)
    const isFull = world.lands.some((_, place) => place !== p.capital && unitsAt(p, place) > regionLimit)
    if (isFull) credit(t, seat, 'limit', ({ rule }) => rule.of === 'region')
  }
}

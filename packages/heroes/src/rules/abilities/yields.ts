// Resources that abilities yield in Collection. If several worked Regions qualify, it makes no difference which one
// yields more, so nobody is asked. A blighted Region yields nothing. (H-ABILITY-6)
import { type Place } from '../../map/world.ts'
import type { Resource } from '../../values/words.ts'
import { player } from '../lookup.ts'
import { placeOfUnit } from '../pieces.ts'
import { workersAt } from '../shared.ts'
import type { F } from '../step.ts'
import { isBarren } from '../verbs/marks.ts'
import { meets } from './needs.ts'
import { type InForce, rulesOf } from './standing.ts'

export interface Yield {
  /** The ability. */
  readonly from: string
  readonly kind: Resource
  readonly n: number
}

/** The Regions in which this rule yields more. */
function yielding(f: F, seat: number, { rule, bearer }: InForce<'yield'>): Place[] {
  const p = player(f, seat)
  if (rule.where === 'towers') return p.towers
  if (rule.where === 'bearer') return [placeOfUnit(p, bearer)]
  const worked = f.values.world.lands.findIndex(
    ({ terrain }, place) => terrain === rule.terrain && workersAt(f, seat, place) > 0 && !isBarren(f, place),
  )
  return worked === -1 ? [] : [worked]
}

/** All yields of a seat's abilities. */
export function abilityYields(f: F, seat: number): Yield[] {
  return rulesOf(f, seat, 'yield').flatMap((one) => {
    if (!meets(f, one, { seat })) return []
    const { rule, ability } = one
    const from = ability.id
    if (rule.kinds !== undefined) return []
    if (rule.where === 'controlled') return f.values.box.words?.yields(f, seat, one) ?? []
    if (rule.where === 'purse') return rule.kind === undefined ? [] : [{ from, kind: rule.kind, n: rule.n }]
    return yielding(f, seat, one).flatMap((place) => {
      const kind = f.values.world.lands[place]?.yields ?? null
      return kind === null || isBarren(f, place) ? [] : [{ from, kind, n: rule.n }]
    })
  })
}

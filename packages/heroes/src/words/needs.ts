// Further conditions of abilities. (H-ABILITY-2)
import type { Words } from '../box/words.ts'
import { ledBy } from '../rules/battle/army.ts'
import { player } from '../rules/lookup.ts'
import { courtyardSerfs } from '../rules/pieces.ts'
import { isVessel } from '../values/words.ts'

const COUNTS = { serf: 'serfs', warrior: 'warriors' } as const

export const meets: Words['meets'] = (f, { ability, bearer }, { seat, army, along = [] }) => {
  const { has, inBattle, carries, few } = ability.need ?? {}
  const p = player(f, seat)
  if (has === 'serf-in-courtyard' && courtyardSerfs(p) === 0) return false
  if (inBattle === true && ledBy(f, seat) === null) return false
  if (carries !== undefined && !(isVessel(bearer) && p.vessels[bearer][COUNTS[carries]] > 0)) return false
  if (few === undefined) return true
  if (army === undefined) return false
  const kind = COUNTS[few.kind]
  return along.reduce((n, one) => n + one.army[kind], army[kind]) <= few.max
}

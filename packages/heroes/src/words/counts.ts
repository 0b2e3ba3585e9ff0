// Further things to count. (H-ABILITY-3)
import type { Words } from '../box/words.ts'
import { countIn, ledBy } from '../rules/battle/army.ts'
import { unitOf } from '../rules/pieces.ts'
import { isOneOf } from '../rules/verbs/crowds.ts'
import { UNITS } from '../values/words.ts'

export const count: Words['count'] = (f, seat, counted) => {
  const { battle } = f.state
  const name = ledBy(f, seat)
  if (battle === null || name === null) return 0
  const side = battle[name]
  if ('army' in counted) {
    const all = UNITS.reduce((n, unit) => n + (isOneOf(unit, counted.army) ? countIn(f, side, unit) : 0), 0)
    return Math.max(0, all - (counted.beyond ?? 0))
  }
  if ('marched' in counted) return battle.how === 'march' ? battle.marched : 0
  if ('sacrificed' in counted) {
    return side.lying.filter((one) => one.seat === seat && isOneOf(unitOf(one.piece), counted.sacrificed))
      .length
  }
  return 0
}

// How Units move without a Vessel: by kind, and by abilities.
import type { Move } from '../../state.ts'
import type { Values } from '../../values/index.ts'
import type { Mode } from '../../values/modes.ts'
import { HEROES, type How, type LandUnit } from '../../values/words.ts'
import { rulesOf } from '../abilities/standing.ts'
import type { F } from '../step.ts'
import { isOneOf } from '../verbs/crowds.ts'

const LAND_UNITS: readonly LandUnit[] = ['serf', 'warrior', ...HEROES]

/** Whether a Unit of this seat has a mode that fits. */
function hasMode(f: F, seat: number, unit: LandUnit, fits: (mode: Mode) => boolean): boolean {
  if (f.values.modes[unit].some(fits)) return true
  for (const { rule, bearer } of rulesOf(f, seat, 'mode')) {
    const isMeant = rule.who === 'bearer' ? bearer === unit : isOneOf(unit, [rule.who])
    if (isMeant && fits(rule)) return true
  }
  return false
}

/** Whether a Unit of this seat can move this way without a Vessel. */
export const goesBy = (f: F, seat: number, unit: LandUnit, how: How): boolean =>
  hasMode(f, seat, unit, (mode) => mode.how === how)

/** The ways in which any Unit at this table can move on its own. Cached, because every turn asks. */
const ways = new WeakMap<Values, ReadonlySet<How>>()

function waysAt(values: Values): ReadonlySet<How> {
  const known = ways.get(values)
  if (known !== undefined) return known
  const rules = Object.values(values.factions).flatMap(({ abilities }) =>
    abilities.flatMap((ability) => ability.rules ?? []),
  )
  const found = new Set([
    ...LAND_UNITS.flatMap((unit) => values.modes[unit].map(({ how }) => how)),
    ...rules.flatMap((rule) => (rule.rule === 'mode' ? [rule.how] : [])),
  ])
  ways.set(values, found)
  return found
}

/** Whether any kind of Unit of this seat can move this way without a Vessel. */
export const anyGoesBy = (f: F, seat: number, how: How): boolean =>
  waysAt(f.values).has(how) && LAND_UNITS.some((unit) => goesBy(f, seat, unit, how))

/** Whether every Unit that moves without a Vessel may end at sea. */
export function mayRest(f: F, { seat, how, army }: Move): boolean {
  const rests = (unit: LandUnit) => hasMode(f, seat, unit, (mode) => mode.how === how && mode.rests === true)
  if (army.serfs > 0 && !rests('serf')) return false
  if (army.warriors > 0 && !rests('warrior')) return false
  return army.heroes.every(rests)
}

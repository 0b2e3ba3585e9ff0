// Who moves how without a Vessel: what their kind does, and what abilities let it do.
import type { Move } from '../../state.ts'
import type { Mode, Modes } from '../../values/modes.ts'
import { HEROES, type How, type LandUnit } from '../../values/words.ts'
import { rulesOf } from '../abilities/standing.ts'
import type { F } from '../step.ts'
import { isOneOf } from '../verbs/crowds.ts'

const LAND_UNITS: readonly LandUnit[] = ['serf', 'warrior', ...HEROES]

/** The modes of a Unit of this seat that satisfy this. */
function hasMode(f: F, seat: number, unit: LandUnit, fits: (mode: Mode) => boolean): boolean {
  if (f.values.modes[unit].some(fits)) return true
  for (const { rule, bearer } of rulesOf(f, seat, 'mode')) {
    const isMeant = rule.who === 'bearer' ? bearer === unit : isOneOf(unit, [rule.who])
    if (isMeant && fits(rule)) return true
  }
  return false
}

/** A Unit of this seat moves so by itself. */
export const goesBy = (f: F, seat: number, unit: LandUnit, how: How): boolean =>
  hasMode(f, seat, unit, (mode) => mode.how === how)

/** The ways in which some kind of Unit moves by itself: asked for in every turn, and the same for a whole table. */
const ways = new WeakMap<Modes, ReadonlySet<How>>()

function waysOf(modes: Modes): ReadonlySet<How> {
  const known = ways.get(modes)
  if (known !== undefined) return known
  const found = new Set(LAND_UNITS.flatMap((unit) => modes[unit].map(({ how }) => how)))
  ways.set(modes, found)
  return found
}

/** Some kind of Unit of this seat moves so by itself. */
export const anyGoesBy = (f: F, seat: number, how: How): boolean =>
  waysOf(f.values.modes).has(how) || rulesOf(f, seat, 'mode').some(({ rule }) => rule.how === how)

/** All who go by themselves may end at sea. */
export function mayRest(f: F, { seat, how, army }: Move): boolean {
  const rests = (unit: LandUnit) => hasMode(f, seat, unit, (mode) => mode.how === how && mode.rests === true)
  if (army.serfs > 0 && !rests('serf')) return false
  if (army.warriors > 0 && !rests('warrior')) return false
  return army.heroes.every(rests)
}

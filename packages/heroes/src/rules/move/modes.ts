// How Units move without a Vessel: by kind, and by abilities.
import { isSea, type Place } from '../../map/world.ts'
import type { Move } from '../../state.ts'
import type { Values } from '../../values/index.ts'
import type { Mode } from '../../values/modes.ts'
import { HEROES, type How, isHired, type LandUnit, type VesselKind } from '../../values/words.ts'
import { rulesOf } from '../abilities/standing.ts'
import { heroesOf, heroOf } from '../hired.ts'
import { player } from '../lookup.ts'
import type { F } from '../step.ts'
import { isOneOf } from '../verbs/crowds.ts'
import { vesselIn } from './army.ts'
import { sizeOf } from './company.ts'

const LAND_UNITS: readonly LandUnit[] = ['serf', 'warrior', ...HEROES]

/** Whether a Unit of this seat has a mode that fits. No ability gives one to Units for hire. (H-HIRE-3) */
function hasMode(f: F, seat: number, unit: LandUnit, fits: (mode: Mode) => boolean): boolean {
  if (f.values.modes[unit].some(fits)) return true
  if (isHired(unit)) return false
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

/** Whether a Unit of this seat may be at sea without a Vessel. */
export const floats = (f: F, seat: number, unit: LandUnit): boolean =>
  hasMode(f, seat, unit, (mode) => mode.rests === true)

/** Whether Units may board a seat's Vessel at sea, and leave it there to stay at sea on their own. (H-SWIM-3) */
export const boardsAtSea = (f: F, seat: number, vessel: VesselKind): boolean =>
  waysAt(f.values).has('sail') &&
  LAND_UNITS.some((unit) => floats(f, seat, unit)) &&
  (vessel === 'sea' || rulesOf(f, seat, 'dips').some(({ bearer }) => bearer === vessel))

/** Whether a Vessel may be at sea: an Air Vessel only by an ability. */
const vesselFloats = (f: F, seat: number, vessel: VesselKind): boolean =>
  vessel === 'sea' ||
  rulesOf(f, seat, 'mode').some(
    ({ rule, bearer }) => rule.rests === true && rule.who === 'bearer' && bearer === vessel,
  )

/** Whether everyone in a movement may stay at sea. Those aboard are with their Vessel. */
export function mayRest(f: F, move: Move): boolean {
  const { seat, army } = move
  const vessel = vesselIn(move)
  if (vessel !== null && !vesselFloats(f, seat, vessel)) return false
  if (army.serfs > 0 && !floats(f, seat, 'serf')) return false
  if (army.warriors > 0 && !floats(f, seat, 'warrior')) return false
  return army.band === undefined && army.heroes.every((hero) => floats(f, seat, hero))
}

/** Whether a seat has Units in a Sea Region that may not stay there. */
export function isStranded(f: F, seat: number, place: Place): boolean {
  if (!isSea(f, place)) return false
  const p = player(f, seat)
  const { serfs, warriors, vessels } = p
  if (vessels.air.at === place && !vesselFloats(f, seat, 'air')) return true
  if ((serfs[place] ?? 0) > 0 && !floats(f, seat, 'serf')) return true
  if ((warriors[place] ?? 0) > 0 && !floats(f, seat, 'warrior')) return true
  return heroesOf(p).some((hero) => {
    const { at, aboard } = heroOf(p, hero)
    return at === place && aboard === '' && !floats(f, seat, hero)
  })
}

/**
 * Whether a movement may enter a Sea Region with enemies. Units that swim may only with the bearer of an ability
 * among them, or aboard the Vessel they swim beside. (H-SWIM-2)
 */
export function mayRaid(f: F, move: Move): boolean {
  const { seat, how, army } = move
  const vessel = vesselIn(move)
  if (how === 'fly' || (vessel !== null && sizeOf(army) === 0)) return true
  const { heroes } = player(f, seat)
  return rulesOf(f, seat, 'raid').some(({ bearer }) =>
    HEROES.some(
      (hero) =>
        hero === bearer &&
        (army.heroes.includes(hero) || (vessel !== null && heroes[hero].aboard === vessel)),
    ),
  )
}

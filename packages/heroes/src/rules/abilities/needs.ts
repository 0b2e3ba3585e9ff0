// Whether the conditions of an ability hold. Conditions on a Battle are checked in the current one. (H-ABILITY-2)
import { isSea, type Place } from '../../map/world.ts'
import { type Along, type Army, type Side, SUPPLY } from '../../state.ts'
import type { Crowd } from '../../cards/effect.ts'
import type { Need } from '../../cards/need.ts'
import { isHero, isVessel, type Unit } from '../../values/words.ts'
import { countIn, ledBy, other, ownIn } from '../battle/army.ts'
import { heroOf } from '../hired.ts'
import { player } from '../lookup.ts'
import { countIn as countUnits } from '../move/company.ts'
import { hasRoom, holds, inSupply, onBar, placeOfUnit, sizeOf } from '../pieces.ts'
import type { F } from '../step.ts'
import { isAlly } from '../teams.ts'
import { isOneOf } from '../verbs/crowds.ts'
import { fits } from '../verbs/regions.ts'
import type { Bearer, Borne } from './standing.ts'

/** The context in which conditions are checked: the ability's owner, and the event that triggers it, if any. */
export interface Case {
  readonly seat: number
  /** Where it happened, or where a march begins. Default: the Region of the current Battle. */
  readonly event?: Place
  /** The piece it happened to. */
  readonly unit?: Unit
  /** The thing that was built: a Building, `tower` or `capital`. */
  readonly what?: string
  /** The seat that did it. */
  readonly doer?: number
  /** The army that marches, and the allied Units with it. */
  readonly army?: Army
  readonly along?: readonly Along[]
}

function isCrowd(f: F, seat: number, enemies: boolean, { kinds, min = 0, max }: Crowd): boolean {
  const { battle } = f.state
  const own = ledBy(f, seat)
  if (battle === null || own === null) return false
  const side = battle[enemies ? other(own) : own]
  let n = 0
  for (const unit of f.values.kinds) if (isOneOf(unit, kinds)) n += countIn(f, side, unit)
  return n >= min && (max === undefined || n <= max)
}

/** Conditions on the current Battle. */
function holdsInBattle(f: F, { seat }: Case, need: Need): boolean {
  const { side, won, marched, cast, seaOrStarted, army, enemy } = need
  const { battle } = f.state
  const own = ledBy(f, seat)
  if (side !== undefined && own !== side) return false
  if (won === true && (own === null || battle?.winner !== own)) return false
  if (marched !== undefined && (battle?.how !== 'march' || battle.marched < marched)) return false
  if (cast === true && (own === null || battle?.[own].cast !== true)) return false
  if (seaOrStarted === true && own !== 'attacker' && !isSea(f, battle?.place ?? SUPPLY)) return false
  if (army !== undefined && !isCrowd(f, seat, false, army)) return false
  return enemy === undefined || isCrowd(f, seat, true, enemy)
}

/** The side a seat leads in the current Battle; null: none. */
function ownSide(f: F, seat: number): Side | null {
  const name = ledBy(f, seat)
  return name === null ? null : (f.state.battle?.[name] ?? null)
}

type Where = (f: F, seat: number, bearer: Bearer, at: Place) => boolean

/** Conditions on the bearer. `at`: its Region. */
const BEARER: Readonly<Record<NonNullable<Need['bearer']>, Where>> = {
  battle(f, seat, bearer) {
    const side = ownSide(f, seat)
    return side !== null && ownIn(f, side, bearer) > 0
  },
  fought: (f, seat, bearer) => ownSide(f, seat)?.heroes.some((hero) => hero === bearer) === true,
  land: (f, _seat, _bearer, at) => at !== SUPPLY && !isSea(f, at),
  ground: (f, seat, bearer, at) =>
    at !== SUPPLY && !isSea(f, at) && isHero(bearer) && heroOf(player(f, seat), bearer).aboard === '',
  sea: (f, _seat, _bearer, at) => isSea(f, at),
  away: (f, seat, _bearer, at) => at !== SUPPLY && at !== player(f, seat).capital,
  moved({ state: { move } }, _seat, bearer, at) {
    return move !== null && move.ended === at && move.army.heroes.some((hero) => hero === bearer)
  },
  victor: ({ state }, _seat, bearer) => state.move?.victors.some((hero) => hero === bearer) === true,
}

/** Conditions on the triggering event. */
function holdsOfEvent({ ability, bearer }: Borne, { seat, unit, what, doer }: Case, need: Need): boolean {
  if (need.unit !== undefined && (unit === undefined || !isOneOf(unit, need.unit))) return false
  if (need.unitIs === 'bearer' && unit !== bearer) return false
  if (need.another === true && what === ability.on) return false
  return need.by === undefined || (doer !== undefined && doer !== seat)
}

/** Conditions on the army that marches, and on the move that ended. */
function holdsOfMove(
  f: F,
  { bearer }: Borne,
  { army, along: allies = [] }: Case,
  { only, with: along, had, peace }: Need,
): boolean {
  for (const { army: theirs } of only === undefined ? [] : allies) {
    if (theirs.heroes.length > 0 || (theirs.serfs > 0 && !only?.includes('serf'))) return false
  }
  if (only !== undefined || along !== undefined) {
    if (army === undefined || isVessel(bearer) || countUnits(army, bearer) === 0) return false
    if (only !== undefined && army.serfs > 0 && !only.includes('serf')) return false
    if (only !== undefined && army.heroes.some((hero) => hero !== bearer)) return false
  }
  if (had === true && f.state.move?.held !== true) return false
  return peace !== true || f.state.move?.fought === false
}

/** Whether a player who is not an ally has a piece there too. (H-TEAM-13) */
const isShared = (f: F, seat: number, place: Place): boolean =>
  f.state.players.some((p, other) => other !== seat && !isAlly(f, seat, other) && holds(p, place))

/** Conditions on the owner's pieces and cards. */
function holdsOfPieces(f: F, { bearer }: Borne, { seat }: Case, need: Need): boolean {
  const p = player(f, seat)
  const place = placeOfUnit(p, bearer)
  if (need.supply !== undefined && inSupply(f, seat, need.supply) === 0) return false
  if (need.room === 'bearer' && !hasRoom(f, seat, place, 1)) return false
  if (need.aboard === true && (!isVessel(bearer) || sizeOf(p, bearer) === 1)) return false
  if (need.noThirdSide === true && isShared(f, seat, place)) return false
  if (need.has === 'serf-on-bar' && onBar(p) === 0) return false
  if (need.has === 'unready' && p.scribed.every(({ turned }) => turned === 'ready')) return false
  return true
}

/** The conditions of a Spell in the Battle in which it is cast. */
export const meetsInBattle = (f: F, seat: number, need: Need): boolean =>
  (need.region === undefined || fits(f, { seat }, f.state.battle?.place ?? SUPPLY, need.region)) &&
  holdsInBattle(f, { seat }, need)

/** Whether all conditions of an ability hold. */
export function meets(f: F, borne: Borne, about: Case): boolean {
  const { need } = borne.ability
  if (need === undefined) return true
  const { seat, event = f.state.battle?.place ?? SUPPLY } = about
  if (need.region !== undefined && !fits(f, { seat }, event, need.region)) return false
  const place = placeOfUnit(player(f, seat), borne.bearer)
  if (need.bearerRegion !== undefined && !fits(f, { seat }, place, need.bearerRegion)) return false
  if (need.bearer !== undefined && !BEARER[need.bearer](f, seat, borne.bearer, place)) return false
  return (
    holdsInBattle(f, about, need) &&
    holdsOfMove(f, borne, about, need) &&
    holdsOfEvent(borne, about, need) &&
    holdsOfPieces(f, borne, about, need) &&
    (f.values.box.words?.meets(f, borne, about) ?? true)
  )
}

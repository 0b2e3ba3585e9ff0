// Further conditions of abilities. (H-ABILITY-2)
import type { Words } from '../box/words.ts'
import type { Need } from '../cards/need.ts'
import type { RegionFilter } from '../cards/effect.ts'
import { isSea, land, type Place } from '../map/world.ts'
import { countIn, ledBy, other, towerOwner } from '../rules/battle/army.ts'
import { naturalOf } from '../rules/battle/strength.ts'
import type { Bearer } from '../rules/abilities/standing.ts'
import { heroOf } from '../rules/hired.ts'
import { player } from '../rules/lookup.ts'
import { vesselIn } from '../rules/move/army.ts'
import { countOf, courtyardSerfs, holds, placeOfUnit } from '../rules/pieces.ts'
import { fits } from '../rules/verbs/regions.ts'
import type { F } from '../rules/step.ts'
import { isAlly } from '../rules/teams.ts'
import type { Along, Army } from '../state.ts'
import { isHero, isVessel, VESSELS } from '../values/words.ts'

const COUNTS = { serf: 'serfs', warrior: 'warriors' } as const

/** Whether a seat controls a Region that fits, besides its Capital Region. */
function controls(f: F, seat: number, filter: RegionFilter): boolean {
  const p = player(f, seat)
  return f.values.world.ids.some(
    (_, place) => place !== p.capital && holds(p, place) && fits(f, { seat }, place, filter),
  )
}

/** Whether a Hero on land is next to the place of the event. */
function isBeside(f: F, seat: number, bearer: Bearer, event: Place | undefined): boolean {
  const at = placeOfUnit(player(f, seat), bearer)
  if (event === undefined || at < 0 || isSea(f, at)) return false
  return fits(f, { seat, bearer }, event, { near: 'bearer' })
}

/** Whether a Hero goes with the current movement, or is aboard the Vessel that moves. */
function isComing(f: F, seat: number, bearer: Bearer): boolean {
  const { move } = f.state
  if (move === null || move.seat !== seat || !isHero(bearer)) return false
  const vessel = vesselIn(move)
  return (
    move.army.heroes.includes(bearer) ||
    (vessel !== null && heroOf(player(f, seat), bearer).aboard === vessel)
  )
}

function hasExplored({ state: { move } }: F, when: NonNullable<Need['explored']>): boolean {
  if (move === null) return false
  return (move.explored ?? 0) > 0 || (when === 'or-marched' && move.how === 'march')
}

/** Whether the seat has attacked by a Fly, or a Land Region by a Sail. */
function attackedBy(f: F, seat: number, how: NonNullable<Need['how']>): boolean {
  const { battle } = f.state
  if (battle === null || ledBy(f, seat) !== 'attacker') return false
  return how === 'fly' ? battle.how === 'fly' : battle.how === 'sail' && !isSea(f, battle.place)
}

/** Whether nobody but the seat and its allies has a piece on its Continent. */
function isClear(f: F, seat: number): boolean {
  const { continent } = land(f, player(f, seat).capital)
  const rivals = f.state.players.filter((p, rival) => rival !== seat && !p.out && !isAlly(f, seat, rival))
  return f.values.world.lands.every(
    (ground, place) => ground.continent !== continent || rivals.every((p) => !holds(p, place)),
  )
}

/** Whether the other side has, or had, the higher Natural Strength. Structures and sheltered Serfs count. */
function isOutmatched(f: F, seat: number, when: NonNullable<Need['natural']>): boolean {
  const { battle } = f.state
  const own = ledBy(f, seat)
  if (battle === null || own === null) return false
  if (when === 'higher') return naturalOf(f, battle, other(own)) > naturalOf(f, battle, own)
  return battle.naturals !== undefined && battle.naturals[other(own)] > battle.naturals[own]
}

/** Whether a Vessel or a Tower fights on the other side. */
function meetsVesselOrTower(f: F, seat: number): boolean {
  const { battle } = f.state
  const own = ledBy(f, seat)
  if (battle === null || own === null) return false
  const side = battle[other(own)]
  return towerOwner(f, side) !== null || VESSELS.some((vessel) => countIn(f, side, vessel) > 0)
}

/** Whether a Unit of the bearer's kind is in such a Region. */
const isAnyIn = (f: F, seat: number, bearer: Bearer, filter: RegionFilter): boolean =>
  f.values.world.places.land.some(
    (place) => countOf(player(f, seat), bearer, place) > 0 && fits(f, { seat }, place, filter),
  )

const hasBand = (army: Army | undefined, along: readonly Along[]): boolean =>
  army?.band !== undefined || along.some((one) => one.army.band !== undefined)

export const meets: Words['meets'] = (f, { ability, bearer }, { seat, army, along = [], what, event }) => {
  const { has, inBattle, carries, few, only, how, natural, quiet, came, explored, token, control, beside } =
    ability.need ?? {}
  const { anyIn, moves, against, clear, built } = ability.need ?? {}
  const p = player(f, seat)
  if (moves?.some((one) => one === f.state.move?.how) === false) return false
  if (anyIn !== undefined && !isAnyIn(f, seat, bearer, anyIn)) return false
  if (against !== undefined && !meetsVesselOrTower(f, seat)) return false
  if (only !== undefined && !only.includes('warrior') && (army?.warriors ?? 0) > 0) return false
  if (only !== undefined && !only.includes('band') && hasBand(army, along)) return false
  if (how !== undefined && !attackedBy(f, seat, how)) return false
  if (clear === true && !isClear(f, seat)) return false
  if (built !== undefined && what !== built) return false
  if (control !== undefined && !controls(f, seat, control)) return false
  if (beside !== undefined && !isBeside(f, seat, bearer, event)) return false
  if (came !== undefined && !isComing(f, seat, bearer)) return false
  if (explored !== undefined && !hasExplored(f, explored)) return false
  if (token !== undefined && (what === undefined || !token.includes(what))) return false
  if (natural !== undefined && !isOutmatched(f, seat, natural)) return false
  if (quiet === true && f.state.started?.includes(seat) === true) return false
  if (has === 'serf-in-courtyard' && courtyardSerfs(p) === 0) return false
  if (inBattle === true && ledBy(f, seat) === null) return false
  if (carries !== undefined && !(isVessel(bearer) && p.vessels[bearer][COUNTS[carries]] > 0)) return false
  if (few === undefined) return true
  if (army === undefined) return false
  const count = (one: Army) => few.kinds.reduce((n, kind) => n + one[COUNTS[kind]], 0)
  return along.reduce((n, one) => n + count(one.army), count(army)) <= few.max
}

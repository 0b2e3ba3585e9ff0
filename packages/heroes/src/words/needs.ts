// Further conditions of abilities. (H-ABILITY-2)
import type { Words } from '../box/words.ts'
import type { Need } from '../cards/need.ts'
import type { RegionFilter } from '../cards/effect.ts'
import { isSea, type Place } from '../map/world.ts'
import { ledBy, other } from '../rules/battle/army.ts'
import { naturalOf } from '../rules/battle/strength.ts'
import type { Bearer } from '../rules/abilities/standing.ts'
import { player } from '../rules/lookup.ts'
import { vesselIn } from '../rules/move/army.ts'
import { courtyardSerfs, holds, placeOfUnit } from '../rules/pieces.ts'
import { fits } from '../rules/verbs/regions.ts'
import type { F } from '../rules/step.ts'
import { isHero, isVessel } from '../values/words.ts'

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

/** Whether a Hero marches with the current movement, or is aboard the Vessel that moves. */
function isComing(f: F, seat: number, bearer: Bearer): boolean {
  const { move } = f.state
  if (move === null || move.seat !== seat || !isHero(bearer)) return false
  const vessel = vesselIn(move)
  return vessel === null
    ? move.army.heroes.includes(bearer)
    : player(f, seat).heroes[bearer].aboard === vessel
}

function hasExplored({ state: { move } }: F, when: NonNullable<Need['explored']>): boolean {
  if (move === null) return false
  return (move.explored ?? 0) > 0 || (when === 'or-marched' && move.how === 'march')
}

/** Whether the seat has attacked a Land Region by Sail. */
function isDocking(f: F, seat: number): boolean {
  const { battle } = f.state
  return battle !== null && battle.how === 'sail' && !isSea(f, battle.place) && ledBy(f, seat) === 'attacker'
}

/** Whether the other side has, or had, the higher Natural Strength. Structures and sheltered Serfs count. */
function isOutmatched(f: F, seat: number, when: NonNullable<Need['natural']>): boolean {
  const { battle } = f.state
  const own = ledBy(f, seat)
  if (battle === null || own === null) return false
  if (when === 'higher') return naturalOf(f, battle, other(own)) > naturalOf(f, battle, own)
  return battle.naturals !== undefined && battle.naturals[other(own)] > battle.naturals[own]
}

export const meets: Words['meets'] = (f, { ability, bearer }, { seat, army, along = [], what, event }) => {
  const { has, inBattle, carries, few, only, how, natural, quiet, came, explored, token, control, beside } =
    ability.need ?? {}
  const p = player(f, seat)
  if (only !== undefined && !only.includes('warrior') && (army?.warriors ?? 0) > 0) return false
  if (how !== undefined && !isDocking(f, seat)) return false
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
  const kind = COUNTS[few.kind]
  return along.reduce((n, one) => n + one.army[kind], army[kind]) <= few.max
}

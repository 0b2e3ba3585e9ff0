// Which Regions fit a filter.
import type { Lists } from '../../map/lines.ts'
import { isClosed, isSea, isShore, land, type Place } from '../../map/world.ts'
import type { About } from '../../cards/about.ts'
import type { RegionFilter, Sort, Where } from '../../cards/effect.ts'
import type { Unit } from '../../values/words.ts'
import { heroesOf, heroOf } from '../hired.ts'
import { capitalOwner, player } from '../lookup.ts'
import { crowdAt, holds, regionLimit, unitsAt, wanderersAt } from '../pieces.ts'
import { workersAt } from '../shared.ts'
import type { F } from '../step.ts'
import { isAlly } from '../teams.ts'
import { countSorts, isCrowd } from './crowds.ts'
import { isProtected } from './immune.ts'
import { touches, whereIs } from './scope.ts'

const NONE: readonly Place[] = []
const LAND_UNITS: readonly Sort[] = ['serf', 'warrior', 'hero', 'band']

/** The number of further Units of a player that a Region has room for. (H-MOVE-1) */
export function roomAt(f: F, seat: number, place: Place): number {
  if (capitalOwner(f, place) !== null) return Infinity
  return wanderersAt(f, place) > 0 ? 0 : regionLimit(f, seat) - crowdAt(f, seat, place)
}

/** Adjacent to a piece: over borders, ferries and wraps; for a Sea Vessel also over coasts and routes. (H-SPELL-7) */
function isBesidePiece(f: F, place: Place, from: Place, unit: Unit | 'tower'): boolean {
  const { borders, byLand, bySea, coasts } = f.values.world
  const isIn = (lists: Lists) => lists[from]?.includes(place) === true
  if (isSea(f, from)) return isIn(bySea) || isIn(coasts)
  if (unit === 'air') return isIn(borders)
  return isIn(byLand) || (unit === 'sea' && isIn(coasts))
}

function isBesideUnits(f: F, seat: number, place: Place): boolean {
  const p = player(f, seat)
  for (const kind of ['sea', 'air'] as const) {
    const { at } = p.vessels[kind]
    if (at >= 0 && isBesidePiece(f, place, at, kind)) return true
  }
  const { byLand, bySea, coasts, lands } = f.values.world
  const isThere = (from: Place) => countSorts(p, from, LAND_UNITS) > 0
  if ((byLand[place] ?? NONE).some(isThere)) return true
  // Units at sea without a Vessel.
  if (p.serfs.length === lands.length) return false
  return [...(coasts[place] ?? NONE), ...(bySea[place] ?? NONE)].some(
    (from) => isSea(f, from) && isThere(from),
  )
}

function isBesideTowers(f: F, seat: number, place: Place): boolean {
  const near = f.values.world.byLand[place] ?? NONE
  return player(f, seat).towers.some((tower) => near.includes(tower))
}

function isBesideHeroes(f: F, seat: number, place: Place): boolean {
  const p = player(f, seat)
  return heroesOf(p).some((hero) => {
    const { at } = heroOf(p, hero)
    return at >= 0 && isBesidePiece(f, place, at, hero)
  })
}

type Near = NonNullable<RegionFilter['near']>

/** Next to some of the seat's own pieces, not next to one place. */
const isOwnPieces = (near: Near): near is Exclude<Near, Where> =>
  near === 'units' || near === 'units-or-towers' || near === 'heroes-or-towers'

function isNear(f: F, about: About, place: Place, { near, byBorder }: RegionFilter): boolean {
  const { seat } = about
  switch (near) {
    case undefined:
      return true
    case 'units':
      return isBesideUnits(f, seat, place)
    case 'units-or-towers':
      return isBesideUnits(f, seat, place) || isBesideTowers(f, seat, place)
    case 'heroes-or-towers':
      return isBesideHeroes(f, seat, place) || isBesideTowers(f, seat, place)
    default: {
      const from = whereIs(f, about, near)
      if (from < 0) return false
      if (byBorder === true) return (f.values.world.borders[from] ?? NONE).includes(place)
      return isBesidePiece(f, place, from, (near === 'bearer' ? about.bearer : undefined) ?? 'tower')
    }
  }
}

export const isOnCoastOf = (f: F, place: Place, sea: Place): boolean =>
  (f.values.world.coasts[place] ?? NONE).includes(sea)

/** Whether a Region has a Sea Region in common with another Land Region. */
function isOnCoast(f: F, about: About, place: Place, { sameCoast }: RegionFilter): boolean {
  if (sameCoast === undefined) return true
  const seas = f.values.world.coasts[place] ?? NONE
  const other = whereIs(f, about, sameCoast)
  return place !== other && seas.some((sea) => (f.values.world.coasts[other] ?? NONE).includes(sea))
}

/** Conditions on the map. */
function isSuchGround(f: F, about: About, place: Place, filter: RegionFilter): boolean {
  if (filter.land !== undefined && filter.land === isSea(f, place)) return false
  if (filter.not !== undefined && place === whereIs(f, about, filter.not)) return false
  const ground = f.values.world.lands[place]
  if (ground === undefined)
    return filter.terrain === undefined && filter.resource !== true && filter.shore !== true
  if (isClosed(f, ground.continent)) return false
  if (filter.terrain !== undefined && ground.terrain !== filter.terrain) return false
  if (filter.resource === true && ground.yields === null) return false
  if (filter.shore === true && !isShore(f, place)) return false
  if (filter.capital === false && capitalOwner(f, place) !== null) return false
  if (filter.home !== undefined && (place === player(f, about.seat).capital) !== filter.home) return false
  if (filter.own === undefined) return true
  return (ground.continent === land(f, player(f, about.seat).capital).continent) === filter.own
}

/** Conditions on tokens. */
function hasTokens({ state }: F, place: Place, { downTokens, without }: RegionFilter): boolean {
  if (downTokens === true && (state.down[place] ?? 0) === 0) return false
  return without === undefined || !state.live.some(({ at, id }) => at === place && id === without)
}

/** Whether an effect may choose this enemy there. Units may be protected from it; Towers never are. */
export function isEnemyAt(f: F, about: About, seat: number, place: Place, filter: RegionFilter): boolean {
  if (!touches(f, about, seat)) return false
  const p = player(f, seat)
  if (filter.enemy !== undefined && !isCrowd(p, place, filter.enemy)) return false
  if (filter.held === 'enemy' && !holds(p, place)) return false
  if (filter.enemyTower !== undefined) {
    const tower = p.towers.includes(place)
    if (filter.enemyTower === 'alone' && (!tower || unitsAt(p, place) > 0)) return false
    if (filter.enemyTower === 'none' && tower) return false
  }
  return filter.enemy === undefined || !isProtected(f, about, seat, place)
}

export function enemiesAt(f: F, about: About, place: Place, filter: RegionFilter): number[] {
  const found: number[] = []
  for (let seat = 0; seat < f.state.players.length; seat++) {
    if (isEnemyAt(f, about, seat, place, filter)) found.push(seat)
  }
  return found
}

/** Whether a third side has pieces there: neither of the two, nor an ally there with one of them. (H-TEAM-13) */
function hasThird(f: F, { seat, who = seat }: About, place: Place): boolean {
  const stays = (other: number, one: number) =>
    other === one || (isAlly(f, other, one) && (one === who || holds(player(f, one), place)))
  return f.state.players.some((p, other) => holds(p, place) && !stays(other, seat) && !stays(other, who))
}

function hasEnemy(f: F, about: About, place: Place, filter: RegionFilter): boolean {
  for (let seat = 0; seat < f.state.players.length; seat++) {
    if (isEnemyAt(f, about, seat, place, filter)) return true
  }
  return false
}

/** Whether the Region is held as the filter requires. */
function isHeldSo(f: F, about: About, place: Place, filter: RegionFilter): boolean {
  const p = player(f, about.seat)
  if (filter.held === 'you' && !holds(p, place)) return false
  if (filter.mine !== undefined && !isCrowd(p, place, filter.mine)) return false
  if (filter.worked === true && workersAt(f, about.seat, place) === 0) return false
  if (filter.held === 'nobody-else' && hasThird(f, about, place)) return false
  if (filter.room === true && roomAt(f, about.who ?? about.seat, place) < (about.units?.length ?? 1))
    return false
  const hostile = filter.held === 'enemy' || filter.enemy !== undefined || filter.enemyTower === 'alone'
  return !hostile || hasEnemy(f, about, place, filter)
}

/** Whether a player that this effect spares has something there. */
const isSpared = (f: F, { spared }: About, place: Place): boolean =>
  spared?.some((seat) => holds(player(f, seat), place)) === true

export const fits = (f: F, about: About, place: Place, filter: RegionFilter): boolean =>
  !isSpared(f, about, place) &&
  isSuchGround(f, about, place, filter) &&
  hasTokens(f, place, filter) &&
  isOnCoast(f, about, place, filter) &&
  isNear(f, about, place, filter) &&
  isHeldSo(f, about, place, filter) &&
  (f.values.box.words?.fits(f, about, place, filter) ?? true)

/** The places to search for a filter. No other place can fit. */
export function placesFor(f: F, about: About, { land: onLand, near }: RegionFilter): readonly Place[] {
  const { around, places } = f.values.world
  if (near !== undefined && !isOwnPieces(near)) return around[whereIs(f, about, near)] ?? NONE
  return onLand === undefined ? places.all : onLand ? places.land : places.sea
}

export function regionsFor(f: F, about: About, filter: RegionFilter): Place[] {
  const all: Place[] = []
  for (const place of placesFor(f, about, filter)) if (fits(f, about, place, filter)) all.push(place)
  return all
}

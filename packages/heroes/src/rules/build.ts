// Build: a Building, the next level of the Capital, a Tower, or a Vessel. (H-BUILD, H-TOWER)
import type { Option, Reason } from '@lorehall/kernel'
import { BUILDING, TOWER, UPGRADE, VESSEL } from '../choices.ts'
import { idOf, isClosed, land, type Place, placeOf } from '../map/world.ts'
import {
  CANNOT_PAY,
  CONTINENT_CLOSED,
  CONTINENT_HAS_TOWER,
  NO_SERF,
  OCCUPIED,
  STANDS,
  TOP_LEVEL,
  TOWER_LIMIT,
  TOWER_THERE,
} from '../reasons.ts'
import type { Player } from '../state.ts'
import { VESSELS } from '../values/words.ts'
import { credit } from './abilities/credit.ts'
import { happen } from './abilities/moments.ts'
import { type InForce, rulesOf } from './abilities/standing.ts'
import { lookForEnd } from './ends.ts'
import { capitalOwner, factionOf, player } from './lookup.ts'
import { courtyardSerfs, placeOfUnit, serfsAt } from './pieces.ts'
import { buildingPrice, creditPrice, lessOre, levelPrice, towerPrice } from './prices.ts'
import { canPay, pay } from './purse.ts'
import { againstRecruit, recruitUnit } from './recruit.ts'
import { closesTowerSites } from '../rulesets.ts'
import type { F, StepOf, T } from './step.ts'
import { show } from './tokens.ts'

/** A Building costs Ore, and a Serf from the Courtyard that stays in it. (H-BUILD-2) */
function againstBuilding(f: F, seat: number, id: string, less = 0): Reason | null {
  return player(f, seat).buildings.includes(id) ? STANDS : againstAnyBuilding(f, seat, 0, less)
}

/** Reasons that apply to every Building. `following`: Serfs that go to the Action Bar first. */
function againstAnyBuilding(f: F, seat: number, following: number, less: number): Reason | null {
  if (courtyardSerfs(player(f, seat)) <= following) return NO_SERF
  return canPay(f, seat, lessOre(buildingPrice(f, seat), less, 0)) ? null : CANNOT_PAY
}

const canPutUp = (f: F, seat: number, following: number, less: number): boolean =>
  player(f, seat).buildings.length < factionOf(f, seat).buildings.length &&
  againstAnyBuilding(f, seat, following, less) === null

function againstUpgrade(f: F, seat: number): Reason | null {
  if (player(f, seat).level === 3) return TOP_LEVEL
  return canPay(f, seat, levelPrice(f, seat)) ? null : CANNOT_PAY
}

/** The number of Towers a player may have on one Continent. (H-TOWER-1) */
const towersPerContinent = (f: F): number => (f.seats <= 2 ? 2 : 1)

/** Whether the player has as many Towers as the Capital's level and the box allow. (H-TOWER-1) */
function hasAllTowers(f: F, seat: number): boolean {
  const { towers, level } = player(f, seat)
  return towers.length >= Math.min(level, f.values.tower.count)
}

/** Why a Tower can't be built here, apart from the Serf and the price. (H-TOWER-1) */
export function againstTowerSite(f: F, seat: number, place: Place): Reason | null {
  const { towers } = player(f, seat)
  if (capitalOwner(f, place) !== null) return OCCUPIED
  for (const p of f.state.players) if (p.towers.includes(place)) return TOWER_THERE
  if (hasAllTowers(f, seat)) return TOWER_LIMIT
  const { continent } = land(f, place)
  if (isClosed(f, continent) && closesTowerSites(f)) return CONTINENT_CLOSED
  let there = 0
  for (const tower of towers) if (land(f, tower).continent === continent) there++
  return there < towersPerContinent(f) ? null : CONTINENT_HAS_TOWER
}

export function againstTower(f: F, seat: number, place: Place, less = 0): Reason | null {
  const site = againstTowerSite(f, seat, place)
  if (site !== null) return site
  return canPay(f, seat, lessOre(towerPrice(f, seat, place), less, 1)) ? null : CANNOT_PAY
}

/** Whether a Serf is there, or a Unit that counts as one. */
export const hasBuilder = (f: F, seat: number, place: Place): boolean =>
  canBuildAt(player(f, seat), place, rulesOf(f, seat, 'standin'))

function canBuildAt(p: Player, place: Place, standins: readonly InForce<'standin'>[]): boolean {
  if (serfsAt(p, place) > 0) return true
  for (const { bearer } of standins) if (placeOfUnit(p, bearer) === place) return true
  return false
}

/** Regions with a Serf for a Tower, except the Courtyard. */
function sites(f: F, seat: number): Place[] {
  const p = player(f, seat)
  const standins = rulesOf(f, seat, 'standin')
  const found: Place[] = []
  const { lands } = f.values.world
  for (let place = 0; place < lands.length; place++) {
    if (place !== p.capital && canBuildAt(p, place, standins)) found.push(place)
  }
  return found
}

/** Whether a Tower could be built anywhere. */
function canBuildTower(f: F, seat: number, less: number): boolean {
  if (hasAllTowers(f, seat)) return false
  for (const place of sites(f, seat)) if (againstTower(f, seat, place, less) === null) return true
  return false
}

/** `following`: Serfs that go to the Action Bar first. */
export const canBuild = (f: F, seat: number, following = 0): boolean =>
  againstUpgrade(f, seat) === null ||
  canPutUp(f, seat, following, 0) ||
  againstRecruit(f, seat, 'sea') === null ||
  againstRecruit(f, seat, 'air') === null ||
  canBuildTower(f, seat, 0)

/** Whether a Spell that makes building cheaper allows a Building or a Tower. (H-VERB-16) */
const canBuildFor = (f: F, seat: number, less: number): boolean =>
  canPutUp(f, seat, 0, less) || canBuildTower(f, seat, less)

function build(t: T, { seat, less, from }: StepOf<'build'>, answer: Option | undefined): void {
  if (answer !== undefined) return carryOut(t, seat, answer, less)
  if (less !== undefined && !canBuildFor(t, seat, less)) return
  t.ask(seat, 'pick', 'build', from)
  for (const { id } of factionOf(t, seat).buildings) {
    t.may(BUILDING(seat, id), againstBuilding(t, seat, id, less))
  }
  for (const place of sites(t, seat)) t.may(TOWER(seat, idOf(t, place)), againstTower(t, seat, place, less))
  if (less !== undefined) return
  t.may(UPGRADE(seat), againstUpgrade(t, seat))
  for (const vessel of VESSELS) t.may(VESSEL(seat, vessel), againstRecruit(t, seat, vessel))
}

function carryOut(t: T, seat: number, answer: Option, less: number | undefined): void {
  if (answer.kind === 'upgrade') return upgrade(t, seat)
  if (answer.kind === 'building') return putUp(t, seat, answer.name, less)
  if (answer.kind === 'tower') return buildTower(t, seat, placeOf(t, answer.name), less)
  const vessel = VESSELS.find((one) => one === answer.name)
  if (vessel !== undefined) recruitUnit(t, seat, vessel)
}

/** The new level counts immediately. (H-BUILD-3) */
function upgrade(t: T, seat: number): void {
  const p = player(t, seat)
  pay(t, seat, levelPrice(t, seat), 'capital')
  creditPrice(t, seat, ['level'])
  p.level = p.level === 1 ? 2 : 3
  t.emit({ type: 'upgraded', seat, level: p.level })
  happen(t, 'built', { seat, what: 'capital' })
}

function putUp(t: T, seat: number, id: string, less = 0): void {
  const p = player(t, seat)
  pay(t, seat, lessOre(buildingPrice(t, seat), less, 0), id)
  creditPrice(t, seat, ['building'])
  p.serfs[p.capital] = courtyardSerfs(p) - 1
  p.buildings.push(id)
  t.emit({ type: 'built', seat, building: id })
  happen(t, 'built', { seat, what: id })
}

/** The Serf only needs to be there. Tokens next to it on that Continent are revealed. (H-TOWER-3, H-TOWER-4) */
export function buildTower(t: T, seat: number, place: Place, less = 0): void {
  const p = player(t, seat)
  pay(t, seat, lessOre(towerPrice(t, seat, place), less, 1), 'tower')
  creditPrice(t, seat, ['tower'], place)
  credit(t, seat, 'standin', ({ bearer }) => placeOfUnit(p, bearer) === place)
  p.towers.push(place)
  t.emit({ type: 'tower', seat, region: land(t, place).id })
  happen(t, 'built', { seat, what: 'tower', event: place })
  const { continent } = land(t, place)
  for (const near of t.values.world.borders[place] ?? [])
    if (land(t, near).continent === continent) show(t, near)
  lookForEnd(t, seat)
}

export const buildSteps = { build }

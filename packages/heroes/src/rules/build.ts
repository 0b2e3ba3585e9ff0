// Build: a Building, the next level of the Capital, a Tower, or a Vessel. (H-BUILD, H-TOWER)
import type { Option, Reason } from '@lorehall/kernel'
import { BUILDING, TOWER, UPGRADE, VESSEL } from '../choices.ts'
import { BORDERS, FIRST_SEA, idOf, land, type Place, placeOf } from '../map/world.ts'
import {
  CANNOT_PAY,
  CONTINENT_HAS_TOWER,
  NO_SERF,
  OCCUPIED,
  STANDS,
  TOP_LEVEL,
  TOWER_LIMIT,
  TOWER_THERE,
} from '../reasons.ts'
import { VESSELS } from '../values/words.ts'
import { credit } from './abilities/credit.ts'
import { happen } from './abilities/moments.ts'
import { rulesOf } from './abilities/standing.ts'
import { lookForEnd } from './ends.ts'
import { capitalOwner, factionOf, player } from './lookup.ts'
import { courtyardSerfs, placeOfUnit, serfsAt } from './pieces.ts'
import { buildingPrice, creditPrice, lessOre, levelPrice, towerPrice } from './prices.ts'
import { canPay, pay } from './purse.ts'
import { againstRecruit, recruitUnit } from './recruit.ts'
import type { F, StepOf, T } from './step.ts'
import { show } from './tokens.ts'

/** Ore, and a Serf from the Courtyard that stays in it; one more where a Serf still has to follow. (H-BUILD-2) */
function againstBuilding(f: F, seat: number, id: string, following = 0, less = 0): Reason | null {
  const p = player(f, seat)
  if (p.buildings.includes(id)) return STANDS
  if (courtyardSerfs(p) <= following) return NO_SERF
  return canPay(f, seat, lessOre(buildingPrice(f, seat), less, 0)) ? null : CANNOT_PAY
}

function againstUpgrade(f: F, seat: number): Reason | null {
  if (player(f, seat).level === 3) return TOP_LEVEL
  return canPay(f, seat, levelPrice(f, seat)) ? null : CANNOT_PAY
}

/** Towers one Continent may have of one player. (H-TOWER-1) */
const towersPerContinent = (f: F): number => (f.seats <= 2 ? 2 : 1)

/** Everything but the Serf and the price. (H-TOWER-1) */
export function againstTowerSite(f: F, seat: number, place: Place): Reason | null {
  const { towers, level } = player(f, seat)
  if (capitalOwner(f, place) !== null) return OCCUPIED
  for (const p of f.state.players) if (p.towers.includes(place)) return TOWER_THERE
  if (towers.length >= Math.min(level, f.values.tower.count)) return TOWER_LIMIT
  const { continent } = land(place)
  let there = 0
  for (const tower of towers) if (land(tower).continent === continent) there++
  return there < towersPerContinent(f) ? null : CONTINENT_HAS_TOWER
}

export function againstTower(f: F, seat: number, place: Place, less = 0): Reason | null {
  const site = againstTowerSite(f, seat, place)
  if (site !== null) return site
  return canPay(f, seat, lessOre(towerPrice(f, seat, place), less, 1)) ? null : CANNOT_PAY
}

/** A Serf is there, or who counts as one. */
export function hasBuilder(f: F, seat: number, place: Place): boolean {
  const p = player(f, seat)
  if (serfsAt(p, place) > 0) return true
  for (const { bearer } of rulesOf(f, seat, 'standin')) if (placeOfUnit(p, bearer) === place) return true
  return false
}

/** Regions where a Tower has its Serf, but for the Courtyard. */
function sites(f: F, seat: number): Place[] {
  const { capital } = player(f, seat)
  const found: Place[] = []
  for (let place = 0; place < FIRST_SEA; place++) {
    if (place !== capital && hasBuilder(f, seat, place)) found.push(place)
  }
  return found
}

/** `following`: Serfs that go to the slot first. */
export const canBuild = (f: F, seat: number, following = 0): boolean =>
  againstUpgrade(f, seat) === null ||
  factionOf(f, seat).buildings.some(({ id }) => againstBuilding(f, seat, id, following) === null) ||
  VESSELS.some((vessel) => againstRecruit(f, seat, vessel) === null) ||
  sites(f, seat).some((place) => againstTower(f, seat, place) === null)

/** A Spell gives a Building or a Tower, cheaper, if one can be built at all. (H-VERB-16) */
const canBuildFor = (f: F, seat: number, less: number): boolean =>
  factionOf(f, seat).buildings.some(({ id }) => againstBuilding(f, seat, id, 0, less) === null) ||
  sites(f, seat).some((place) => againstTower(f, seat, place, less) === null)

function build(t: T, { seat, less, from }: StepOf<'build'>, answer: Option | undefined): void {
  if (answer !== undefined) return carryOut(t, seat, answer, less)
  if (less !== undefined && !canBuildFor(t, seat, less)) return
  t.ask(seat, 'pick', 'build', from)
  for (const { id } of factionOf(t, seat).buildings) {
    t.may(BUILDING(seat, id), againstBuilding(t, seat, id, 0, less))
  }
  for (const place of sites(t, seat)) t.may(TOWER(seat, idOf(place)), againstTower(t, seat, place, less))
  if (less !== undefined) return
  t.may(UPGRADE(seat), againstUpgrade(t, seat))
  for (const vessel of VESSELS) t.may(VESSEL(seat, vessel), againstRecruit(t, seat, vessel))
}

function carryOut(t: T, seat: number, answer: Option, less: number | undefined): void {
  if (answer.kind === 'upgrade') return upgrade(t, seat)
  if (answer.kind === 'building') return putUp(t, seat, answer.name, less)
  if (answer.kind === 'tower') return buildTower(t, seat, placeOf(answer.name), less)
  const vessel = VESSELS.find((one) => one === answer.name)
  if (vessel !== undefined) recruitUnit(t, seat, vessel)
}

/** It counts from the moment it is paid. (H-BUILD-3) */
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

/** The Serf only needs to be there. Tokens around it on that Continent are turned up. (H-TOWER-3, H-TOWER-4) */
export function buildTower(t: T, seat: number, place: Place, less = 0): void {
  const p = player(t, seat)
  pay(t, seat, lessOre(towerPrice(t, seat, place), less, 1), 'tower')
  creditPrice(t, seat, ['tower'], place)
  credit(t, seat, 'standin', ({ bearer }) => placeOfUnit(p, bearer) === place)
  p.towers.push(place)
  t.emit({ type: 'tower', seat, region: land(place).id })
  happen(t, 'built', { seat, what: 'tower', event: place })
  const { continent } = land(place)
  for (const near of BORDERS[place] ?? []) if (land(near).continent === continent) show(t, near)
  lookForEnd(t, seat)
}

export const buildSteps = { build }

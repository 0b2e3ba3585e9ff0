// The prospects of a movement: the best army, the best end within reach, and the path there.
import { isSea, type Place } from '../map/world.ts'
import { heroesOf, heroOf } from '../rules/hired.ts'
import { player } from '../rules/lookup.ts'
import { goers, partyOf, speedOf, strengthOfArmy, vesselIn } from '../rules/move/army.ts'
import { bandIn, nobody, sizeOf } from '../rules/move/company.ts'
import { goesBy } from '../rules/move/modes.ts'
import { costOf, mayEnd, nextTo, stopsAt } from '../rules/move/reach.ts'
import { givenTo } from '../rules/move/squads.ts'
import { captures, enemyAt, onBar, unitsAt, wanderersAt } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import type { Army, Move, Player } from '../state.ts'
import type { LandUnit } from '../values/words.ts'
import { attackWorth } from './battles.ts'
import { exposedAt, guardAt, siegeDanger, type Threats, threats } from './danger.ts'
import { regionWorth, seaWorth, siteWorth, tokensWorth, yieldWorth } from './ground.ts'
import { courtyardWorth } from './prices.ts'

/** The facts that movements are judged by. */
interface Scales {
  readonly f: F
  readonly left: number
  readonly threats: Threats
}

export const scalesOf = (f: F, seat: number, left: number): Scales => ({ f, left, threats: threats(f, seat) })

/** A place within reach: its cost in Speed, and the first step of the path. */
interface Reached {
  readonly cost: number
  readonly first: Place
}

/** All places a movement can reach with this Speed. */
function reach(f: F, move: Move, speed: number): Map<Place, Reached> {
  const found = new Map<Place, Reached>()
  const open: Place[] = [move.at]
  for (const place of open) {
    const here = found.get(place)
    if (here !== undefined && stopsAt(f, move, place)) continue
    for (const near of nextTo(f, move, place)) {
      const cost = (here?.cost ?? 0) + costOf(f, move, near)
      if (cost > speed || near === move.at || (found.get(near)?.cost ?? Infinity) <= cost) continue
      found.set(near, { cost, first: here?.first ?? near })
      open.push(near)
    }
  }
  return found
}

/** The Units that move, and their Strength with the Vessel. */
function party(f: F, move: Move): { army: Army; force: number } {
  const army = partyOf(f, move)
  const vessel = vesselIn(move)
  return { army, force: strengthOfArmy(f, army) + (vessel === null ? 0 : f.values.units[vessel].strength) }
}

/** The loss from leaving their place. */
function leaving({ f, left, threats: all }: Scales, move: Move): number {
  const { seat, at } = move
  const p = player(f, seat)
  const { army, force } = party(f, move)
  const size = sizeOf(army) + (vesselIn(move) === null ? 0 : 1)
  // Serfs aboard don't work.
  const { serfs } = move.army
  const there = p.serfs[at] ?? 0
  if (at === p.capital) return leavingHome({ f, left, threats: all }, p, move, serfs, force)
  const strong = guardAt(f, seat, at)
  const risk = isSea(f, at) ? 0 : exposedAt(f, at, strong, all, left)
  const site = there > 0 && there === serfs ? siteWorth(f, seat, at, left) : 0
  if (unitsAt(p, at) <= size && !p.towers.includes(at))
    return isSea(f, at) ? seaWorth(f, seat, at) : regionWorth(f, at, there) + site - risk
  const work = yieldWorth(f, at, 0, there) - yieldWorth(f, at, 0, there - serfs)
  return work + site - risk + (isSea(f, at) ? 0 : exposedAt(f, at, strong - force, all, left))
}

function leavingHome(
  { f, left, threats: all }: Scales,
  p: Player,
  { seat, at }: Move,
  serfs: number,
  force: number,
): number {
  const there = (p.serfs[at] ?? 0) + onBar(p)
  return (
    courtyardWorth(there, left) -
    courtyardWorth(there - serfs, left) +
    siegeDanger(f, seat, all, -force) -
    siegeDanger(f, seat, all, 0)
  )
}

/** The gain from arriving there and staying. */
/** The value of a captured piece, which scores a point and helps once; and of an army that fails to capture. */
const [CAPTURED, DRIVEN_BACK] = [1.3, -2]

function coming({ f, left, threats: all }: Scales, move: Move, to: Place): number {
  const { seat } = move
  const p = player(f, seat)
  const { army, force } = party(f, move)
  const enemy = enemyAt(f, seat, to)
  const serfsOnly = vesselIn(move) === null && army.warriors + army.heroes.length === 0
  if (enemy !== null) return attackWorth(f, seat, enemy, to, force, serfsOnly, left)
  const wild = wanderersAt(f, to)
  if (!captures(f, to, force)) return DRIVEN_BACK
  const tokens = tokensWorth(f, seat, to, force, left) + wild * CAPTURED
  if (to === p.capital) {
    const there = (p.serfs[to] ?? 0) + onBar(p)
    const more = courtyardWorth(there + army.serfs, left) - courtyardWorth(there, left)
    return tokens + more + siegeDanger(f, seat, all, 0) - siegeDanger(f, seat, all, force)
  }
  if (isSea(f, to)) return unitsAt(p, to) > 0 ? tokens : tokens + seaWorth(f, seat, to)
  const there = p.serfs[to] ?? 0
  const held = unitsAt(p, to) > 0 || p.towers.includes(to)
  const before = held ? regionWorth(f, to, there) : 0
  const site = there === 0 && army.serfs > 0 ? siteWorth(f, seat, to, left) : 0
  const strong = guardAt(f, seat, to)
  const risk = exposedAt(f, to, strong + force, all, left) - (held ? exposedAt(f, to, strong, all, left) : 0)
  return tokens + regionWorth(f, to, there + army.serfs) - before + site - risk
}

/** The gain from ending here. The place itself already counts as theirs. */
function staying(scales: Scales, move: Move): number {
  const { f, left } = scales
  const { force } = party(f, move)
  if (enemyAt(f, move.seat, move.at) === null) return tokensWorth(f, move.seat, move.at, force, left)
  return coming(scales, move, move.at) - leaving(scales, move)
}

/** The best end of a movement: its value, and the next step; −1: stop. */
interface Prospect {
  readonly worth: number
  readonly step: Place
}

/** The prospect of a movement with the Units chosen so far. */
function prospect(scales: Scales, move: Move, ways: Map<Place, Reached>): Prospect {
  const { f } = scales
  let best: Prospect = {
    worth: move.steps > 0 && mayEnd(f, move, move.at) ? staying(scales, move) : -Infinity,
    step: -1,
  }
  const lost = leaving(scales, move)
  for (const [to, { cost, first }] of ways) {
    if (cost > move.left || !mayEnd(f, move, to)) continue
    const worth = coming(scales, move, to) - lost
    if (worth > best.worth) best = { worth, step: first }
  }
  return best
}

/** The prospect of a movement that has set out, or whose Units are all chosen. */
export const wayOn = (scales: Scales, move: Move): Prospect =>
  prospect(scales, move, reach(scales.f, move, move.left))

/** The numbers of Units of a kind to try, out of n. */
const some = (n: number): number[] => [...new Set([0, 1, 2, n])].filter((k) => k <= n)

/** The armies to consider, from the Units on foot there. A Vessel may go with nobody beside it. */
function armies(f: F, move: Move): Army[] {
  const { seat, at, how } = move
  const p = player(f, seat)
  const goes = (unit: LandUnit) => how === 'march' || goesBy(f, seat, unit, how)
  const there = heroesOf(p).filter((hero) => {
    const { at: place, aboard } = heroOf(p, hero)
    return place === at && aboard === '' && goes(hero)
  })
  const parties = [[], ...there.map((hero) => [hero]), ...(there.length > 1 ? [there] : [])]
  const bands = some(goes('band') ? (p.band?.[at] ?? 0) : 0)
  const found: Army[] = []
  for (const serfs of some(goes('serf') ? (p.serfs[at] ?? 0) : 0)) {
    for (const warriors of some(goes('warrior') ? (p.warriors[at] ?? 0) : 0)) {
      for (const heroes of parties) {
        for (const band of bands) {
          const army = { serfs, warriors, heroes: [...heroes], ...bandIn(band) }
          const n = goers({ ...move, army })
          if (n > 0 && n <= f.values.armyLimit) found.push(army)
        }
      }
    }
  }
  return found
}

/** A limit on Speed on foot; few Units are faster. */
const FASTEST = 5

/**
 * The best army that includes the Units chosen so far, and its value. Nobody is chosen while a whole army is being
 * gathered.
 */
export function bestArmy(scales: Scales, move: Move): { worth: number; army: Army } | null {
  const { f } = scales
  const named = move.gathering === undefined ? move.army : nobody()
  const ways = reach(f, move, FASTEST)
  let best: { worth: number; army: Army } | null = null
  for (const army of armies(f, move)) {
    if (army.serfs < named.serfs || army.warriors < named.warriors) continue
    if ((army.band ?? 0) < (named.band ?? 0)) continue
    if (named.heroes.some((hero) => !army.heroes.includes(hero))) continue
    const going = { ...move, army }
    const { worth } = prospect(scales, { ...going, left: speedOf(f, going, givenTo(move)) }, ways)
    if (best === null || worth > best.worth) best = { worth, army }
  }
  return best
}

/** The value of the seat's current movement; 0: none. */
export function moveWorth(f: F, seat: number, left: number): number {
  const { move } = f.state
  if (move === null || move.seat !== seat || move.ended >= 0 || move.fought) return 0
  const scales = scalesOf(f, seat, left)
  const unnamed = move.gathering !== undefined || (vesselIn(move) === null && sizeOf(move.army) === 0)
  const worth = unnamed ? (bestArmy(scales, move)?.worth ?? 0) : wayOn(scales, move).worth
  return worth === -Infinity ? -1 : worth
}

// The prospects of a movement: the best army, the best end within reach, and the path there.
import { isSea, type Place } from '../map/world.ts'
import { natural } from '../rules/battle/strength.ts'
import { player } from '../rules/lookup.ts'
import { speedOf, strengthOfArmy } from '../rules/move/army.ts'
import { nobody, sizeOf } from '../rules/move/company.ts'
import { costOf, mayEnd, nextTo, stopsAt } from '../rules/move/reach.ts'
import { givenTo } from '../rules/move/squads.ts'
import { enemyAt, onBar, unitsAt } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import type { Army, Move, Player } from '../state.ts'
import { HEROES } from '../values/words.ts'
import { attackWorth } from './battles.ts'
import { exposedAt, siegeDanger, threats } from './danger.ts'
import { regionWorth, siteWorth, tokensWorth, yieldWorth } from './ground.ts'
import { courtyardWorth } from './prices.ts'

type Threats = ReturnType<typeof threats>

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

/** The Units that move: those that march, or a Vessel with everyone aboard. */
function party(f: F, { how, army, seat }: Move): { army: Army; force: number } {
  if (how === 'march') return { army, force: strengthOfArmy(f, army) }
  const p = player(f, seat)
  const vessel = how === 'sail' ? 'sea' : 'air'
  const { serfs, warriors } = p.vessels[vessel]
  const heroes = HEROES.filter((hero) => p.heroes[hero].aboard === vessel)
  const crew = { serfs, warriors, heroes }
  return { army: crew, force: strengthOfArmy(f, crew) + f.values.units[vessel].strength }
}

/** The loss from leaving their place. */
function leaving({ f, left, threats: all }: Scales, move: Move): number {
  const { seat, at, how } = move
  const p = player(f, seat)
  const { army, force } = party(f, move)
  const size = sizeOf(army) + (how === 'march' ? 0 : 1)
  // Serfs aboard don't work.
  const serfs = how === 'march' ? army.serfs : 0
  const there = p.serfs[at] ?? 0
  if (at === p.capital) return leavingHome({ f, left, threats: all }, p, move, serfs, force)
  const risk = isSea(f, at) ? 0 : exposedAt(f, at, natural(f, seat, at), all, left)
  const site = there > 0 && there === serfs ? siteWorth(f, seat, at, left) : 0
  if (unitsAt(p, at) <= size && !p.towers.includes(at)) return regionWorth(f, at, there) + site - risk
  const work = yieldWorth(f, at, 0, there) - yieldWorth(f, at, 0, there - serfs)
  const rest = natural(f, seat, at) - force
  return work + site - risk + (isSea(f, at) ? 0 : exposedAt(f, at, rest, all, left))
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
function coming({ f, left, threats: all }: Scales, move: Move, to: Place): number {
  const { seat, how } = move
  const p = player(f, seat)
  const { army, force } = party(f, move)
  const enemy = enemyAt(f, seat, to)
  const serfsOnly = how === 'march' && army.warriors + army.heroes.length === 0
  if (enemy !== null) return attackWorth(f, seat, enemy, to, force, serfsOnly, left)
  const tokens = tokensWorth(f, seat, to, force, left)
  if (to === p.capital) {
    const there = (p.serfs[to] ?? 0) + onBar(p)
    const more = courtyardWorth(there + army.serfs, left) - courtyardWorth(there, left)
    return tokens + more + siegeDanger(f, seat, all, 0) - siegeDanger(f, seat, all, force)
  }
  if (isSea(f, to)) return tokens + f.values.regionVp
  const there = p.serfs[to] ?? 0
  const held = unitsAt(p, to) > 0 || p.towers.includes(to)
  const before = held ? regionWorth(f, to, there) : 0
  const site = there === 0 && army.serfs > 0 ? siteWorth(f, seat, to, left) : 0
  const strong = natural(f, seat, to)
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

/** The armies to consider, from the Units on foot there. */
function armies(f: F, seat: number, place: Place): Army[] {
  const p = player(f, seat)
  const there = HEROES.filter((hero) => p.heroes[hero].at === place && p.heroes[hero].aboard === '')
  const parties = [[], ...there.map((hero) => [hero]), ...(there.length > 1 ? [there] : [])]
  const found: Army[] = []
  for (const serfs of some(p.serfs[place] ?? 0)) {
    for (const warriors of some(p.warriors[place] ?? 0)) {
      for (const heroes of parties) {
        const army = { serfs, warriors, heroes: [...heroes] }
        const n = sizeOf(army)
        if (n > 0 && n <= f.values.regionLimit) found.push(army)
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
  for (const army of armies(f, move.seat, move.at)) {
    if (army.serfs < named.serfs || army.warriors < named.warriors) continue
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
  const unnamed = move.how === 'march' && (move.gathering !== undefined || sizeOf(move.army) === 0)
  const worth = unnamed ? (bestArmy(scales, move)?.worth ?? 0) : wayOn(scales, move).worth
  return worth === -Infinity ? -1 : worth
}

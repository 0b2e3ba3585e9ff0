// The value of Regions: to their owner, and to an army that comes there.
import { isSea, perWorld, type Place } from '../map/world.ts'
import { rulesOf, scoringAbilities } from '../rules/abilities/standing.ts'
import { tallied } from '../rules/abilities/tally.ts'
import { againstTowerSite } from '../rules/build.ts'
import { isShallow, player } from '../rules/lookup.ts'
import { holds } from '../rules/pieces.ts'
import { towerDistance } from '../rules/prices.ts'
import type { F } from '../rules/step.ts'
import { fits } from '../rules/verbs/regions.ts'
import { ending, hidden, lateness } from './closing.ts'
import { collections, later, YIELD } from './prices.ts'

/** Points at the end, plus the yields of the Region and its Serfs until then. */
export function regionWorth(f: F, place: Place, serfs: number): number {
  const { regionVp, explorationTokens } = f.values
  let points = regionVp
  for (const { id, at } of f.state.live) if (at === place) points += explorationTokens[id]?.scores?.vp ?? 0
  return points + yieldWorth(f, place, 1, serfs)
}

/** The value of the yields there: `bare` resources per Collection, plus 1 per working Serf. */
export function yieldWorth(f: F, place: Place, bare: number, serfs: number): number {
  const ground = f.values.world.lands[place]
  if (ground === undefined || ground.yields === null) return 0
  return (bare + Math.min(serfs, ground.workers)) * YIELD[ground.yields] * collections(f)
}

/** The value of holding a Sea Region, with abilities that yield or score for it. */
export function seaWorth(f: F, seat: number, place: Place): number {
  const p = player(f, seat)
  let sum = f.values.regionVp
  for (const { rule } of rulesOf(f, seat, 'yield')) {
    const { of, n, most = Infinity } = rule
    if (of === undefined || !fits(f, { seat }, place, of)) continue
    const isHeld = (one: Place) => one !== p.capital && holds(p, one) && fits(f, { seat }, one, of)
    if (f.values.world.places.all.filter(isHeld).length < most) sum += n * YIELD.ore * collections(f)
  }
  for (const { ability } of scoringAbilities(f, seat)) {
    const { tally } = ability
    if (tally === undefined || !('regions' in tally.count)) continue
    if (!fits(f, { seat }, place, tally.count.regions)) continue
    if (tallied(f, seat, tally) < (tally.max ?? Infinity)) sum += tally.each ?? 1
  }
  return sum
}

/** The value of a token, and for a weak army, which a Monster may drive away. */
const [TOKEN, WEAK] = [1, 0.6]
const ENOUGH = 3
/** Each token turned over brings the end of the game closer. */
const NEARER = 0.5

/** The value of the tokens there for an army of this Strength that ends its move. */
export function tokensWorth(f: F, seat: number, place: Place, strength: number, left: number): number {
  const { state } = f
  const down = state.down[place] ?? 0
  const n = down + state.shown.filter(({ at }) => at === place).length
  if (n === 0) return 0
  const brings =
    (strength >= ENOUGH || isSea(f, place) ? TOKEN : WEAK) * Math.max(0.4, later(left)) +
    // Solo: the points the Enemy would gain for it.
    (state.enemy === null ? 0 : f.values.enemy.tokenVp)
  if (isSea(f, place) || isShallow(f, place)) return n * brings
  const last = state.end === null && down > 0 && hidden(f) === down
  if (last) return n * brings + ending(f, seat)
  return n * (brings + NEARER * lateness(f))
}

/** The value of a Serf where a Tower could be built, per step of distance. */
const SITE = 0.55

export function siteWorth(f: F, seat: number, place: Place, left: number): number {
  if (left < 1.5 || place === player(f, seat).capital || isSea(f, place)) return 0
  if (againstTowerSite(f, seat, place) !== null) return 0
  return SITE * (1 + lateness(f)) * towerDistance(f, seat, place)
}

/** Whether another player's Capital is there. */
export const enemyCapital = (f: F, seat: number, place: Place): boolean =>
  f.state.players.some((p, other) => other !== seat && !p.out && p.capital === place)

/** Steps on foot between Land Regions, including ferries and wraps. */
const steps = perWorld(({ lands, byLand }) =>
  lands.map((_, from): readonly number[] => {
    const found: number[] = lands.map(() => Infinity)
    found[from] = 0
    const open = [from]
    for (const place of open) {
      for (const near of byLand[place] ?? []) {
        if (found[near] !== Infinity) continue
        found[near] = (found[place] ?? 0) + 1
        open.push(near)
      }
    }
    return found
  }),
)

/** From a Sea Region, the first step leads to its coast. */
export function stepsBetween(f: F, from: Place, to: Place): number {
  if (!isSea(f, from)) return steps(f.values.world)[from]?.[to] ?? Infinity
  let least = Infinity
  for (const shore of f.values.world.coasts[from] ?? [])
    least = Math.min(least, 1 + (steps(f.values.world)[shore]?.[to] ?? Infinity))
  return least
}

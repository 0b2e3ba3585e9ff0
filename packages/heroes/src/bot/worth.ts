// The value of a position to a seat: the points it can expect at the end. A current Battle or movement counts with its
// prospects.
import { income } from '../rules/collection.ts'
import { heroesOf, heroOf } from '../rules/hired.ts'
import { player } from '../rules/lookup.ts'
import { courtyardSerfs, inPlay, onBar, serfsAt } from '../rules/pieces.ts'
import { levelPrice } from '../rules/prices.ts'
import type { F } from '../rules/step.ts'
import { scoreOf } from '../scoring.ts'
import { at, type Player } from '../state.ts'
import { RESOURCES, VESSELS } from '../values/words.ts'
import { battleWorth } from './battles.ts'
import { closing, lateness } from './closing.ts'
import { againstOne, exposed, siegeDanger, threats } from './danger.ts'
import { siteWorth, stepsBetween } from './ground.ts'
import { collections, courtyardWorth, later, purseWorth, roundsLeft, YIELD } from './prices.ts'
import { moveWorth } from './prospects.ts'

/** The value of being out of the game. */
const FALLEN = -50

/** The value of things per round left, in addition to their points. */
const EACH_ROUND = {
  warrior: 0.1,
  hero: 0.22,
  vessel: 0.2,
  level: 0.6,
  scribed: 0.08,
}

/**
 * The value of a Building per round, by level of the Capital. Each level adds an ability, and a Building may unlock a
 * Hero or a Vessel.
 */
const BUILDING = [0.36, 0.5, 0.66]

/** The value per round of pieces, the board and Scribed Spells. */
function useWorth(p: Player): number {
  const heroes = heroesOf(p).reduce((sum, hero) => sum + inPlay(p, hero), 0)
  const vessels = VESSELS.reduce((sum, vessel) => sum + inPlay(p, vessel), 0)
  return (
    inPlay(p, 'warrior') * EACH_ROUND.warrior +
    heroes * EACH_ROUND.hero +
    vessels * EACH_ROUND.vessel +
    p.buildings.length * at(BUILDING, p.level - 1) +
    (p.level - 1) * EACH_ROUND.level +
    p.scribed.filter(({ turned }) => turned === 'ready').length * EACH_ROUND.scribed
  )
}

/** The value of a card in hand. It is low, because every Collection gives another card. */
const CARD = 0.3

const handWorth = (p: Player, left: number): number => Math.min(p.hand.length, p.level) * CARD * later(left)

/** More resources of a kind than this per round are hardly spent. */
const ENOUGH = 6

function incomeWorth(f: F, seat: number): number {
  const brings = income(f, seat)
  let sum = 0
  for (const kind of RESOURCES) sum += Math.min(brings[kind], ENOUGH) * YIELD[kind]
  return sum * collections(f)
}

/** The value of having saved the whole price of the next level. */
const SAVED = 1.2

function savings(f: F, seat: number, left: number): number {
  const p = player(f, seat)
  if (p.level === 3 || left < 2) return 0
  const price = levelPrice(f, seat)
  let [have, all] = [0, 0]
  for (const kind of RESOURCES) {
    have += Math.min(p[kind], price[kind] ?? 0)
    all += price[kind] ?? 0
  }
  return all === 0 ? 0 : SAVED * (have / all) ** 2
}

/** The value of the best site for the next Tower. */
function bestSite(f: F, seat: number, left: number): number {
  const p = player(f, seat)
  let best = 0
  const { lands } = f.values.world
  for (let place = 0; place < lands.length; place++) {
    if (serfsAt(p, place) > 0) best = Math.max(best, siteWorth(f, seat, place, left))
  }
  return best
}

/** The value of an army by its distance to the nearest face-down token. */
const DRAWN = [0, 0.3, 0.26, 0.2, 0.15, 0.1, 0.05]

function frontier(f: F, seat: number): number {
  const p = player(f, seat)
  let sum = 0
  const { lands } = f.values.world
  for (let place = 0; place < p.warriors.length; place++) {
    if ((p.warriors[place] ?? 0) === 0 && !heroesOf(p).some((hero) => heroOf(p, hero).at === place)) continue
    let nearest = Infinity
    for (let token = 0; token < lands.length; token++) {
      if ((f.state.down[token] ?? 0) > 0) nearest = Math.min(nearest, stepsBetween(f, place, token))
    }
    sum += DRAWN[nearest] ?? 0
  }
  return sum
}

/** The parts of a position's worth, while the game goes on and the seat is in it. */
export function parts(f: F, seat: number): number[] {
  const p = player(f, seat)
  const { total } = scoreOf(f, seat)
  const left = roundsLeft(f)
  const all = threats(f, seat)
  return [
    total,
    purseWorth(p, left),
    handWorth(p, left),
    savings(f, seat, left),
    incomeWorth(f, seat),
    courtyardWorth(courtyardSerfs(p) + onBar(p), left),
    Math.max(0, left - 0.5) * useWorth(p),
    bestSite(f, seat, left),
    later(left) * (1 + 2 * lateness(f)) * frontier(f, seat),
    closing(f, seat, total),
    moveWorth(f, seat, left),
    battleWorth(f, seat, left),
    f.values.box.worth?.(f, seat) ?? 0,
    -againstOne(f, seat, left),
    left > 0.2 ? -siegeDanger(f, seat, all, 0) : 0,
    -exposed(f, seat, all, left),
  ]
}

export function worth(f: F, seat: number): number {
  const p = player(f, seat)
  if (p.out) return FALLEN
  if (f.state.phase === 'over' || p.capital < 0) return scoreOf(f, seat).total
  let sum = 0
  for (const part of parts(f, seat)) sum += part
  return sum
}

// How bots judge favor: weights of options, the value of a token where it is placed, and of what is lent to a monument.
import type { Ask, Option } from '@lorehall/kernel'
import { distance, LINKS, TOUCHES } from '../../map/board.ts'
import { player, speedOf, sum } from '../../rules/counters.ts'
import { amount, card } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { againstPrice } from '../../rules/visit.ts'
import { at, COMMON, EVERY_ATTRIBUTE, HEROIC } from '../../state.ts'
import { filledIn, placesOf } from './rules/monument.ts'
import { SOURCE } from './rules/uses.ts'
import { type Favor, favorOf, guilds, laidNow, type Monument, monumentOf } from './state.ts'

/** For the quick player; 10 is usual. */
export const eager: Readonly<Record<string, number>> = {
  favor: 30,
  fortify: 20,
  diplomacy: 10,
  barricade: 10,
  lead: 20,
  allegiance: 15,
  empowerment: 15,
  commendation: 15,
  destiny: 10,
  lend: 25,
  'lend-tile': 25,
}

const WORTH = {
  /** A fortified region, to its owner. */
  fortified: 0.6,
  /** Shared honor: from the player's own visit if the region is near, and from each other player nearby. */
  ownShare: 0.7,
  share: 0.25,
  /** A companion activated for free, or a relic charged by its use, once that has happened. */
  allegiance: 1,
  empowerment: 0.6,
  /** A trait that reacts to the player's actions, and any other trait. */
  reacting: 0.9,
  commended: 0.6,
  /** Dice that may be rolled at some time, and dice that could be rolled from here. */
  destiny: 0.3,
  dice: 0.8,
  /** Lent things return if the monument is ever finished. */
  common: 0.75,
  heroic: 1.9,
  conviction: 1.6,
  tile: 3,
  monument: 13,
}

/** A monument's progress counts little early and most late. */
const FAITH = 4

/** Things that could still be lent: in the turn when it can be, and before. */
const AT_HAND = 0.95
const SOME_DAY = 0.75

/** Regions where dice are rolled. */
const DICE: ReadonlySet<string> = new Set(['academy', 'maw'])

/** How likely a player at this distance comes by in their next turn. */
function comesBy(f: F, seat: number, space: number): number {
  const { space: here } = player(f, seat)
  const far = distance(here, space)
  if (far === 0 || far > speedOf(player(f, seat))) return 0
  // A figure on the coast has only one way off; others can walk around.
  if (far === 1) return at(LINKS, here).length === 1 ? 0.95 : 0.15
  return 0.06
}

function others(f: F, seat: number): number[] {
  return f.state.players.flatMap((_, other) => (other === seat ? [] : [other]))
}

/** Roughly what a barricade there gives until the owner's next turn. */
function toll(f: F, seat: number, space: number): number {
  return others(f, seat).reduce((sum, other) => sum + 2 * comesBy(f, other, space), 0)
}

function shares(f: F, seat: number, hex: number): number {
  const near = (who: number) => at(TOUCHES, player(f, who).space).includes(hex)
  const own = f.state.turn.seat === seat && !f.state.turn.visitSpent && near(seat) ? WORTH.ownShare : 0
  return own + WORTH.share * others(f, seat).filter((who) => who !== f.state.owners[hex] && near(who)).length
}

/** Could a visit this turn roll dice? */
function rollsHere(f: F, seat: number): boolean {
  const { turn, regions } = f.state
  if (turn.seat !== seat || turn.visitSpent) return false
  return at(TOUCHES, player(f, seat).space).some((hex) => {
    const kind = at(regions, hex)
    return DICE.has(kind) && againstPrice(f, seat, kind) === null
  })
}

function token(f: F, seat: number, { use, n, on, fresh }: Favor): number {
  const { turn } = f.state
  switch (use) {
    case 'barricade':
      return toll(f, seat, n)
    case 'diplomacy':
      return fresh && f.state.owners[n] !== seat ? shares(f, seat, n) : 0
    case 'allegiance':
      return laidNow(f, seat, use) && !turn.activated ? WORTH.allegiance : 0
    case 'empowerment':
      return laidNow(f, seat, use) && !player(f, seat).used.includes(on) ? WORTH.empowerment : 0
    case 'commendation':
      return card(f, on).on === undefined ? WORTH.commended : WORTH.reacting
    case 'destiny':
      return WORTH.destiny + (rollsHere(f, seat) ? WORTH.dice : 0)
    default:
      return 0
  }
}

function lent({ spheres, conviction, tiles }: Monument): number {
  let worth = conviction * WORTH.conviction + sum(tiles) * WORTH.tile
  for (const a of COMMON) worth += spheres[a] * WORTH.common
  for (const a of HEROIC) worth += spheres[a] * WORTH.heroic
  return worth
}

/** A tile is the hardest to get: it costs 3 of an attribute. */
const A_TILE = 2.5

/** The needs of a monument and the things lent to it, each weighted by how hard it is to get. */
function effort(f: F): number {
  return placesOf(f) + amount(f, 'guilds', 'tiles') * (A_TILE - 1)
}

function spent(monument: Monument): number {
  return filledIn(monument) + sum(monument.tiles) * (A_TILE - 1)
}

/** How much the player could add now. */
function ready(f: F, seat: number, { spheres, conviction, tiles }: Monument): number {
  const p = player(f, seat)
  const places = (name: string) => amount(f, 'guilds', name)
  let n = Math.min(p.conviction, places('conviction') - conviction)
  let kinds = 0
  for (const a of EVERY_ATTRIBUTE) {
    n += Math.min(p.spheres[a], places('attribute') - spheres[a])
    if (p.tiles[a] > 0 && tiles[a] === 0) kinds++
  }
  return n + A_TILE * Math.min(kinds, places('tiles') - sum(tiles))
}

/** A monument that can't be finished in time is worth nothing. */
function rising(f: F, seat: number): number {
  const monument = monumentOf(f, seat)
  const now = laidNow(f, seat, 'monument')
  if (monument.built || (f.state.lastRound !== 0 && !now)) return 0
  const reached = spent(monument) + ready(f, seat, monument) * (now ? AT_HAND : SOME_DAY)
  return lent(monument) + WORTH.monument * (reached / effort(f)) ** FAITH
}

/** Honor that others would gain from favor the player walks into. */
function paidToOthers(f: F, seat: number): number {
  return others(f, seat).reduce((n, other) => n + (player(f, other).sources[SOURCE] ?? 0), 0) / (f.seats - 1)
}

export function worth(f: F, seat: number): number {
  const { fortified } = guilds(f)
  let total = token(f, seat, favorOf(f, seat)) + rising(f, seat) - paidToOthers(f, seat)
  if (f.state.lastRound === 0)
    fortified.forEach((by, hex) => {
      if (by === seat && f.state.owners[hex] === seat) total += WORTH.fortified
    })
  return total
}

/** The open spaces worth considering: where others are likely to come by. */
const A_FEW = 6

export function promising(f: F, { seat, prompt, options }: Ask): readonly Option[] | null {
  if (prompt !== 'guilds/barricade') return null
  const spaces = options.filter(({ kind }) => kind === 'barricade')
  return spaces.toSorted((a, b) => toll(f, seat, b.n) - toll(f, seat, a.n)).slice(0, A_FEW)
}

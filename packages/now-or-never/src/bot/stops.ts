// The worth of the current hero action: that of the best stop within reach.
import { added } from '../rules/inforce.ts'
import { lookup, player } from '../rules/lookup.ts'
import { type Owned, usesAt } from '../rules/owned.ts'
import { deedsOf, visitPrice } from '../rules/places.ts'
import { canPay } from '../rules/purse.ts'
import type { F } from '../rules/step.ts'
import { againstUse } from '../rules/uses.ts'
import { groundFor, walkFrom } from '../rules/ways.ts'
import { at, type HeroAction, type Player } from '../state.ts'
import type { Values } from '../values/index.ts'
import type { Bag, Deed } from '../cards/vocabulary.ts'
import { deedsWorth } from './deeds.ts'
import { type Arena, arenaOf, fightWorth, rewardWorth } from './fights.ts'
import { bagWorth, heartsWorth, type Prices } from './prices.ts'
import { playingWorth } from './quests.ts'
import { reachOf } from './reach.ts'
import { welcome } from './town.ts'

const DIE = [1, 2, 3, 4]

/** The expected worth after a random loss of hearts. `brings` is gained only if a heart is left. */
function afterLosing(hearts: number, losses: readonly number[], brings: number, prices: Prices): number {
  let sum = 0
  for (const loss of losses) {
    const left = Math.max(0, hearts - Math.max(0, loss))
    sum += heartsWorth(left, prices) + (left > 0 ? brings : 0)
  }
  return sum / losses.length - heartsWorth(hearts, prices)
}

/** A location as a bot rates it. Cached per number of seasons left. */
interface Place {
  readonly price: Bag
  /** The possible losses of hearts, all equally likely. */
  readonly losses: readonly number[]
  readonly heals: number
  /** The worth of everything else it gives. */
  readonly brings: number
}

function lossesOf(deeds: readonly Deed[]): readonly number[] {
  for (const deed of deeds) {
    if (deed.verb === 'loseHearts') return deed.dice === undefined ? [deed.n ?? 0] : DIE
  }
  return [0]
}

function placeOf(f: F, id: string, prices: Prices): Place {
  const deeds = deedsOf(f, id)
  const heals = deeds.reduce((sum, deed) => sum + (deed.verb === 'gain' ? (deed.heart ?? 0) : 0), 0)
  const rest = deeds.filter(({ verb }) => verb !== 'loseHearts')
  return {
    price: visitPrice(f, id),
    losses: lossesOf(deeds),
    heals,
    brings: deedsWorth(rest, prices) - heals * prices.heart,
  }
}

const places = new WeakMap<Values, Record<string, Place>[]>()

function placeAt(f: F, id: string, prices: Prices): Place {
  const all = places.get(f.values) ?? []
  places.set(f.values, all)
  const here = (all[prices.left] ??= {})
  return (here[id] ??= placeOf(f, id, prices))
}

export function visitWorth(
  f: F,
  seat: number,
  id: string,
  hearts: number,
  full: number,
  prices: Prices,
): number {
  const { price, losses, heals, brings } = placeAt(f, id, prices)
  if (!canPay(f, seat, price)) return 0
  const healed = heartsWorth(Math.min(full, hearts + heals), prices) - heartsWorth(hearts, prices)
  return afterLosing(hearts, losses, brings + healed, prices)
}

/** The average worth of the search tokens that nobody has seen. */
function tokenBrings({ state, values }: F, prices: Prices): number {
  const { searchPool } = state
  let sum = 0
  for (const id of searchPool) {
    const token = values.search[id]
    if (token === undefined) continue
    sum += deedsWorth(token.do, prices)
    if (token.keep) sum += token.income * (prices.income + 1)
  }
  return searchPool.length === 0 ? 0 : sum / searchPool.length
}

/** The facts that are the same for every stop of an action. */
export interface Errand {
  readonly f: F
  readonly seat: number
  readonly p: Player
  readonly now: HeroAction
  readonly prices: Prices
  readonly arena: Arena
  readonly full: number
  readonly softer: number
  readonly token: number
  /** The fraction of a villager's worth that the town has room for. */
  readonly welcome: number
}

export function errandOf(f: F, seat: number, now: HeroAction, prices: Prices): Errand {
  const p = player(f, seat)
  return {
    f,
    seat,
    p,
    now,
    prices,
    arena: arenaOf(f, seat),
    full: lookup.hero(f, p.hero).hearts,
    softer: added(f, seat, 'searchLoss'),
    token: tokenBrings(f, prices),
    welcome: welcome(f, seat, prices),
  }
}

/** The worth of a search with these hearts. */
export function searchWorth({ softer, token, prices }: Errand, hearts: number): number {
  const losses = DIE.map((die) => die + softer)
  return afterLosing(hearts, losses, token, prices)
}

/** The worth of the fight on a space with these hearts; null if there is no enemy. */
export function foeWorth(e: Errand, space: number, hearts: number): number | null {
  const { f, arena, prices } = e
  const level = at(f.values.spaces, space)
  if (level.kind !== 'enemy' || at(f.state.enemies, space) === 0) return null
  const foe = lookup.enemy(f, at(f.values.levels, level.level - 1))
  return fightWorth(arena, foe, hearts, rewardWorth(foe, prices, e.welcome), prices)
}

export function questWorth({ f, seat, arena, prices }: Errand, id: string, hearts: number): number {
  return playingWorth(f, seat, arena, id, hearts, prices)
}

/** The worth of stopping on a space with these hearts. */
function stopWorth(e: Errand, space: number, hearts: number): number {
  const { f, seat, prices } = e
  if (hearts <= 0) return 0
  const own = f.values.box.stopping?.(f, seat, space, hearts, prices) ?? 0
  return Math.max(own, usualWorth(e, space, hearts))
}

/** The worth of the base's own actions there. */
function usualWorth(e: Errand, space: number, hearts: number): number {
  const { f, seat, p, now, prices, full } = e
  const here = at(f.state.locations, space)
  if (here !== '') {
    let quest = 0
    if (!now.questPlayed) {
      for (const id of p.hand) {
        if (lookup.quest(f, id).at === here) quest = Math.max(quest, questWorth(e, id, hearts))
      }
    }
    const visit = now.visited === '' ? visitWorth(f, seat, here, hearts, full, prices) : 0
    return quest + Math.max(0, visit)
  }
  const fight = foeWorth(e, space, hearts)
  if (fight !== null) return Math.max(fight, now.owes ? -prices.heart : 0)
  return at(f.state.searches, space) ? Math.max(0, searchWorth(e, hearts)) : 0
}

/** The best continuation of the current move. */
export interface Plan {
  readonly worth: number
  /** The next cell; -1 to stop here. */
  readonly next: number
  /** The use to take first; empty if none. */
  readonly boost: string
}

/** A longer route to an equally good stop is rated a little lower. */
const STEP = 0.01

/** Routes that cost more than this in hearts are not considered. */
const TOO_FAR = -3

function planWith(e: Errand, more: number): Plan {
  const { f, seat, p, now, prices } = e
  const before = heartsWorth(p.hearts, prices)
  let worth = now.steps > 0 ? stopWorth(e, p.space, p.hearts) : TOO_FAR
  let next = -1
  const from = walkFrom(f, seat, now)
  const walk = more === 0 ? from : { ...from, move: from.move + more }
  const { hearts, steps, first } = reachOf(walk, groundFor(f, seat))
  for (let space = 0; space < hearts.length; space++) {
    const left = hearts[space] ?? 0
    if (left === 0) continue
    const walked = heartsWorth(left, prices) - before - (steps[space] ?? 0) * STEP
    if (walked < TOO_FAR) continue
    const found = walked + stopWorth(e, space, left)
    if (found <= worth) continue
    worth = found
    next = first[space] ?? -1
  }
  return { worth, next, boost: '' }
}

const spacesBy = ({ use }: Owned): number =>
  use.do.reduce((sum, deed) => sum + (deed.verb === 'addMove' ? deed.n : 0), 0)

/** The best stop, with or without paying for extra movement. */
export function planOf(f: F, seat: number, now: HeroAction, prices: Prices): Plan {
  const e = errandOf(f, seat, now, prices)
  let best = planWith(e, 0)
  for (const owned of usesAt(f, seat, 'heroMove')) {
    if (againstUse(f, seat, owned) !== null) continue
    const plan = planWith(e, spacesBy(owned))
    const worth = plan.worth - bagWorth(owned.use.pay ?? {}, prices)
    if (worth > best.worth + 0.2) best = { worth, next: plan.next, boost: owned.key }
  }
  return best
}

/** The best result that the current action can still have. */
export function actionWorth(f: F, seat: number, now: HeroAction, prices: Prices): number {
  if (now.playing !== '' || now.visited !== '') return 0
  if (!now.stopped) return planOf(f, seat, now, prices).worth
  const { space, hearts } = player(f, seat)
  return stopWorth(errandOf(f, seat, now, prices), space, hearts)
}

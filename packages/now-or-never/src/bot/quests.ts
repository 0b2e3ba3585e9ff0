// The worth of quest cards and orders: in hand by how close they are to completion, and where the hero stops.
import { againstQuest } from '../rules/quests.ts'
import { lookup, player } from '../rules/lookup.ts'
import { canPay } from '../rules/purse.ts'
import type { F } from '../rules/step.ts'
import type { Values } from '../values/index.ts'
import type { Quest } from '../cards/records.ts'
import { type Arena, fightWorth } from './fights.ts'
import { deedsWorth } from './deeds.ts'
import { lasting } from './lasting.ts'
import { bagWorth, longRun, type Prices } from './prices.ts'

/** Points, reward and lasting effects, without the price. Cached per number of seasons left. */
const known = new WeakMap<Values, Record<string, number>[]>()

function grossOf(values: Values, id: string, { vp, do: deeds, score }: Quest, prices: Prices): number {
  const ending = score.reduce((sum, tally) => sum + tally.vp * 3, 0)
  return vp + ending + deedsWorth(deeds, prices) + (lasting(values, prices)[id] ?? 0)
}

function gross(f: F, id: string, prices: Prices): number {
  const all = known.get(f.values) ?? []
  known.set(f.values, all)
  const here = (all[prices.left] ??= {})
  return (here[id] ??= grossOf(f.values, id, lookup.quest(f, id), prices))
}

/** The worth of playing the card now with these hearts; 0 if it can't be played. */
export function playingWorth(
  f: F,
  seat: number,
  arena: Arena,
  id: string,
  hearts: number,
  prices: Prices,
): number {
  const { pay, fight } = lookup.quest(f, id)
  if (againstQuest(f, seat, id) !== null || (pay.heart ?? 0) >= hearts) return 0
  const brings = gross(f, id, prices)
  if (fight !== null) return fightWorth(arena, fight, hearts, brings, prices) - bagWorth(pay, prices)
  return brings - bagWorth(pay, prices)
}

/**
 * The chance that a card in hand will be completed: if it can be paid for now, if it may be in time, and late in the
 * game.
 */
const READY = 0.62
const IN_TIME = 0.38
const LATE = 0.12

/** The worth of a card in hand. */
export function cardWorth(f: F, seat: number, id: string, prices: Prices): number {
  const { pay, fight } = lookup.quest(f, id)
  const ready = againstQuest(f, seat, id) === null
  let net = gross(f, id, prices) - bagWorth(pay, prices)
  if (fight !== null) net *= fight.health > 12 ? 0.3 : 0.7
  if (net <= 0) return 0
  if (ready) return net * READY * (prices.left === 0 ? 0.5 : 1)
  return net * (prices.left >= 2 ? IN_TIME : prices.left === 1 ? LATE * 2 : LATE)
}

/** Cards completed per season. Cards beyond that are worth little. */
const A_SEASON = 1.2
const SPARE = 0.15

export function handWorth(f: F, seat: number, prices: Prices): number {
  const { hand, drawn } = player(f, seat)
  if (hand.length + drawn.length === 0) return 0
  const all: number[] = []
  for (const id of hand) all.push(cardWorth(f, seat, id, prices))
  for (const id of drawn) all.push(cardWorth(f, seat, id, prices) * 0.9)
  all.sort((a, b) => b - a)
  let soon = 1 + A_SEASON * prices.left
  let sum = 0
  for (const worth of all) {
    sum += worth * (soon > 0 ? 1 : SPARE)
    soon--
  }
  return sum
}

/** The worth of an order. It depends on whether it can be completed now. */
export function orderWorth(f: F, seat: number, id: string, prices: Prices): number {
  const { goods, coins } = lookup.order(f, id)
  const whole = { shell: 0, tool: 0, demon: 0, crystal: 0, ...goods }
  const net = f.values.setup.orderVP + (coins - longRun(whole)) * prices.coin
  if (canPay(f, seat, goods)) return net * 0.9
  return net * Math.min(0.5, 0.25 * prices.left)
}

/** The average worth of the cards in a pile. */
export function pileWorth(f: F, seat: number, pile: string, prices: Prices): number {
  let [sum, n] = [0, 0]
  for (const [id, quest] of Object.entries(f.values.quests)) {
    if (quest.pile !== pile) continue
    sum += cardWorth(f, seat, id, prices)
    n++
  }
  return n === 0 ? 0 : sum / n
}

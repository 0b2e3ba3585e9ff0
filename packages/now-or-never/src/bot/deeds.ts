// What the deeds of a record are worth to who does them, at long-run prices.
import type { Deed, On, Rule, Use } from '../cards/vocabulary.ts'
import { bagWorth, type Prices } from './prices.ts'

/** The mean of a die. */
const PIPS = 2.5

/** A building for its price, beyond what it costs. */
const BUILDING = 3
const GEAR = 1
const SWAP = 0.3
const FIRST = 0.3
const HEAL = 1.6
/** A hero action more, beyond what it costs. */
const ACTION = 2.2

function deedWorth(deed: Deed, prices: Prices): number {
  switch (deed.verb) {
    case 'gain':
      return bagWorth(deed, prices)
    case 'pay':
      return -bagWorth(deed, prices)
    case 'loseHearts':
      return -prices.heart * ((deed.n ?? 0) + (deed.dice ?? 0) * PIPS)
    case 'gainVillagers':
      return deed.n * prices.villager
    case 'drawQuests':
      return deed.keep * prices.quest * (0.7 + 0.15 * deed.draw)
    case 'drawOrders':
      return deed.keep * prices.order
    case 'buyGear':
      return GEAR + deed.off * 0.7 * prices.coin
    case 'swapTiles':
      return SWAP
    case 'takeFirstPlayer':
      return FIRST
    case 'rollGain':
      return PIPS * bagWorth(deed.per, prices)
    case 'build':
      return BUILDING
    case 'heal':
      return HEAL
    case 'takeSearchToken':
      return 4 * prices.coin + prices.income + 1
    case 'readySpecialist':
    case 'useSpecialist':
      return 1.5
    case 'visitAgain':
    case 'heroAction':
      return ACTION
    case 'changeGoods':
      return deed.upTo * 1.5 * prices.coin
    case 'addMove':
      return deed.n * 0.25
    case 'cheaperBuild':
      return deed.n * prices.coin
    default:
      // What helps in fights and on the way.
      return 0.5
  }
}

export const deedsWorth = (deeds: readonly Deed[], prices: Prices): number =>
  deeds.reduce((sum, deed) => sum + deedWorth(deed, prices), 0)

/** How often in a season, about. */
const OFTEN = { villagerGained: 1.3, questDone: 1, fightWon: 0.9 } as const

/** Seasons in which something that lasts still acts, the present one half. */
const seasons = ({ left }: Prices): number => left + 0.5

function ruleWorth(rule: Rule, prices: Prices): number {
  const times = seasons(prices)
  switch (rule.rule) {
    case 'move':
      return rule.add * 0.7 * times
    case 'buildCost':
      return -rule.add * 1.6 * prices.coin * times
    case 'recruitCost':
      return -rule.add * 0.4 * prices.coin * times
    case 'mountainLoss':
    case 'searchLoss':
      return -rule.add * 0.7 * prices.heart * times
    case 'maxMana':
      return rule.add * prices.mana * times
    case 'sale':
      return rule.coins * 0.08 * (prices.income + 1)
    case 'rehouse':
      return 0.6
    default:
      // Of defence fights know what it is worth.
      return 0
  }
}

/** A use of every season, beyond its price; in combat fights know what it is worth. */
function useWorth({ when, do: deeds, pay, limit }: Use, prices: Prices): number {
  if (when === 'combatRound' || when === 'ownDie') return 0
  const once = deedsWorth(deeds, prices) - bagWorth(pay ?? {}, prices) * 0.8
  return Math.max(0, once) * seasons(prices) * (limit === null ? 1 : 0.85)
}

/** What a record brings for as long as it lies open, apart from fights. */
export function lastingWorth(
  { rules, uses, on }: { readonly rules: readonly Rule[]; readonly uses: readonly Use[]; readonly on: On },
  prices: Prices,
): number {
  let sum = 0
  for (const rule of rules) sum += ruleWorth(rule, prices)
  for (const use of uses) sum += useWorth(use, prices)
  for (const event of ['villagerGained', 'questDone', 'fightWon'] as const) {
    const deeds = on[event]
    if (deeds !== undefined) sum += deedsWorth(deeds, prices) * OFTEN[event] * seasons(prices)
  }
  if (on.production !== undefined) sum += deedsWorth(on.production, prices) * prices.left
  return sum
}

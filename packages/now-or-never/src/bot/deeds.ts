// The worth of a record's deeds to the player who does them, at long-run prices.
import type { Deed, On, Rule, Use } from '../cards/vocabulary.ts'
import { bagWorth, type Prices } from './prices.ts'

/** The average of a die. */
const PIPS = 2.5

/** A building, after its price is subtracted. */
const BUILDING = 3
const GEAR = 1
const SWAP = 0.3
const FIRST = 0.3
const HEAL = 1.6
/** An extra hero action, after its cost is subtracted. */
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
      // Help in fights and with movement.
      return 0.5
  }
}

export const deedsWorth = (deeds: readonly Deed[], prices: Prices): number =>
  deeds.reduce((sum, deed) => sum + deedWorth(deed, prices), 0)

/** The average number of times per season. */
const OFTEN = { villagerGained: 1.3, questDone: 1, fightWon: 0.9 } as const

/** The number of seasons in which a lasting effect still acts. The current season counts half. */
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
      // Defense is rated by the fight solver.
      return 0
  }
}

/** A use per season, minus its price. Combat uses are rated by the fight solver. */
function useWorth({ when, do: deeds, pay, limit }: Use, prices: Prices): number {
  if (when === 'combatRound' || when === 'ownDie') return 0
  const once = deedsWorth(deeds, prices) - bagWorth(pay ?? {}, prices) * 0.8
  return Math.max(0, once) * seasons(prices) * (limit === null ? 1 : 0.85)
}

/** The worth of a record's lasting effects, except in fights. */
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

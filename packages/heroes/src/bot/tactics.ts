// Chooses a Tactic card by its value against the cards the other side may play, from public facts only.
import type { Chance, Option } from '@lorehall/kernel'
import { other, serfsOnly } from '../rules/battle/army.ts'
import { volunteers } from '../rules/battle/conscripts.ts'
import { strength, strengthOf } from '../rules/battle/strength.ts'
import { inPurse, tacticPrice } from '../rules/battle/tactics.ts'
import { player } from '../rules/lookup.ts'
import { isFoe } from '../rules/solo/enemy.ts'
import { cardStrength } from '../rules/solo/fighting.ts'
import type { F } from '../rules/step.ts'
import { at, type Battle, type SideName } from '../state.ts'
import { ENEMY_CARDS } from '../cards/enemy.ts'
import { type Tactic, type TacticId, TACTICS } from '../cards/tactics.ts'
import { regionWorth } from './ground.ts'
import { lost } from './odds.ts'
import { roundsLeft } from './prices.ts'

/** The value of a resource, and of 1 Strength that has to be sacrificed. */
const [SPENT, SACRIFICED] = [0.28, 1.3]
/** The random part of a card's value, so that the choice can't be predicted. */
const DOUBT = 1.2

/** The relative chance that others play a card they can pay for. */
const OFTEN: Readonly<Record<TacticId, number>> = {
  'first-strike': 1,
  charge: 1.5,
  conscripts: 1,
  'shield-wall': 1.5,
  outflank: 1.5,
  'fall-back': 0.7,
  'blood-oath': 1,
}

type Cards = Readonly<Record<TacticId, Tactic>>

const adds = (cards: Cards, card: TacticId, against: TacticId): number =>
  cards[against].cancels === card ? 0 : cards[card].strength + (cards[card].against[against] ?? 0)

/** The Strength of the strongest Units that Conscripts would bring. */
function reserves(f: F, battle: Battle, name: SideName): number {
  const found = volunteers(f, battle[name]).map(({ piece }) => strengthOf(f, piece))
  return found
    .toSorted((a, b) => b - a)
    .slice(0, f.values.tactics.conscripts.conscripts)
    .reduce((sum, n) => sum + n, 0)
}

/** A card the other side may play, its relative chance, and its Strength; null: as printed. */
interface Expected {
  readonly card: TacticId
  readonly often: number
  readonly strength: number | null
}

/** The Enemy's card is turned over at random, so any of its cards is expected. */
const turned = (f: F, name: SideName): Expected[] =>
  Object.entries(ENEMY_CARDS).flatMap(([id, { attacking, defending }]) => {
    const tactic = name === 'attacker' ? attacking : defending
    const card = TACTICS.find((one) => one === tactic)
    return card === undefined ? [] : [{ card, often: 1, strength: cardStrength(f, id) }]
  })

/** The cards the other side can play and pay for. */
function expected(f: F, battle: Battle, name: SideName): Expected[] {
  const { seat, tactic } = battle[name]
  if (tactic !== '') return [{ card: tactic, often: 1, strength: null }]
  if (isFoe(f, seat)) return turned(f, name)
  const weak = serfsOnly(f, battle[name])
  return TACTICS.flatMap((card): Expected[] => {
    const { side, notSerfsOnly } = f.values.tactics[card]
    if ((side !== 'both' && side !== name) || (notSerfsOnly && weak)) return []
    if (inPurse(f, seat, card) < tacticPrice(f, seat, card)) return []
    return [{ card, often: OFTEN[card], strength: null }]
  })
}

/** How much more winning is worth than losing. */
function stake(f: F, battle: Battle, mine: number, theirs: number): number {
  const { place } = battle
  if (f.state.players.some(({ capital, out }) => !out && capital === place)) return 25
  const left = roundsLeft(f)
  const region = f.values.world.lands[place] === undefined ? 1 : regionWorth(f, place, 1)
  return region + (mine / 2) * lost(left) + (theirs / 2) * lost(left) * 0.4
}

/** The value of the resources and Units a card costs. */
function priceOf(f: F, seat: number, card: TacticId): number {
  const price = tacticPrice(f, seat, card)
  const short = Math.max(0, price - inPurse(f, seat, card))
  return (price - short) * SPENT + short * SACRIFICED
}

/** The position of a seat before the cards are revealed. */
interface Footing {
  readonly seat: number
  /** Its lead in Strength, and the value of winning. */
  readonly ahead: number
  readonly won: number
  /** The Strength that Conscripts would add. */
  readonly reserves: number
  readonly others: readonly Expected[]
}

/** The average value of a card over the cards it may meet. */
function averageOf(f: F, { seat, ahead, won, reserves: more, others }: Footing, card: TacticId): number {
  const { tactics } = f.values
  const points = Math.max(tactics[card].vp, -player(f, seat).score) - priceOf(f, seat, card)
  let [sum, all] = [0, 0]
  for (const { card: met, often, strength: own } of others) {
    const cancelled = tactics[met].cancels === card
    const cancels = tactics[card].cancels === met
    const theirs = cancels ? 0 : (own ?? adds(tactics, met, card))
    const margin =
      ahead + adds(tactics, card, met) - theirs + (card === 'conscripts' && !cancelled ? more : 0)
    sum += often * ((margin > 0 ? won : 0) + (cancelled ? 0 : points))
    all += often
  }
  return all === 0 ? 0 : sum / all
}

function footing(f: F, battle: Battle, seat: number): Footing {
  const name = battle.attacker.seat === seat ? 'attacker' : 'defender'
  const foe = other(name)
  const [mine, theirs] = [strength(f, battle, name), strength(f, battle, foe)]
  return {
    seat,
    // The defender wins ties.
    ahead: mine.total - theirs.total + (name === 'defender' ? 0.5 : -0.5),
    won: stake(f, battle, mine.natural, theirs.natural),
    reserves: reserves(f, battle, name),
    others: expected(f, battle, foe),
  }
}

/** The card with the highest value, after adding a random part. */
export function tacticFor(
  f: F,
  battle: Battle,
  seat: number,
  options: readonly Option[],
  chance: Chance,
): Option {
  const stands = footing(f, battle, seat)
  let best = at(options, 0)
  let most = -Infinity
  for (const option of options) {
    const card = TACTICS.find((one) => one === option.name)
    if (card === undefined) continue
    const worth = averageOf(f, stands, card) + (chance.below(1000) / 1000) * DOUBT
    if (worth > most) {
      best = option
      most = worth
    }
  }
  return best
}

// The verbs that treacherous cards add to the vocabulary: a card has a target, a price and a deed.
import type { OwnVerb, Verb } from '../../../cards/card.ts'

/** The players and things that a card can target. */
export type Aim =
  // of a neighbor: a player 1 step away
  | 'companion'
  | 'relicOrTrait'
  | 'tile'
  | 'attribute'
  | 'inspiration'
  | 'neighbour'
  // of any player
  | 'withinTwo'
  | 'region'
  | 'heldRegion'

/** The price. Impunity of the target doubles all of it. */
export interface Price {
  readonly honor?: number
  readonly dilutions?: number
  readonly conviction?: number
  readonly charges?: number
}

/** The deed, by the step that does it. */
export type Deed = 'mark' | 'takeTile' | 'swap' | 'weaken' | 'dishearten' | 'plunder' | 'humble' | 'usurp'

/** Chooses a target, pays the price, does the deed. */
export interface Strike extends OwnVerb {
  readonly does: 'treachery/strike'
  readonly aim: Aim
  readonly price: Price
  readonly deed: Deed
}

export function isStrike(verb: Verb): verb is Strike {
  return verb.verb === 'own' && verb.does === 'treachery/strike'
}

/** Every other player puts so many blocks on a companion. */
export interface Poison extends OwnVerb {
  readonly does: 'treachery/poison'
  readonly n: number
  readonly price: Price
}

/** Every player is moved up to so many steps. */
export interface Dash extends OwnVerb {
  readonly does: 'treachery/dash'
  readonly steps: number
}

/** A cost that affects no other player. */
export interface PayHonor extends OwnVerb {
  readonly does: 'treachery/payHonor'
  readonly n: number
}

const strike = (deed: Deed, aim: Aim, price: Price = {}): Strike => ({
  verb: 'own',
  does: 'treachery/strike',
  aim,
  price,
  deed,
})

export const mark = (aim: 'companion' | 'relicOrTrait' | 'region') => strike('mark', aim, { dilutions: 1 })
export const takeTile = (price: Price) => strike('takeTile', 'tile', price)
export const swapPlaces = () => strike('swap', 'withinTwo')
/** The neighbor loses an attribute of their choice. */
export const weaken = () => strike('weaken', 'attribute')
/** The neighbor loses inspiration. */
export const dishearten = () => strike('dishearten', 'inspiration')
/** The neighbor loses an attribute, and the player gains 3 of it. */
export const plunder = (price: Price) => strike('plunder', 'attribute', price)
/** Moves 2 blocks from potential, and the neighbor dilutes 1. */
export const humble = (price: Price) => strike('humble', 'neighbour', price)
export const usurp = (price: Price) => strike('usurp', 'heldRegion', price)

export const poison = (n: number, price: Price): Poison => ({
  verb: 'own',
  does: 'treachery/poison',
  n,
  price,
})
export const dash = (steps: number): Dash => ({ verb: 'own', does: 'treachery/dash', steps })
export const payHonor = (n: number): PayHonor => ({ verb: 'own', does: 'treachery/payHonor', n })

/** Rules of these cards, looked up when figures move and conviction is used. */
export const SHOVES = 'treachery/shoves'
export const OVERRUNS = 'treachery/overruns'
export const SIPHONS = 'treachery/siphons'

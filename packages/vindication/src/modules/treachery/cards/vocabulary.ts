// The words treacherous cards add to the vocabulary: on whom a card is turned, what that costs, what it does.
import type { OwnVerb, Verb } from '../../../cards/card.ts'

/** On whom or what a card can be turned. */
export type Aim =
  // of a neighbour: somebody one step away
  | 'companion'
  | 'relicOrTrait'
  | 'tile'
  | 'attribute'
  | 'inspiration'
  | 'neighbour'
  // of anybody
  | 'withinTwo'
  | 'region'
  | 'heldRegion'

/** What it costs; Impunity of whoever is touched doubles all of it. */
export interface Price {
  readonly honor?: number
  readonly dilutions?: number
  readonly conviction?: number
  readonly charges?: number
}

/** What is done, by the step that does it. */
export type Deed = 'mark' | 'takeTile' | 'swap' | 'weaken' | 'dishearten' | 'plunder' | 'humble' | 'usurp'

/** Somebody or something is chosen, the price is paid, the deed is done. */
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

/** A cost; nobody else is touched by it. */
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
/** The neighbour loses an attribute, of their choice. */
export const weaken = () => strike('weaken', 'attribute')
/** The neighbour loses inspiration. */
export const dishearten = () => strike('dishearten', 'inspiration')
/** The neighbour loses an attribute, and three of it are gained. */
export const plunder = (price: Price) => strike('plunder', 'attribute', price)
/** Two blocks are unlocked, and the neighbour dilutes one. */
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

/** Rules of these cards, looked up where figures walk and conviction is paid. */
export const SHOVES = 'treachery/shoves'
export const OVERRUNS = 'treachery/overruns'
export const SIPHONS = 'treachery/siphons'

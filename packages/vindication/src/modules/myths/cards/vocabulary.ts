// The verbs that loot adds to the vocabulary.
import type { OwnVerb } from '../../../cards/card.ts'
import type { RELICS, TRAITS } from '../../../state.ts'

/** Instead of the Move, to a free space beside a controlled region, or 1 step from another player. */
export interface Ride extends OwnVerb {
  readonly does: 'myths/ride'
  readonly to: 'held' | 'players'
}

/** Exchanges one of the player's things for another of its kind, without acquiring it. */
export interface Swap extends OwnVerb {
  readonly does: 'myths/swap'
  readonly what: 'relic' | 'companion' | 'tile' | 'trigger'
}

/** A cost: this card leaves the game. */
export interface UseUp extends OwnVerb {
  readonly does: 'myths/useUp'
}

/** The hidden top card of a deck is acquired; a relic comes without blocks. */
export interface Unearth extends OwnVerb {
  readonly does: 'myths/unearth'
  readonly deck: typeof TRAITS | typeof RELICS
}

/** A block of influence becomes any attribute. */
export interface Shape extends OwnVerb {
  readonly does: 'myths/shape'
}

/** Gains the attributes of an open companion or of another player's companion. */
export interface Learn extends OwnVerb {
  readonly does: 'myths/learn'
}

export const ride = (to: Ride['to']): Ride => ({ verb: 'own', does: 'myths/ride', to })
export const swap = (what: Swap['what']): Swap => ({ verb: 'own', does: 'myths/swap', what })
export const useUp = (): UseUp => ({ verb: 'own', does: 'myths/useUp' })
export const unearth = (deck: Unearth['deck']): Unearth => ({ verb: 'own', does: 'myths/unearth', deck })
export const shape = (): Shape => ({ verb: 'own', does: 'myths/shape' })
export const learn = (): Learn => ({ verb: 'own', does: 'myths/learn' })

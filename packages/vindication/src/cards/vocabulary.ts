// The vocabulary that cards are written in. `so` separates needs and costs from effects.
import type { CoreRegion } from '../regions/region.ts'
import type { Attribute, Deck } from '../state.ts'
import type { Augment, Destination, Happening, Only, Program, Reaction, RuleName, Verb } from './card.ts'
import type { Counter } from './counter.ts'

export const so = 'so'

export function program(...words: readonly (Verb | typeof so)[]): Program {
  const cut = words.indexOf(so)
  const verbs = words.filter((word) => word !== so)
  const costs = verbs.slice(0, Math.max(cut, 0))
  return { costs, effects: verbs.slice(costs.length), verbs }
}

interface Terms<K extends Happening['what']> {
  readonly only?: Only<K>
  readonly itself?: boolean
  readonly once?: boolean
}

/** A plain reaction: no question, order does not matter. */
export function reacts<K extends Happening['what']>(
  to: K,
  terms: Terms<K>,
  ...words: readonly Verb[]
): Reaction {
  return { to, ...terms, plain: true, program: program(...words) }
}

/** A reaction that involves a choice. The player orders two or more of them. */
export function mayReact<K extends Happening['what']>(
  to: K,
  terms: Terms<K>,
  ...words: readonly Verb[]
): Reaction {
  return { to, ...terms, plain: false, program: program(...words) }
}

// Needs.
export const onCard = (n: number): Verb => ({ verb: 'onCard', n })
export const beside = (region: CoreRegion): Verb => ({ verb: 'beside', region })
export const untouched = (): Verb => ({ verb: 'untouched' })
export const anotherTrait = (): Verb => ({ verb: 'anotherTrait' })

// Costs.
export const pay = (attribute: Attribute, n: number): Verb => ({ verb: 'pay', attribute, n })
export const payConviction = (): Verb => ({ verb: 'payConviction' })
export const dilute = (): Verb => ({ verb: 'dilute' })
export const load = (n: number): Verb => ({ verb: 'load', n })
export const unload = (n: number, to: Destination = 'influence'): Verb => ({ verb: 'unload', n, to })
export const spendCharge = (to: Destination = 'influence'): Verb => ({ verb: 'spendCharge', to })

// Effects.
export const gain = (attribute: Attribute, n = 1): Verb => ({ verb: 'gain', attribute, n })
export const gainAll = (...attributes: readonly Attribute[]): Verb => ({ verb: 'gainAll', attributes })
export const gainEither = (n: number, ...attributes: readonly Attribute[]): Verb => ({
  verb: 'gainEither',
  attributes,
  n,
})
export const gainMissing = (...attributes: readonly Attribute[]): Verb => ({
  verb: 'gainMissing',
  attributes,
})
export const roll = (): Verb => ({ verb: 'roll' })
export const gainRolled = (): Verb => ({ verb: 'gainRolled' })
export const gainLikeOthers = (): Verb => ({ verb: 'gainLike', whose: 'others' })
export const loadCompanion = (): Verb => ({ verb: 'loadCompanion' })
export const turn = (from: Attribute, to: readonly Attribute[], n = 1): Verb => ({
  verb: 'turn',
  from,
  to,
  n,
})
export const swapConviction = (attribute: Attribute): Verb => ({ verb: 'swapConviction', attribute })
export const rearrange = (): Verb => ({ verb: 'rearrange' })
export const cashIn = (): Verb => ({ verb: 'cashIn' })
export const augment = (how: Augment, n: number | Counter = 1): Verb => ({ verb: 'augment', how, n })
export const takeBack = (
  n: number | 'onCard',
  from: 'companions' | 'others' | 'one' | 'itself' = 'companions',
): Verb => ({ verb: 'takeBack', n, from })
export const chargeRelic = (): Verb => ({ verb: 'chargeRelic' })
export const honor = (n: number): Verb => ({ verb: 'honor', n })
export const look = (): Verb => ({ verb: 'look' })
export const trade = (): Verb => ({ verb: 'trade' })
export const activateCharacter = (): Verb => ({ verb: 'activateCharacter' })
export const activateAnother = (): Verb => ({ verb: 'activateAnother' })
export const extraTurn = (): Verb => ({ verb: 'extraTurn' })
export const extraVisit = (): Verb => ({ verb: 'extraVisit' })
/** An extra visit that allows control. */
export const fullVisit = (): Verb => ({ verb: 'extraVisit', control: true })
export const endTurn = (): Verb => ({ verb: 'endTurn' })
export const grant = (rule: RuleName, n: number): Verb => ({ verb: 'grant', rule, n })
export const borrow = (): Verb => ({ verb: 'borrow' })
export const teleport = (): Verb => ({ verb: 'teleport' })
export const dropTrigger = (): Verb => ({ verb: 'dropTrigger' })
export const seize = (): Verb => ({ verb: 'seize' })
export const draw = (deck: Deck): Verb => ({ verb: 'draw', deck })

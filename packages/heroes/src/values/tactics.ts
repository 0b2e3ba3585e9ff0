// The seven Tactic cards, the same for everybody. (H-TACTIC)
import type { Resource } from './words.ts'

export const TACTICS = [
  'first-strike',
  'charge',
  'conscripts',
  'shield-wall',
  'outflank',
  'fall-back',
  'blood-oath',
] as const
export type TacticId = (typeof TACTICS)[number]

export interface Tactic {
  readonly side: 'both' | 'attacker' | 'defender'
  /** The army must hold a Unit other than a Serf, or a Structure. */
  readonly notSerfsOnly: boolean
  readonly cost: { readonly kind: Resource; readonly n: number } | null
  readonly strength: number
  readonly vp: number
  /** Strength on top of it against these cards. */
  readonly against: Readonly<Partial<Record<TacticId, number>>>
  readonly cancels: TacticId | null
  /** Units it moves into the Battle. */
  readonly conscripts: number
  /** Damage less if its side loses. */
  readonly spares: number
}

const PLAIN: Tactic = {
  side: 'both',
  notSerfsOnly: false,
  cost: null,
  strength: 0,
  vp: 0,
  against: {},
  cancels: null,
  conscripts: 0,
  spares: 0,
}

/**
 * Public: cost, Strength and points of First Strike, cost and points of Charge and its sum of 7. Printed: what First
 * Strike cancels, and Conscripts in outline. The rest is the house's own.
 */
export const TACTIC: Readonly<Record<TacticId, Tactic>> = {
  'first-strike': {
    ...PLAIN,
    notSerfsOnly: true,
    cost: { kind: 'mana', n: 4 },
    strength: 2,
    vp: 2,
    against: { 'fall-back': 2 },
    cancels: 'conscripts',
  },
  charge: {
    ...PLAIN,
    notSerfsOnly: true,
    cost: { kind: 'mana', n: 6 },
    strength: 4,
    vp: 3,
    against: { 'first-strike': 3 },
  },
  conscripts: {
    ...PLAIN,
    cost: { kind: 'food', n: 3 },
    strength: 2,
    vp: 1,
    against: { 'blood-oath': 3 },
    conscripts: 2,
  },
  'shield-wall': {
    ...PLAIN,
    side: 'defender',
    cost: { kind: 'ore', n: 4 },
    strength: 3,
    vp: 1,
    against: { charge: 3 },
  },
  outflank: {
    ...PLAIN,
    side: 'attacker',
    notSerfsOnly: true,
    cost: { kind: 'ore', n: 4 },
    strength: 3,
    vp: 1,
    against: { 'shield-wall': 3 },
  },
  'fall-back': { ...PLAIN, against: { 'blood-oath': 3 }, cancels: 'blood-oath', spares: 1 },
  'blood-oath': {
    ...PLAIN,
    notSerfsOnly: true,
    strength: 6,
    vp: -2,
    against: { 'shield-wall': 2, outflank: 2 },
  },
}

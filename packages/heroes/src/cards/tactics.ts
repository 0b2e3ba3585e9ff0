// The seven Tactic cards. Every player has the same. (H-TACTIC)
import { bad, type Checked, shape, whole } from '@lorehall/grammar'
import { price } from '../values/price.ts'
import { type Price, type Resource, RESOURCES } from '../values/words.ts'

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
  /** The army must have a Unit other than a Serf, or a Structure. */
  readonly notSerfsOnly: boolean
  /** No effect can keep a side from playing it. */
  readonly always: boolean
  readonly cost: { readonly kind: Resource; readonly n: number } | null
  readonly strength: number
  readonly vp: number
  /** Additional Strength against these cards. */
  readonly against: Readonly<Partial<Record<TacticId, number>>>
  readonly cancels: TacticId | null
  /** The number of Units that may join the Battle. */
  readonly conscripts: number
  /** The reduction of Damage if its side loses. */
  readonly spares: number
}

/** The parts of a card that are not numbers. */
type Printed = Pick<Tactic, 'side' | 'notSerfsOnly' | 'always' | 'cancels'>

const CARDS: Readonly<Record<TacticId, Printed>> = {
  'first-strike': { side: 'both', notSerfsOnly: true, always: false, cancels: 'conscripts' },
  charge: { side: 'both', notSerfsOnly: true, always: false, cancels: null },
  conscripts: { side: 'both', notSerfsOnly: false, always: false, cancels: null },
  'shield-wall': { side: 'defender', notSerfsOnly: false, always: false, cancels: null },
  outflank: { side: 'attacker', notSerfsOnly: true, always: false, cancels: null },
  'fall-back': { side: 'both', notSerfsOnly: false, always: true, cancels: 'blood-oath' },
  'blood-oath': { side: 'both', notSerfsOnly: true, always: false, cancels: null },
}

const few = whole(0, 20)

const CARD = {
  strength: few,
  vp: whole(-20, 20),
  against: shape({}, Object.fromEntries(TACTICS.map((id): [string, typeof few] => [id, few]))),
}

const dear = shape({ cost: price, ...CARD }, {})

/**
 * The numbers of the seven cards. Fall Back has no price, because a player must always be able to play it.
 * (H-TACTIC-2)
 */
export const tactics = shape(
  {
    'first-strike': dear,
    charge: dear,
    conscripts: shape({ cost: price, ...CARD, units: few }, {}),
    'shield-wall': dear,
    outflank: dear,
    'fall-back': shape({ ...CARD, spares: few }, {}),
    'blood-oath': dear,
  },
  {},
)

type Numbers = Checked<typeof tactics>

/** A price in at most one resource, because resources and sacrifices together pay a single sum. (H-TACTIC-3) */
function costOf(id: TacticId, cost: Price): Tactic['cost'] {
  const [first = null, second] = RESOURCES.flatMap((kind) => {
    const n = cost[kind] ?? 0
    return n === 0 ? [] : [{ kind, n }]
  })
  return second === undefined ? first : bad(['tactics', id, 'cost'], 'a price in one resource', cost)
}

/** All cards with these numbers. */
export function tacticsWith(numbers: Numbers): Readonly<Record<TacticId, Tactic>> {
  const made = (id: TacticId): Tactic => {
    const { strength, vp, against } = numbers[id]
    const cost = id === 'fall-back' ? null : costOf(id, numbers[id].cost)
    const conscripts = id === 'conscripts' ? numbers[id].units : 0
    const spares = id === 'fall-back' ? numbers[id].spares : 0
    return { ...CARDS[id], cost, strength, vp, against, conscripts, spares }
  }
  return {
    'first-strike': made('first-strike'),
    charge: made('charge'),
    conscripts: made('conscripts'),
    'shield-wall': made('shield-wall'),
    outflank: made('outflank'),
    'fall-back': made('fall-back'),
    'blood-oath': made('blood-oath'),
  }
}

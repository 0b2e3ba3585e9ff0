// What a card is made of. A card is data: programs of verbs, reactions to what happens, standing
// rules, tallies. The numbers on it are values and live elsewhere.
import type { CoreRegion } from '../regions/region.ts'
import type { Attribute, Deck } from '../state.ts'
import type { Counter } from './counter.ts'

/** Needs are tested and stay; costs are paid in full; effects follow. */
export type Verb =
  // needs
  | { readonly verb: 'onCard'; readonly n: number }
  | { readonly verb: 'beside'; readonly region: CoreRegion }
  | { readonly verb: 'untouched' }
  | { readonly verb: 'anotherTrait' }
  // costs
  | { readonly verb: 'pay'; readonly attribute: Attribute; readonly n: number }
  | { readonly verb: 'payConviction' }
  | { readonly verb: 'dilute' }
  | { readonly verb: 'load'; readonly n: number }
  | { readonly verb: 'unload'; readonly n: number; readonly to: Destination }
  | { readonly verb: 'spendCharge'; readonly to: Destination }
  // effects
  | { readonly verb: 'gain'; readonly attribute: Attribute; readonly n: number }
  | { readonly verb: 'gainAll'; readonly attributes: readonly Attribute[] }
  | { readonly verb: 'gainEither'; readonly attributes: readonly Attribute[]; readonly n: number }
  | { readonly verb: 'gainMissing'; readonly attributes: readonly Attribute[] }
  | { readonly verb: 'gainRolled' }
  | { readonly verb: 'gainLike'; readonly whose: 'others' }
  | { readonly verb: 'loadCompanion' }
  | { readonly verb: 'roll' }
  | { readonly verb: 'turn'; readonly from: Attribute; readonly to: readonly Attribute[]; readonly n: number }
  | { readonly verb: 'swapConviction'; readonly attribute: Attribute }
  | { readonly verb: 'rearrange' }
  | { readonly verb: 'cashIn' }
  | { readonly verb: 'augment'; readonly how: Augment; readonly n: number | Counter }
  | {
      readonly verb: 'takeBack'
      readonly n: number | 'onCard'
      readonly from: 'companions' | 'others' | 'one' | 'itself'
    }
  | { readonly verb: 'chargeRelic' }
  | { readonly verb: 'honor'; readonly n: number }
  | { readonly verb: 'look' }
  | { readonly verb: 'trade' }
  | { readonly verb: 'activateCharacter' }
  | { readonly verb: 'activateAnother' }
  | { readonly verb: 'extraTurn' }
  | { readonly verb: 'extraVisit'; readonly control?: boolean }
  | { readonly verb: 'endTurn' }
  | { readonly verb: 'grant'; readonly rule: RuleName; readonly n: number }
  | { readonly verb: 'borrow' }
  | { readonly verb: 'teleport' }
  | { readonly verb: 'dropTrigger' }
  | { readonly verb: 'seize' }
  | { readonly verb: 'draw'; readonly deck: Deck }
  | OwnVerb

/** A verb of a module's own: the module says what it means, by this name. Its other fields are its own. */
export interface OwnVerb {
  readonly verb: 'own'
  readonly does: `${string}/${string}`
}

export type Destination = 'influence' | 'potential' | 'conviction' | 'speed' | Attribute
export type Augment = 'potential' | 'influence' | 'either' | 'leap'

export interface Program {
  readonly costs: readonly Verb[]
  readonly effects: readonly Verb[]
  /** Costs, then effects: what a step runs through. */
  readonly verbs: readonly Verb[]
}

/** What happens that cards react to, and what a reaction can look at in it. */
interface Facts {
  readonly converted: { readonly to: Attribute }
  readonly convictionUsed: object
  readonly acquired: { readonly deck: Deck }
  readonly joined: { readonly card: string }
  readonly joinedAtInn: object
  readonly regionTaken: { readonly fromAnother: boolean }
  readonly monsterDefeated: object
  readonly visitedOther: object
  readonly characterActivated: object
  readonly activated: { readonly card: string; readonly free: boolean; readonly tookRegion: boolean }
  readonly stepped: { readonly steps: number }
  readonly steppedThrough: object
  /** On a space without a step, by the player's own doing. */
  readonly landed: object
}

export type Happening = { [K in keyof Facts]: { readonly what: K } & Facts[K] }[keyof Facts]

/** Only where these fields have one of these values. */
export type Only<K extends keyof Facts> = { readonly [F in keyof Facts[K]]?: readonly Facts[K][F][] }

export interface Reaction {
  readonly to: Happening['what']
  readonly only?: Readonly<Record<string, readonly unknown[] | undefined>>
  /** Only to what happens to this very card. */
  readonly itself?: boolean
  /** At most once in a turn. */
  readonly once?: boolean
  /** Asks nothing and commutes with the others: runs in the usual order. */
  readonly plain: boolean
  readonly program: Program
}

/** Standing changes that the engine's own questions look up. */
export const RULE_NAMES = [
  'relicPrice',
  'monsterPrice',
  'traitPrice',
  'mountPrice',
  'tilePrice',
  'freeDraw',
  'cheaperCard',
  'noRent',
  'reroll',
  'moveMore',
  'splitMove',
  'takeoverPrice',
  'takeoverHonor',
  'twoWhiteDice',
  'freeAugment',
  'freeLeap',
  'freeActivationTiles',
  'guardsRegions',
  'doubled',
  'enough',
  'givesLikeOther',
  'characterMore',
  'cardHonor',
  'fromLeaders',
  'twoSources',
  'shieldsColour',
  'tileCheaper',
  'noHonorToOthers',
  'coast',
  'reach',
  'freeActivation',
  'cannotDie',
] as const
/** Rules of a module bear its name before a slash. */
export type RuleName = (typeof RULE_NAMES)[number] | `${string}/${string}`
export type Rules = Readonly<Partial<Record<RuleName, number>>>

/** What a card is worth at the end. */
export type Tally =
  | { readonly points: number; readonly per: Counter; readonly every: number }
  | { readonly points: number; readonly when: Counter; readonly atLeast: number }
  | { readonly points: number; readonly when: Counter; readonly atMost: number }
  | { readonly sum: Counter; readonly plus: number }
  | { readonly perHalf: number }

/** What a card of any deck can do: one of the six on the board, or one apart. */
export interface AnyCard {
  readonly id: string
  /** Part of an activation, before anything else. */
  readonly atOnce?: Program
  /** Once per activation, at any moment of the turn. */
  readonly held?: Program
  /** Once, when the companion joins. */
  readonly join?: Program
  /** A bonus action, once a turn. */
  readonly use?: Program
  readonly on?: readonly Reaction[]
  /** In force while active this turn (companions). */
  readonly active?: Rules
  /** In force while held. */
  readonly always?: Rules
}

/** A card of a module's own deck. */
export interface CardApart extends AnyCard {
  readonly deck: string
}

/** A card of one of the six board decks. */
export interface Card extends AnyCard {
  readonly deck: Deck
  /** Companions only; 0 elsewhere. */
  readonly initiative: number
  readonly end?: Tally
  /** A second colour at the end. */
  readonly alsoColour?: Attribute
  /** Counts for no mastery, takes no honor along when it is lost, and cannot be traded. */
  readonly treacherous?: boolean
  /** Each block on it counts for mastery of its colour. */
  readonly blocksCount?: boolean
}

export type ProgramPart = 'atOnce' | 'held' | 'join' | 'use'

// The parts of a card. A card is data: programs of verbs, reactions to events, standing rules and tallies. Its numbers
// are values and are kept elsewhere.
import type { CoreRegion } from '../regions/region.ts'
import type { Attribute, Deck } from '../state.ts'
import type { Counter } from './counter.ts'

/** Needs are only tested, costs are paid in full, effects follow. */
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

/** A module's own verb. The module gives its meaning by this name; the other fields are the module's. */
export interface OwnVerb {
  readonly verb: 'own'
  readonly does: `${string}/${string}`
}

export type Destination = 'influence' | 'potential' | 'conviction' | 'speed' | Attribute
export type Augment = 'potential' | 'influence' | 'either' | 'leap'

export interface Program {
  readonly costs: readonly Verb[]
  readonly effects: readonly Verb[]
  /** Costs, then effects: the instructions a step runs. */
  readonly verbs: readonly Verb[]
}

/** The happenings that cards can react to, with the fields that a reaction can test. */
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
  /** The player moved their own figure without a step. */
  readonly landed: object
}

export type Happening = { [K in keyof Facts]: { readonly what: K } & Facts[K] }[keyof Facts]

/** React only if each of these fields has one of its values. */
export type Only<K extends keyof Facts> = { readonly [F in keyof Facts[K]]?: readonly Facts[K][F][] }

export interface Reaction {
  readonly to: Happening['what']
  readonly only?: Readonly<Record<string, readonly unknown[] | undefined>>
  /** React only to what happens to this card. */
  readonly itself?: boolean
  /** At most once per turn. */
  readonly once?: boolean
  /** Asks nothing, and its order does not matter, so it runs in the default order. */
  readonly plain: boolean
  readonly program: Program
}

/** Standing rules of cards, looked up by the rules of the game. */
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
/** Rules of a module start with its name and a slash. */
export type RuleName = (typeof RULE_NAMES)[number] | `${string}/${string}`
export type Rules = Readonly<Partial<Record<RuleName, number>>>

/** The points of a card at the end. */
export type Tally =
  | { readonly points: number; readonly per: Counter; readonly every: number }
  | { readonly points: number; readonly when: Counter; readonly atLeast: number }
  | { readonly points: number; readonly when: Counter; readonly atMost: number }
  | { readonly sum: Counter; readonly plus: number }
  | { readonly perHalf: number }

/** The abilities of a card of any deck, on the board or of a module. */
export interface AnyCard {
  readonly id: string
  /** Part of an activation, before anything else. */
  readonly atOnce?: Program
  /** Once per activation, at any moment of the turn. */
  readonly held?: Program
  /** Once, when the companion joins. */
  readonly join?: Program
  /** A bonus action, once per turn. */
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
  /** A second color at the end. */
  readonly alsoColour?: Attribute
  /** Counts for no mastery, loses no honor when lost, and can't be traded. */
  readonly treacherous?: boolean
  /** Each block on it counts for the mastery of its color. */
  readonly blocksCount?: boolean
}

export type ProgramPart = 'atOnce' | 'held' | 'join' | 'use'

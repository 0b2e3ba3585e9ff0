// The parts of a module that the rules use. Everything but its content is optional. The base calls each part where it
// applies and names no module. How to write one: docs/modules.md.
import type { GameModule, Slot as GameSlot } from '@lorehall/grammar'
import type { Option, Reason } from '@lorehall/kernel'
import type { Happening, OwnVerb } from '../cards/card.ts'
import type { F, T, VStep } from '../rules/step.ts'
import type { Attribute, Six, Slots, State } from '../state.ts'
import type { Line, ModuleText, Why } from '../text/module-text.ts'
import type { Values } from '../values/index.ts'
import type { Content } from './content.ts'

// Written as methods, whose parameters TypeScript compares loosely: each function is only ever given the
// steps and verbs of its own module.

/** The types its modules are made of. */
export interface Vindication {
  readonly state: State
  readonly values: Values
  readonly slots: Slots
  readonly content: Content
  readonly scored: ScoreLine
  readonly line: Line
  readonly why: Why
}

export type Slot = GameSlot<State, Values, Slots>

/** The meaning of a module's own verb; see `Meaning` in rules/program.ts. */
export interface OwnMeaning {
  against?(f: F, seat: number, id: string, verb: OwnVerb): Reason | null
  would(f: F, seat: number, id: string, verb: OwnVerb): boolean
  run(t: T, seat: number, id: string, verb: OwnVerb): void
  /** Does it move figures, or give regions to another owner? Such verbs are not allowed in an event. */
  moves?(verb: OwnVerb): boolean
}

/** Things that can replace attribute blocks that are paid or turned into something else. */
export interface Lends {
  /** How many blocks of that attribute they could replace now. */
  ready(f: F, seat: number, attribute: Attribute): number
  /**
   * Settles which are used, then pushes `next`, which takes `needs` and returns `home` blocks to influence. A
   * replacement is not a block, so the module puts a block of influence in its place for `next` to take.
   */
  ask(t: T, seat: number, needs: Readonly<Six>, home: number, next: VStep): void
}

/** Others who pay conviction for a seat. */
export interface Payers {
  /** How much they could pay now, given how many blocks of the seat's influence are needed for the purpose itself. */
  could(f: F, seat: number, lays: number): number
  /** Runs before so much is used: pushes a step that asks who pays, if there is a choice. */
  ask(t: T, seat: number, n: number, from: string, lays: number): void
  /** How much of what is used now they have paid. */
  paid(t: T, seat: number): number
}

/** How a player loses a card. */
export type Leaving =
  // its owner gives it up to recover blocks
  | 'abandoned'
  // a monster kills it
  | 'killed'
  // it is taken out of the game, and nothing is lost by that
  | 'removed'

/** Honor from a visit: who gains it, how much, its score line, and its cause. */
export interface Rent {
  readonly seat: number
  readonly n: number
  readonly source: string
  readonly from: string
}

export interface ScoreLine {
  readonly source: string
  readonly from: string
  readonly points: number
}

export interface Module extends GameModule<Vindication> {
  /** The meanings of the verbs on its cards, by name. */
  readonly verbs?: Readonly<Record<`${string}/${string}`, OwnMeaning>>
  /** Offers for any question of the seat; `where` is the step that asks. */
  readonly anytime?: {
    offer(t: T, seat: number, where: VStep): void
    readonly acts: Readonly<Record<string, (t: T, seat: number, chosen: Option, where: VStep) => void>>
  }

  /** A figure has ended its Move there, or a part of it, or a teleport. */
  lands?(t: T, seat: number, space: number, walked: boolean): void
  /** A turn has ended. True: the module takes over and must push `{ do: 'nextTurn', seat }` at the end. */
  ends?(t: T, seat: number): boolean
  /**
   * Replaces the base's turn question in a turn of an event, using `offerDeeds` of turn.ts and options of its own.
   */
  instead?(t: T, seat: number): boolean
  /** Is an event being played? Then there are no moves, visits, control or other ordinary actions. */
  suspends?(f: F): boolean

  /** Reasons against a visit (beyond its price), against control, an activation, or the use of a card. */
  readonly against?: {
    visit?(f: F, seat: number, hex: number): Reason | null
    /** A reason against an extra visit without control. (V-VISIT-6) */
    furtherVisit?(f: F, seat: number, hex: number): Reason | null
    control?(f: F, seat: number, hex: number): Reason | null
    activation?(f: F, seat: number, id: string): Reason | null
    use?(f: F, seat: number, id: string): Reason | null
  }
  /** Is the card switched off? Then its rules and reactions do nothing. */
  silences?(f: F, seat: number, id: string): boolean
  /** Cards of the module's own decks that a seat has. Their uses are offered, and they can be traded. */
  holds?(f: F, seat: number): readonly string[]
  /** Those of them whose `active` rules are in force; `lost` is a card about to leave. */
  awake?(f: F, seat: number, lost: string): readonly string[]
  /** Those attached to a companion. Their `always` rules apply to that companion. */
  upon?(f: F, seat: number, companion: string): readonly string[]
  /** A player has lost a card. */
  leaves?(t: T, seat: number, id: string, how: Leaving): void
  /** A card has replaced another one. Everything on the old card moves to the new one. */
  replaces?(t: T, seat: number, id: string, by: string): void
  /** An activated companion gives what is printed on `like`, usually itself. Steps pushed here run afterward. */
  gives?(t: T, seat: number, id: string, like: string): void
  /** Blocks of a player that are in the module's state. (V-POWER-1) */
  blocks?(f: F, seat: number): number
  /** Black blocks in use by the module. All modules share one supply. */
  blackBlocks?(f: F): number
  /** Can the seat push away the figure on that space? `lost` is a card that leaves before. */
  yields?(f: F, seat: number, space: number, lost: string): boolean
  /** Something happened to a seat or by its doing, in anyone's turn. */
  hears?(t: T, seat: number, happened: Happening): void

  /** A turn begins: its ledger is empty. */
  turnBegins?(t: T, seat: number): void
  /** Activating that companion needs no block. */
  frees?(f: F, seat: number, id: string): boolean
  /** Using that relic adds a block to it instead of returning one. */
  charges?(f: F, seat: number, id: string): boolean
  /** The card by which the player rolls every die twice, or null. */
  rerolls?(f: F, seat: number): string | null
  /** Other players can't make this player dilute a block from there. */
  guards?(f: F, seat: number, from: 'conviction' | 'influence'): boolean
  /** The players who gain honor from a visit to that region, instead of `usual`; null: no change. */
  rents?(f: F, hex: number, usual: Rent): readonly Rent[] | null
  /** A card of the player did something: it was used, it reacted, or its rule changed something. */
  acted?(t: T, seat: number, id: string): void

  readonly lends?: Lends
  readonly payers?: Payers

  /** A controlled region that does not count at the end. */
  unscored?(f: F, hex: number): boolean
  /** Proficiency tiles a seat ever got without buying them. */
  tilesEver?(f: F, seat: number): number
  /** Colors of cards it adds for a seat. (V-END-6) */
  colours?(f: F, seat: number): number

  readonly text: ModuleText
}

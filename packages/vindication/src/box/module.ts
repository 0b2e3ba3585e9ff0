// What a module brings to the rules. Everything but its content is optional; the base calls it where it
// fits and names no module. How one is written: docs/modules.md.
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

/** What a verb of a module's own means; see `Meaning` in rules/program.ts. */
export interface OwnMeaning {
  against?(f: F, seat: number, id: string, verb: OwnVerb): Reason | null
  would(f: F, seat: number, id: string, verb: OwnVerb): boolean
  run(t: T, seat: number, id: string, verb: OwnVerb): void
  /** Does it move figures, or regions to another owner? Nothing of that is done in an event. */
  moves?(verb: OwnVerb): boolean
}

/** Things that stand in for blocks of attributes where these are paid or turned into something else. */
export interface Lends {
  /** How many blocks of that attribute they could stand in for now. */
  ready(f: F, seat: number, attribute: Attribute): number
  /**
   * Settles which do, and goes on with `next`, which takes `needs` and brings `home` blocks home. What
   * stands in moves no block: whoever lends lays one of influence there and takes one that comes home.
   */
  ask(t: T, seat: number, needs: Readonly<Six>, home: number, next: VStep): void
}

/** Others who pay conviction for a seat. */
export interface Payers {
  /** How much they could pay now, with so many blocks of the seat's influence left for what it is used for. */
  could(f: F, seat: number, lays: number): number
  /** So much is about to be used: pushes a step that asks who pays, where there is a choice. */
  ask(t: T, seat: number, n: number, from: string, lays: number): void
  /** How much of what is used now they have paid. */
  paid(t: T, seat: number): number
}

/** How a card comes to be a player's no longer. */
export type Leaving =
  // its owner gives it up to recover blocks
  | 'abandoned'
  // a monster kills it
  | 'killed'
  // it is taken out of the game, and nothing is lost by that
  | 'removed'

/** Honor that a visit pays: whose, how much, the line of the standings, and what it comes from. */
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
  /** What the verbs on its cards mean, by name. */
  readonly verbs?: Readonly<Record<`${string}/${string}`, OwnMeaning>>
  /** What may be done inside any question of one's own; `where` is the step that asks. */
  readonly anytime?: {
    offer(t: T, seat: number, where: VStep): void
    readonly acts: Readonly<Record<string, (t: T, seat: number, chosen: Option, where: VStep) => void>>
  }

  /** A figure has ended its own walk there, or a stretch of it; or a teleport. */
  lands?(t: T, seat: number, space: number, walked: boolean): void
  /** A turn has ended. True: the module goes on, with `{ do: 'nextTurn', seat }` in the end. */
  ends?(t: T, seat: number): boolean
  /**
   * Asks what is done in this turn in place of the base, where it is none of the usual: with `offerDeeds` of
   * turn.ts and its own.
   */
  instead?(t: T, seat: number): boolean
  /** Are turns of an event played now: no moves, visits, control, nor other actions of a turn? */
  suspends?(f: F): boolean

  /** What stands against a visit beyond its price, against control, an activation, the use of a card. */
  readonly against?: {
    visit?(f: F, seat: number, hex: number): Reason | null
    /** The same against a further visit that a card grants, which brings no control. (V-VISIT-6) */
    furtherVisit?(f: F, seat: number, hex: number): Reason | null
    control?(f: F, seat: number, hex: number): Reason | null
    activation?(f: F, seat: number, id: string): Reason | null
    use?(f: F, seat: number, id: string): Reason | null
  }
  /** A card that is held and yet off: neither its rules nor its reactions are there. */
  silences?(f: F, seat: number, id: string): boolean
  /** Cards of decks apart that a seat holds: their uses are offered, and they can be traded. */
  holds?(f: F, seat: number): readonly string[]
  /** Those whose rules for as long as they are active are in force; `lost` is a card about to leave. */
  awake?(f: F, seat: number, lost: string): readonly string[]
  /** Those that lie on a companion: what they say always, they say of that companion. */
  upon?(f: F, seat: number, companion: string): readonly string[]
  /** A card is a player's no longer. */
  leaves?(t: T, seat: number, id: string, how: Leaving): void
  /** Another card has taken the place of one: what lay on that lies on this. */
  replaces?(t: T, seat: number, id: string, by: string): void
  /** An activated companion gives what is printed on `like`, mostly itself. What is pushed comes after. */
  gives?(t: T, seat: number, id: string, like: string): void
  /** Blocks of a player that lie with the module. (V-POWER-1) */
  blocks?(f: F, seat: number): number
  /** Black blocks that lie with it: all modules have one supply of them. */
  blackBlocks?(f: F): number
  /** Would whoever stands on that space give way to the seat that walks there? `lost` leaves before. */
  yields?(f: F, seat: number, space: number, lost: string): boolean
  /** Something happened to or through a seat, whoever's turn it is. */
  hears?(t: T, seat: number, happened: Happening): void

  /** A turn begins: its ledger is empty. */
  turnBegins?(t: T, seat: number): void
  /** Activating that companion needs no block. */
  frees?(f: F, seat: number, id: string): boolean
  /** Using that relic lays a charge onto it where one would come home. */
  charges?(f: F, seat: number, id: string): boolean
  /** The card by which the player rolls every die twice, or null. */
  rerolls?(f: F, seat: number): string | null
  /** Others cannot make the player dilute a block from there. */
  guards?(f: F, seat: number, from: 'conviction' | 'influence'): boolean
  /** Who is honored by a visit to that region of another player's, in place of the `usual`; null: as usual. */
  rents?(f: F, hex: number, usual: Rent): readonly Rent[] | null
  /** A card of the player's did something: it was used, it reacted, or a rule of it told. */
  acted?(t: T, seat: number, id: string): void

  readonly lends?: Lends
  readonly payers?: Payers

  /** A region that is held and does not count at the end. */
  unscored?(f: F, hex: number): boolean
  /** Proficiency tiles a seat ever had beside those it bought. */
  tilesEver?(f: F, seat: number): number
  /** Colours of cards it adds for a seat. (V-END-6) */
  colours?(f: F, seat: number): number

  readonly text: ModuleText
}

// What a module brings to the rules. Everything but its content is optional; the base calls it where it
// fits and names no module. How one is written: docs/modules.md.
import type { Chance, Json, Option, Reason, StandingEffect, Step } from '@lorehall/kernel'
import type { Happening, OwnVerb } from '../cards/card.ts'
import type { F, T, VStep } from '../rules/step.ts'
import type { Attribute, Six, Slots } from '../state.ts'
import type { ModuleText } from '../text/module-text.ts'
import type { Values } from '../values/index.ts'
import type { Content } from './content.ts'

// Written as methods, whose parameters TypeScript compares loosely: each function is only ever given the
// steps and verbs of its own module.

/** A step of a module's own, under `name/…`. */
export type ModuleStep = { run(t: T, step: Step, answer: Option | undefined): void }['run']

/** What a verb of a module's own means; see `Meaning` in rules/program.ts. */
export interface OwnMeaning {
  against?(f: F, seat: number, id: string, verb: OwnVerb): Reason | null
  would(f: F, seat: number, id: string, verb: OwnVerb): boolean
  run(t: T, seat: number, id: string, verb: OwnVerb): void
}

/** The module's part of the state: a field of `Slots`, declared by the module. */
export interface Slot {
  /** Lays it out for a new table. */
  lay(slots: Slots, seats: number, values: Values): void
  copy(from: Slots, to: Slots): void
  /** What a seat sees of it; null is a spectator. */
  view(f: F, viewer: number | null): Json
  /** Re-deals in place what that seat cannot know. */
  guess?(f: F, viewer: number | null, chance: Chance): void
  /** Broken laws of conservation. */
  check?(f: F): string[]
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
  /** How much they could pay now. */
  could(f: F, seat: number): number
  /** So much is about to be used: pushes a step that asks who pays, where there is a choice. */
  ask(t: T, seat: number, n: number, from: string): void
  /** How much of what is used now they have paid. */
  paid(t: T, seat: number): number
}

export interface ScoreLine {
  readonly source: string
  readonly from: string
  readonly points: number
}

export interface Module {
  readonly content: Content
  readonly slot?: Slot
  readonly steps?: Readonly<Record<`${string}/${string}`, ModuleStep>>
  /** What the verbs on its cards mean, by name. */
  readonly verbs?: Readonly<Record<`${string}/${string}`, OwnMeaning>>
  /** The kinds of option it offers, for coverage. */
  readonly kinds?: ReadonlySet<string>
  /** Optional effects whose owner may choose once for all. */
  readonly effects?: readonly StandingEffect[]

  /** Offers actions in the turn's own question, with `t.may`. */
  offer?(t: T, seat: number): void
  /** What each kind of option so offered does. */
  readonly acts?: Readonly<Record<string, (t: T, seat: number, chosen: Option) => void>>
  /** What may be done inside any question of one's own; `where` is the step that asks. */
  readonly anytime?: {
    offer(t: T, seat: number, where: VStep): void
    readonly acts: Readonly<Record<string, (t: T, seat: number, chosen: Option, where: VStep) => void>>
  }

  /** What stands against a visit beyond its price, against control, an activation, the use of a card. */
  readonly against?: {
    visit?(f: F, seat: number, hex: number): Reason | null
    control?(f: F, seat: number, hex: number): Reason | null
    activation?(f: F, seat: number, id: string): Reason | null
    use?(f: F, seat: number, id: string): Reason | null
  }
  /** A card that is held and yet off: neither its rules nor its reactions are there. */
  silences?(f: F, seat: number, id: string): boolean
  /** A card is a player's no longer: lost, given up or removed from the game. */
  leaves?(t: T, seat: number, id: string): void
  /** Would whoever stands on that space give way to the seat that walks there? `lost` leaves before. */
  yields?(f: F, seat: number, space: number, lost: string): boolean
  /** Something happened to or through a seat, whoever's turn it is. */
  hears?(t: T, seat: number, happened: Happening): void

  readonly lends?: Lends
  readonly payers?: Payers

  /** A region that is held and does not count at the end. */
  unscored?(f: F, hex: number): boolean
  /** Proficiency tiles a seat ever had beside those it bought. */
  tilesEver?(f: F, seat: number): number
  /** Colours of cards it adds for a seat. (V-END-6) */
  colours?(f: F, seat: number): number
  /** What it adds at the end; `hidden`: without what others may not know. */
  score?(f: F, seat: number, hidden: boolean): readonly ScoreLine[]

  /** How eagerly the quick player takes each kind of its options; 10 is usual. */
  readonly eager?: Readonly<Record<string, number>>
  /** What the seat's share of it is worth, in honor. */
  worth?(f: F, seat: number): number

  readonly text: ModuleText
}

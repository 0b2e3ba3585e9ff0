// The interface of a module, for any game. Games add hooks of their own.
import type { Ask, Facts, Option, Seat, OptionalEffect, StepFn, Turn } from '@lorehall/kernel'
import type { ModuleContent } from './content.ts'
import type { Slot } from './slots.ts'

/** The types of the game that the modules belong to. */
export interface Kit {
  readonly state: unknown
  readonly values: unknown
  readonly slots: object
  readonly content: ModuleContent
  /** A score line. */
  readonly scored: unknown
  /** The form of a log line and of a reason in the game's texts. */
  readonly line: unknown
  readonly why: unknown
}

export type FactsFor<K extends Kit> = Facts<K['state'], K['values']>
/** A module may push any step, its own or one of the base. */
export type TurnFor<K extends Kit> = Turn<K['state'], K['values']>

type Names = readonly string[]

/** A fixed text, or a function that makes it. */
export type Said<A extends readonly unknown[]> = string | ((...args: A) => string)

export const said = <A extends readonly unknown[]>(words: Said<A>, ...args: A): string =>
  typeof words === 'string' ? words : words(...args)

/** The texts of a module: an entry for each of its prompts, kinds of options, events and reasons. */
export interface ModuleText<K extends Kit> {
  readonly prompts?: Readonly<Record<string, Said<[f: FactsFor<K>, ask: Ask, names: Names]>>>
  readonly options?: Readonly<Record<string, Said<[f: FactsFor<K>, option: Option, names: Names]>>>
  readonly events?: Readonly<Record<string, K['line']>>
  readonly reasons?: Readonly<Record<string, K['why']>>
  /** The rules behind its events. */
  readonly rules?: Readonly<Record<string, string>>
  /** The labels of its score lines. */
  readonly sources?: Readonly<Record<string, string>>
  /** Lines about a player and about the table, for the position as text. */
  player?(f: FactsFor<K>, seat: Seat): readonly string[]
  table?(f: FactsFor<K>): readonly string[]
}

// Functions are written as methods because TypeScript compares the parameters of methods loosely. Each one only ever
// gets the steps of its own module.

export interface GameModule<K extends Kit> {
  readonly content: K['content']
  readonly slot?: Slot<K['state'], K['values'], K['slots']>
  readonly steps?: Readonly<Record<`${string}/${string}`, StepFn<K['state'], K['values']>>>
  /** The kinds of options it offers, for coverage. */
  readonly kinds?: ReadonlySet<string>
  /** Optional effects for which a player may set a preference. */
  readonly effects?: readonly OptionalEffect[]

  /** Sets up everything that depends on chance, and pushes the steps that come before the first turn. */
  begins?(t: TurnFor<K>): void
  /** Offers actions at the question of a turn, with `t.may`. */
  offer?(t: TurnFor<K>, seat: Seat): void
  /** Carries out the offered actions, by kind of option. */
  readonly acts?: Readonly<Record<string, (t: TurnFor<K>, seat: Seat, chosen: Option) => void>>

  /** The seat's score lines from this module, as far as the viewer may know; `host` knows everything. */
  score?(f: FactsFor<K>, seat: Seat, viewer: Seat | null | 'host'): readonly K['scored'][]

  /** How eagerly the quick bot takes each kind of option; 10 is usual. */
  readonly eager?: Readonly<Record<string, number>>
  /** The options that a look ahead has to try; null: the base decides. */
  promising?(f: FactsFor<K>, ask: Ask): readonly Option[] | null
  /** The worth of the seat's share in this module, in points. */
  worth?(f: FactsFor<K>, seat: Seat): number

  readonly text: ModuleText<K>
}

// What a module of any game may bring to the rules. A game adds the hooks that its own rules have.
import type { Ask, Facts, Option, Seat, StandingEffect, StepFn, Turn } from '@lorehall/kernel'
import type { ModuleContent } from './content.ts'
import type { Slot } from './slots.ts'

/** The types of a game whose modules these are. */
export interface Kit {
  readonly state: unknown
  readonly values: unknown
  readonly slots: object
  readonly content: ModuleContent
  /** A line of the standings. */
  readonly scored: unknown
  /** How the game words an event of the log, and a reason. */
  readonly line: unknown
  readonly why: unknown
}

export type FactsFor<K extends Kit> = Facts<K['state'], K['values']>
/** It may push any step: those of the base and the module's own. */
export type TurnFor<K extends Kit> = Turn<K['state'], K['values']>

type Names = readonly string[]

/** Words that are always the same, or made for the occasion. */
export type Said<A extends readonly unknown[]> = string | ((...args: A) => string)

export const said = <A extends readonly unknown[]>(words: Said<A>, ...args: A): string =>
  typeof words === 'string' ? words : words(...args)

/** An entry for each prompt, kind of option, event and reason of the module's own. */
export interface ModuleText<K extends Kit> {
  readonly prompts?: Readonly<Record<string, Said<[f: FactsFor<K>, ask: Ask, names: Names]>>>
  readonly options?: Readonly<Record<string, Said<[f: FactsFor<K>, option: Option, names: Names]>>>
  readonly events?: Readonly<Record<string, K['line']>>
  readonly reasons?: Readonly<Record<string, K['why']>>
  /** The rules behind its events. */
  readonly rules?: Readonly<Record<string, string>>
  /** Lines of the standings. */
  readonly sources?: Readonly<Record<string, string>>
  /** Lines of the position, on a player and on the table. */
  player?(f: FactsFor<K>, seat: Seat): readonly string[]
  table?(f: FactsFor<K>): readonly string[]
}

// Functions are written as methods, whose parameters TypeScript compares loosely: each is only ever given the
// steps of its own module.

export interface GameModule<K extends Kit> {
  readonly content: K['content']
  readonly slot?: Slot<K['state'], K['values'], K['slots']>
  readonly steps?: Readonly<Record<`${string}/${string}`, StepFn<K['state'], K['values']>>>
  /** The kinds of option it offers, for coverage. */
  readonly kinds?: ReadonlySet<string>
  /** Optional effects whose owner may choose once for all. */
  readonly effects?: readonly StandingEffect[]

  /** Lays out what chance decides before the first turn, and pushes what is asked before it. */
  begins?(t: TurnFor<K>): void
  /** Offers actions in the turn's own question, with `t.may`. */
  offer?(t: TurnFor<K>, seat: Seat): void
  /** What each kind of option so offered does. */
  readonly acts?: Readonly<Record<string, (t: TurnFor<K>, seat: Seat, chosen: Option) => void>>

  /** What it adds at the end for that seat, as far as the viewer may know; `host` knows everything. */
  score?(f: FactsFor<K>, seat: Seat, viewer: Seat | null | 'host'): readonly K['scored'][]

  /** How eagerly the quick player takes each kind of its options; 10 is usual. */
  readonly eager?: Readonly<Record<string, number>>
  /** Of a question's options those a look ahead need try; null: the base decides. */
  promising?(f: FactsFor<K>, ask: Ask): readonly Option[] | null
  /** What the seat's share of it is worth, in points. */
  worth?(f: FactsFor<K>, seat: Seat): number

  readonly text: ModuleText<K>
}

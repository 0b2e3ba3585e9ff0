// The words a module brings beside those of its cards and regions: the same tables as the base has, one
// entry for each prompt, kind of option, event, reason and cause of its own.
import type { Ask, Option } from '@lorehall/kernel'
import type { F } from '../rules/step.ts'
import type { Player } from '../state.ts'
import type { Tale } from './events/tale.ts'

/** What is refused to whom: what is missing can be named. */
export interface Refused {
  readonly f: F
  readonly p: Player
  readonly seat: number
  readonly option: Option
}

/** Names of the players, where one of them is spoken of. */
type Names = readonly string[]

export type Label = string | ((f: F, option: Option, names: Names) => string)
export type Line = (e: Tale) => string | null
export type Why = string | ((refused: Refused) => string)

export interface ModuleText {
  readonly prompts?: Readonly<Record<string, string | ((f: F, ask: Ask, names: Names) => string)>>
  readonly options?: Readonly<Record<string, Label>>
  readonly events?: Readonly<Record<string, Line>>
  /** The event that says no more than the label of an option does, by the option's kind. */
  readonly said?: Readonly<Record<string, string>>
  readonly reasons?: Readonly<Record<string, Why>>
  /** What events and questions come from, where it is neither card nor region. */
  readonly causes?: Readonly<Record<string, string>>
  /** The rules about its events and causes. */
  readonly rules?: Readonly<Record<string, string>>
  /** Lines of the standings. */
  readonly sources?: Readonly<Record<string, string>>
  /** What is still to be done in the turn of that seat. */
  left?(f: F, seat: number): readonly string[]
  /** What is told of a player, and of the table, in the position. */
  player?(f: F, seat: number): readonly string[]
  table?(f: F): readonly string[]
}

// The words a module brings beside those of its cards and regions: the same tables as the base has, one
// entry for each prompt, kind of option, event, reason and cause of its own.
import type { ModuleText as GameText, Said } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import type { Vindication } from '../box/module.ts'
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

export type Label = Said<[f: F, option: Option, names: Names]>
export type Line = (e: Tale) => string | null
export type Why = Said<[refused: Refused]>

export interface ModuleText extends GameText<Vindication> {
  /** The event that says no more than the label of an option does, by the option's kind. */
  readonly said?: Readonly<Record<string, string>>
  /** What events and questions come from, where it is neither card nor region. */
  readonly causes?: Readonly<Record<string, string>>
  /** What is still to be done in the turn of that seat. */
  left?(f: F, seat: number): readonly string[]
}

// The texts of a module, apart from those of its cards and regions. The same tables as in the base, with one entry
// per prompt, kind of option, event, reason and cause of the module.
import type { ModuleText as GameText, Said } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import type { Vindication } from '../box/module.ts'
import type { F } from '../rules/step.ts'
import type { Player } from '../state.ts'
import type { Tale } from './events/tale.ts'

/** A refused option and the player it is refused to, so that the text can name what is missing. */
export interface Refused {
  readonly f: F
  readonly p: Player
  readonly seat: number
  readonly option: Option
}

/** The names of the players, by seat. */
type Names = readonly string[]

export type Label = Said<[f: F, option: Option, names: Names]>
export type Line = (e: Tale) => string | null
export type Why = Said<[refused: Refused]>

export interface ModuleText extends GameText<Vindication> {
  /** The event that says the same as the option's label, by kind of option. */
  readonly said?: Readonly<Record<string, string>>
  /** Causes of events and questions that are neither cards nor regions. */
  readonly causes?: Readonly<Record<string, string>>
  /** The actions the seat still has in its turn. */
  left?(f: F, seat: number): readonly string[]
}

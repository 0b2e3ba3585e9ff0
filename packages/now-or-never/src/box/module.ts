// Everything a module may add to the rules. Only its content and texts are required. The base calls these hooks and
// names no module. See docs/modules.md.
import type { GameModule } from '@lorehall/grammar'
import type { Option, ScoreLine } from '@lorehall/kernel'
import type { F, T } from '../rules/step.ts'
import type { Slots, State } from '../state.ts'
import type { Line } from '../text/telling/en.ts'
import type { Values } from '../values/index.ts'
import type { Content } from './content.ts'

/** The types of this game's modules. */
export interface NowOrNever {
  readonly state: State
  readonly values: Values
  readonly slots: Slots
  readonly content: Content
  readonly scored: ScoreLine
  readonly line: Line
  readonly why: string
}

/** Actions of a hero at the stop of a hero action, besides visit, fight and search. */
export interface AtStop {
  /** Does the module have something on the hero's space? */
  is(f: F, seat: number): boolean
  offer(t: T, seat: number): void
  /** The effect of each kind of option offered here. */
  readonly acts: Readonly<Record<string, (t: T, seat: number, chosen: Option) => void>>
}

export interface Module extends GameModule<NowOrNever> {
  readonly atStop?: AtStop
  /** A hero searches a space with a token. True: the module handled it and took the token or left it. */
  searches?(t: T, seat: number): boolean
  /** After production; `last`: it was the final one. Steps pushed here run before the next season or the scoring. */
  produced?(t: T, last: boolean): void
}

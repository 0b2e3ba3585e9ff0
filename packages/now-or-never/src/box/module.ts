// What a module brings to the rules. Everything but its content and its words is optional; the base calls it where
// it fits and names no module. How one is written: docs/modules.md.
import type { GameModule } from '@lorehall/grammar'
import type { Option, ScoreLine } from '@lorehall/kernel'
import type { F, T } from '../rules/step.ts'
import type { Slots, State } from '../state.ts'
import type { Line } from '../text/telling/en.ts'
import type { Values } from '../values/index.ts'
import type { Content } from './content.ts'

/** The types its modules are made of. */
export interface NowOrNever {
  readonly state: State
  readonly values: Values
  readonly slots: Slots
  readonly content: Content
  readonly scored: ScoreLine
  readonly line: Line
  readonly why: string
}

/** What a hero may do where a hero action stops, beside visit, fight and search. */
export interface AtStop {
  /** Is there something of the module's on the hero's space? */
  is(f: F, seat: number): boolean
  offer(t: T, seat: number): void
  /** What each kind of option so offered does. */
  readonly acts: Readonly<Record<string, (t: T, seat: number, chosen: Option) => void>>
}

export interface Module extends GameModule<NowOrNever> {
  readonly atStop?: AtStop
  /** A hero searches a space with a token. True: the module does it, and takes the token or leaves it. */
  searches?(t: T, seat: number): boolean
  /** Production is over; `last`: it was the final one. What is pushed comes before the next season or the scoring. */
  produced?(t: T, last: boolean): void
}

// What a module brings to the rules. Everything but its content and its words is optional; the base calls it where
// it fits and names no module. How one is written: docs/modules.md.
import type { GameModule } from '@lorehall/grammar'
import type { ScoreLine } from '@lorehall/kernel'
import type { T } from '../rules/step.ts'
import type { Battle, Slots, State } from '../state.ts'
import type { Line } from '../text/events/line.ts'
import type { Values } from '../values/index.ts'
import type { Link } from '../map/links.ts'
import type { Content } from './content.ts'

/** The types its modules are made of. */
export interface Heroes {
  readonly state: State
  readonly values: Values
  readonly slots: Slots
  readonly content: Content
  readonly scored: ScoreLine
  readonly line: Line
  readonly why: string
}

export interface Module extends GameModule<Heroes> {
  /** What is adjacent beside what the map, Towers and tokens make so. */
  readonly links?: readonly Link[]
  /** A Battle is over; nobody has moved in or back yet. */
  fought?(t: T, battle: Battle): void
  /** A round is over: bars are free again. What is pushed comes before the next round or the scoring. */
  roundEnds?(t: T): void
}

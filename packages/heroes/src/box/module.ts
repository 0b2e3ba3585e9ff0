// The interface of a module's rules. Everything but content and text is optional. The base calls each hook at its
// moment and names no module. See docs/modules.md.
import type { GameModule } from '@lorehall/grammar'
import type { ScoreLine } from '@lorehall/kernel'
import type { T } from '../rules/step.ts'
import type { Battle, Slots, State } from '../state.ts'
import type { Line } from '../text/events/line.ts'
import type { Values } from '../values/index.ts'
import type { Link } from '../map/links.ts'
import type { Content } from './content.ts'
import type { Words } from './words.ts'

/** The types that the shared box code needs for this game. */
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
  /** A part that several modules share and that the lobby does not name. */
  readonly shares?: Module
  /** The meaning of the words that only its cards use. */
  readonly words?: Words
  /** Links between places, added to those of the map, Towers and tokens. */
  readonly links?: readonly Link[]
  /** Called when a Battle is over and nobody has moved in or gone back yet. */
  fought?(t: T, battle: Battle): void
  /**
   * Called at the end of a round, when Action Bars are free again. Steps pushed here run before the next round or the
   * scoring.
   */
  roundEnds?(t: T): void
}

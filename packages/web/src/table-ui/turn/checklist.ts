// The parts of a turn, and the actions that are possible at any time.
import type { WireOption, WireReason } from '@lorehall/host'

export interface TurnPart {
  readonly id: string
  readonly name: string
  /** A path on the grid of the icon set. */
  readonly sign: string
  readonly reasons: readonly WireReason[]
  readonly done: boolean
  /** Its progress. */
  readonly note?: string
  /** The names of the earlier parts of this turn whose place it takes, if that isn't its own. */
  readonly replaces?: readonly string[]
  readonly options: readonly WireOption[]
}

/** Options of a list that belong together. */
export interface OptionSection {
  readonly heading: string | null
  readonly options: readonly WireOption[]
}

/** The options that are possible at any time, as the game groups them. */
export interface Beside {
  readonly groups: readonly OptionSection[]
  readonly reasons: readonly WireReason[]
}

export interface Checklist {
  readonly parts: readonly TurnPart[]
  /** Null: the game doesn't group what is possible at any time. */
  readonly beside: Beside | null
  /** The question is not the turn's own: it is asked inside an action, or in another player's turn. */
  readonly inside: boolean
}

/** The names of the parts that are not done but have options. */
export const leftIn = ({ parts }: Pick<Checklist, 'parts'>): readonly string[] =>
  parts.flatMap(({ name, done, options }) => (done || options.length === 0 ? [] : [name]))

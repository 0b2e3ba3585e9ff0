// What a turn is made of, part by part, and beside it what may be done at any time.
import type { WireOption, WireReason } from '@lorehall/host'

interface Listing {
  readonly id: string
  readonly name: string
  /** A path on the grid of the icon set. */
  readonly sign: string
  readonly reasons: readonly WireReason[]
}

export interface TurnPart extends Listing {
  readonly done: boolean
  /** How far it is. */
  readonly note?: string
  readonly options: readonly WireOption[]
}

export interface Beside extends Listing {
  /** What its button says to those who do not see it. */
  readonly says: string
  /** How much of it is of use. */
  readonly count: number
  /** In the order of its list, some under a heading. */
  readonly groups: readonly { readonly heading: string | null; readonly options: readonly WireOption[] }[]
}

export interface Checklist {
  readonly parts: readonly TurnPart[]
  /** What may be done at any time; null where there is no such thing. */
  readonly beside: Beside | null
  /** Put out of sight, all of it or only the parts: inside an action its answers need the room. */
  readonly away: 'nothing' | 'parts' | 'all'
}

/** The parts that are not done and could be, by name. */
export const leftIn = ({ parts }: Pick<Checklist, 'parts'>): readonly string[] =>
  parts.flatMap(({ name, done, options }) => (done || options.length === 0 ? [] : [name]))

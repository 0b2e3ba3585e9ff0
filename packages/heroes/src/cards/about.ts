// What an effect is about when it begins. Picks add what they find. Plain data: it waits on the stack.
import type { Place } from '../map/world.ts'
import type { Piece, Unit } from '../values/words.ts'

export interface About {
  /** Whose effect it is. */
  readonly seat: number
  /** The Hero whose ability it is, or the Hero or Vessel that the Building opens. */
  readonly bearer?: Unit
  /** Where what it answers to happened. */
  readonly event?: Place
  /** The other player of what it answers to: who cast, who lost. */
  readonly other?: number
  /** The Unit of what it answers to. */
  readonly unit?: Unit
  /** The Spell it answers to, among those being cast. */
  readonly target?: number
  /** How many Units it may call. */
  readonly n?: number
  /** The kind of the Spell whose effect it is; absent: an ability. */
  readonly spell?: 'cast' | 'combat' | 'interrupt'
  /** Players it does not touch. */
  readonly spared?: readonly number[]
  // What was picked.
  readonly r?: Place
  readonly to?: Place
  readonly continent?: number
  readonly who?: number
  readonly units?: readonly Piece[]
  /** Where the Units that were picked are. */
  readonly from?: Place
}

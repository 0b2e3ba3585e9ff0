// The context of an effect: what is known when it begins. Picks add to it. Plain data, because it waits on the stack.
import type { Place } from '../map/world.ts'
import type { Piece, Unit } from '../values/words.ts'

export interface About {
  /** The seat whose effect it is. */
  readonly seat: number
  /** The Hero whose ability it is, or the Hero or Vessel that the Building unlocks. */
  readonly bearer?: Unit
  /** Where its trigger happened. */
  readonly event?: Place
  /** The other player in its trigger: the one who cast, or lost. */
  readonly other?: number
  /** The Unit in its trigger. */
  readonly unit?: Unit
  /** The Spell it responds to, among those being cast. */
  readonly target?: number
  /** How many Units it may call into a Battle. */
  readonly n?: number
  /** The kind of the Spell whose effect it is; absent: an ability. */
  readonly spell?: 'cast' | 'combat' | 'interrupt'
  /** Players it does not affect. */
  readonly spared?: readonly number[]
  // Picks
  readonly r?: Place
  readonly to?: Place
  readonly continent?: number
  /** The Continent to which a long list of Regions was narrowed. */
  readonly among?: number
  readonly who?: number
  readonly units?: readonly Piece[]
  /** The Region of the picked Units. */
  readonly from?: Place
}

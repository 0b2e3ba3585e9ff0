// Steps of the Enemy of the solo game. If a step asks, `seat` is the human's.
import type { Place } from '../../map/world.ts'
import type { Deed } from '../../cards/enemy.ts'
import type { HeroKind } from '../../values/words.ts'
import type { By } from '@lorehall/grammar'

export type SoloStep =
  | (By<'enemyTurn'> & { readonly hero: HeroKind })
  /** In the direction of its card's arrow. */
  | (By<'enemyMoves'> & { readonly hero: HeroKind })
  /** It has won a Battle there. */
  | (By<'enemyArrives'> & { readonly at: Place })
  /** Effects of a spell or a space of the track, one after another. */
  | (By<'deeds'> & { readonly hero: HeroKind; readonly deeds: readonly Deed[] })
  /** The human loses Units of their choice there. `once`: at most one per Region. */
  | (By<'giveUp'> & {
      readonly places: readonly Place[]
      readonly kinds: readonly ('serf' | 'warrior')[]
      readonly left: number
      readonly once: boolean
    })
  /** The human loses resources of the kind they have most of. If several tie, the human chooses. */
  | (By<'loseMost'> & { readonly n: number; readonly taken: number })

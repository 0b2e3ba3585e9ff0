// Steps of the Enemy of the solo game. `seat` is the human's where something is asked.
import type { Place } from '../../map/world.ts'
import type { Deed } from '../../cards/enemy.ts'
import type { HeroKind } from '../../values/words.ts'
import type { By } from '@lorehall/grammar'

export type SoloStep =
  | (By<'enemyTurn'> & { readonly hero: HeroKind })
  /** By the arrow of its card. */
  | (By<'enemyMoves'> & { readonly hero: HeroKind })
  /** What a spell or a space of the track does, one deed after the other. */
  | (By<'deeds'> & { readonly hero: HeroKind; readonly deeds: readonly Deed[] })
  /** The human loses Units of its choice there; `once`: no Region twice. */
  | (By<'giveUp'> & {
      readonly places: readonly Place[]
      readonly kinds: readonly ('serf' | 'warrior')[]
      readonly left: number
      readonly once: boolean
    })
  /** Of the kind it holds most of; of several the human names one. */
  | (By<'loseMost'> & { readonly n: number; readonly taken: number })

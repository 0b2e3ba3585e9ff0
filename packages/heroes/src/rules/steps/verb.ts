// Steps by which effects are carried out.
import type { Place } from '../../map/world.ts'
import type { About } from '../../cards/about.ts'
import type { Act, Pick, RegionFilter, Sort } from '../../cards/effect.ts'
import type { Price, Resource, Unit } from '../../values/words.ts'
import type { By } from '@lorehall/grammar'

export type VerbStep =
  /** The remaining picks, then the remaining verbs. */
  | (By<'perform'> & {
      readonly pick: readonly Pick[]
      readonly acts: readonly Act[]
      readonly about: About
    })
  /** Resources of kinds that the seat chooses one at a time: its own gain, another's loss, or what it takes. */
  | (By<'gainChosen'> & { readonly n: number })
  | (By<'loseChosen'> & { readonly who: number; readonly n: number })
  | (By<'takeChosen'> & {
      readonly whom: readonly number[]
      /** Null: any kind. */
      readonly kind: Resource | null
      readonly n: number
      readonly maxEach: number
      /** It may stop early. */
      readonly upTo: boolean
      /** The seats it has taken from so far, one entry per resource. */
      readonly taken: readonly number[]
    })
  /** A kind that was received in this exchange can't be given away. */
  | (By<'swapOne'> & {
      readonly got: readonly Resource[]
      /** The number of exchanges left; absent: any number. */
      readonly left?: number
    })
  /** The seat chooses which of these Units are destroyed, until `n` are destroyed or `strength` is reached. */
  | (By<'killUnits'> & {
      readonly owners: readonly number[]
      readonly place: Place
      readonly kinds?: readonly Sort[]
      readonly n: number
      readonly strength: number
      readonly by: number
      readonly savesCrew?: true
    })
  /** Damage to an army outside a Battle: its owner chooses the losses. */
  | (By<'hurt'> & { readonly place: Place; readonly n: number; readonly by: number })
  /** Reveals face-down tokens nearby, one at a time. */
  | (By<'revealOne'> & { readonly n: number; readonly about: About; readonly of?: RegionFilter })
  | (By<'recallSerf'> & { readonly reopen: boolean })
  | By<'turnSpell'>
  /** Names a Tactic card that the other side may not play. */
  | By<'barTactic'>
  /** A Recruit or a Tax without a slot. */
  | By<'instead'>
  /** A Hero or Vessel for `less` fewer resources; then which resources. */
  | (By<'recruitLess'> & { readonly less: number })
  | (By<'priceLess'> & { readonly unit: Unit; readonly price: Price; readonly less: number })

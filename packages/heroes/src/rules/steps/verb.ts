// Steps by which effects are carried out.
import type { Place } from '../../map/world.ts'
import type { About } from '../../cards/about.ts'
import type { Act, Pick, Sort } from '../../cards/effect.ts'
import type { Price, Resource, Unit } from '../../values/words.ts'
import type { By } from '@lorehall/grammar'

export type VerbStep =
  /** What is still to be chosen, then what is still to be done. */
  | (By<'perform'> & {
      readonly pick: readonly Pick[]
      readonly acts: readonly Act[]
      readonly about: About
    })
  /** Resources of kinds the seat chooses, one after the other: its own gain, another's loss, what it takes. */
  | (By<'gainChosen'> & { readonly n: number })
  | (By<'loseChosen'> & { readonly who: number; readonly n: number })
  | (By<'takeChosen'> & {
      readonly whom: readonly number[]
      /** Null: any. */
      readonly kind: Resource | null
      readonly n: number
      readonly maxEach: number
      /** It may stop before. */
      readonly upTo: boolean
      /** Whom it has taken from so far. */
      readonly taken: readonly number[]
    })
  /** What was received in this exchange is not given away again. */
  | (By<'swapOne'> & { readonly got: readonly Resource[] })
  /** The seat chooses which Units of these are destroyed, until there are so many or so much Strength is gone. */
  | (By<'killUnits'> & {
      readonly owners: readonly number[]
      readonly place: Place
      readonly kinds?: readonly Sort[]
      readonly n: number
      readonly strength: number
      readonly by: number
    })
  /** Damage to an army outside a Battle: its owner names who takes it. */
  | (By<'hurt'> & { readonly place: Place; readonly n: number; readonly by: number })
  /** Face-down tokens in these surroundings are turned up, one after the other. */
  | (By<'revealOne'> & { readonly n: number; readonly about: About })
  | (By<'recallSerf'> & { readonly reopen: boolean })
  | By<'turnSpell'>
  /** A Tactic card is named that the other side may not play. */
  | By<'barTactic'>
  /** A Recruit or a Tax without a slot. */
  | By<'instead'>
  /** A Hero or Vessel for so many resources less; then which ones. */
  | (By<'recruitLess'> & { readonly less: number })
  | (By<'priceLess'> & { readonly unit: Unit; readonly price: Price; readonly less: number })

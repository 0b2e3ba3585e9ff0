// Steps of blocks: paying, gaining, changing and returning them.
import type { By } from '@lorehall/grammar'
import type { Augment } from '../../cards/card.ts'
import type { Attribute, Six } from '../../state.ts'

export type BlockStep =
  | (By<'pay'> & { readonly attribute: Attribute; readonly n: number; readonly from: string })
  | (By<'convert'> & { readonly heroic: Attribute })
  | (By<'become'> & {
      readonly attribute: Attribute
      readonly to: Attribute | 'conviction'
      readonly from: string
    })
  | (By<'learn'> & { readonly attribute: Attribute })
  | (By<'gain'> & {
      readonly give: Readonly<Six>
      readonly from: string
      /** No recovering inside this gain. */
      readonly closed?: boolean
    })
  | (By<'augment'> & {
      readonly how: Augment
      readonly n: number
      readonly from: string
      /** Already chosen, so it does not ask. */
      readonly sure?: boolean
    })
  | (By<'dilute'> & { readonly from: string })
  | (By<'useConviction'> & { readonly n: number; readonly from: string })
  | (By<'owe'> & {
      readonly from: string
      /** A companion that must not be abandoned for it; empty: none. */
      readonly spared: string
    })
  | (By<'takeBack'> & {
      readonly n: number
      readonly scope: 'companions' | 'others' | 'one'
      readonly from: string
      /** The companion that the first block came from. */
      readonly only?: string
    })

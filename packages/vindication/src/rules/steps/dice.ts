// Steps of dice.
import type { By } from '@lorehall/grammar'
import type { Attribute } from '../../state.ts'

export type DiceStep =
  | (By<'roll'> & { readonly from: string })
  | (By<'keepWhite'> & { readonly faces: readonly [Attribute, Attribute]; readonly from: string })
  | (By<'keepBlack'> & { readonly faces: readonly [number, number]; readonly from: string })
  | (By<'gainRolled'> & { readonly from: string })

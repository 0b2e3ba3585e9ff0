// Steps of activating.
import type { By } from '@lorehall/grammar'

export type ActivateStep =
  | (By<'activate'> & { readonly name: string })
  | (By<'placeBlock'> & { readonly name: string })
  | (By<'give'> & { readonly name: string })
  | (By<'character'> & { readonly from: string })
  | (By<'activateAnother'> & { readonly from: string })

// Steps of the four Capital actions.
import type { By } from './by.ts'

export type CapitalStep =
  | By<'recruit'>
  /** `less`: by a Spell, a Building or a Tower for so much Ore less. */
  | (By<'build'> & { readonly less?: number })
  | By<'research'>
  | By<'tax'>
  /** After a Tax: what an ally is given. */
  | By<'give'>
  | By<'shiftTax'>
  /** Spell cards down to the limit of each of these seats. */
  | By<'keepSpells'>

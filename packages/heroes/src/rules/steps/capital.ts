// Steps of the four Capital actions.
import type { By } from '@lorehall/grammar'

/** Who taxes may give to one ally; in a team of three it says to whom it has given. (H-TEAM-12) */
export interface Giver {
  readonly seat: number
  readonly whom?: number
}

export type CapitalStep =
  | By<'recruit'>
  /** `less`: by a Spell, a Building or a Tower for so much Ore less. */
  | (By<'build'> & { readonly less?: number })
  | By<'research'>
  | (By<'tax'> & Giver)
  /** After a Tax: what an ally is given. */
  | (By<'give'> & Giver)
  | By<'shiftTax'>
  /** Spell cards down to the limit of each of these seats. */
  | By<'keepSpells'>

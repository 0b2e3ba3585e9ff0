// Steps of the four Capital actions.
import type { By } from '@lorehall/grammar'

/**
 * A player who taxes may give resources to one ally. In a team of three, `whom` is the ally who got some already.
 * (H-TEAM-12)
 */
export interface Giver {
  readonly seat: number
  readonly whom?: number
}

export type CapitalStep =
  | By<'recruit'>
  /** `less`: a Spell lets the player build a Building or a Tower for this much less Ore. */
  | (By<'build'> & { readonly less?: number })
  | By<'research'>
  | (By<'tax'> & Giver)
  /** After a Tax: gifts to an ally. */
  | (By<'give'> & Giver)
  | By<'shiftTax'>
  /** Every player above the limit discards Spell cards. */
  | By<'keepSpells'>

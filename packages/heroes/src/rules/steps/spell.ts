// Steps of casting.
import type { By } from '@lorehall/grammar'

export type SpellStep =
  /** Which Spell to cast. `free`: by an effect, without a slot. */
  | (By<'cast'> & { readonly free?: true })
  /** One Combat Spell of a side, or none. */
  | By<'combatSpell'>
  /** Whether the seat interrupts the Spell that was just cast. */
  | By<'interrupt'>
  /** The last Spell takes effect, unless it was countered; then its card is discarded or taken. */
  | By<'settleSpell'>
  | By<'spellDone'>

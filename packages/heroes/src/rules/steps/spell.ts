// Steps of casting.
import type { By } from '@lorehall/grammar'

export type SpellStep =
  /** Which Spell is cast; `free`: by an effect, without a slot. */
  | (By<'cast'> & { readonly free?: true })
  /** One Combat Spell of a side, or none. */
  | By<'combatSpell'>
  /** Whether the seat answers the Spell that was just cast. */
  | By<'interrupt'>
  /** The innermost Spell takes effect, unless it was countered; then its card goes where it belongs. */
  | By<'settleSpell'>
  | By<'spellDone'>

// Steps of a Battle.
import type { Place } from '../../map/world.ts'
import type { SideName, Stage } from '../../state.ts'
import type { Carrier } from '../../values/words.ts'
import type { By } from '@lorehall/grammar'

export type BattleStep =
  /** A Battle goes on to this stage. */
  | (By<'battle'> & { readonly stage: Stage })
  /** Allies who stand together agree on who leads. */
  | By<'lead'>
  /** Both sides choose a Tactic card. */
  | By<'tactics'>
  /** Units of one's own come into the Battle, so many at most; `any`: only from what abilities call adjacent. */
  | (By<'conscript'> & { readonly side: SideName; readonly left: number; readonly near?: 'any' })
  /** A Tactic card is paid for. */
  | (By<'payTactic'> & { readonly side: SideName })
  /** The loser names what it loses. */
  | (By<'loseUnits'> & { readonly side: SideName })
  /** Units go home from here, or only a Vessel with those aboard. */
  | (By<'retreat'> & { readonly at: Place; readonly vessel: Carrier | '' })
  /** After a Battle won over sea an Air Vessel lands. */
  | (By<'landAir'> & { readonly at: Place })
  /** Too many stand where a Capital has fallen. */
  | (By<'surplus'> & { readonly at: Place })

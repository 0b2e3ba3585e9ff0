// Steps of a Battle.
import type { Place } from '../../map/world.ts'
import type { SideName, Stage } from '../../state.ts'
import type { Carrier } from '../../values/words.ts'
import type { By } from '@lorehall/grammar'

export type BattleStep =
  /** The Battle enters this stage. */
  | (By<'battle'> & { readonly stage: Stage })
  /** Allies in one Region choose their leader. */
  | By<'lead'>
  /** Both sides choose a Tactic card. */
  | By<'tactics'>
  /**
   * Up to `left` of the seat's Units join the Battle. `any`: from Regions that are adjacent for abilities instead of
   * by march.
   */
  | (By<'conscript'> & { readonly side: SideName; readonly left: number; readonly near?: 'any' })
  /** A Tactic card is paid for. */
  | (By<'payTactic'> & { readonly side: SideName })
  /** The loser chooses its losses. */
  | (By<'loseUnits'> & { readonly side: SideName })
  /** Units go home from here: all of them, or only a Vessel with everyone aboard. */
  | (By<'retreat'> & { readonly at: Place; readonly vessel: Carrier | '' })
  /** After a Battle won at sea, Units that may not stay there land: an Air Vessel, and an army without Vessels. */
  | (By<'landAir'> & { readonly at: Place })
  /** Too many Units are where a Capital fell. */
  | (By<'surplus'> & { readonly at: Place })

// Steps of a fight, round by round.
import type { By } from '@lorehall/grammar'

export type CombatStep =
  | By<'fightRound'>
  /** The die is final. */
  | By<'fightFace'>
  | By<'fightOptions'>
  /** A second die is final. */
  | By<'fightDie'>
  | By<'fightStrike'>
  /** Another round, or retreat. */
  | By<'fightOn'>
  | By<'fightWon'>

// Steps of the course of the game: set-up, seasons, turns, production, the end.
import type { By } from '@lorehall/grammar'

export type CourseStep =
  | By<'pickHero'>
  | By<'standLeft'>
  | By<'dealQuests'>
  | By<'keepQuests'>
  | By<'beginSeason'>
  | By<'turn'>
  /** What of the own turn can still be used, once its action is over. */
  | By<'afterAction'>
  | By<'endTurn'>
  /** The next who has not passed. */
  | By<'nextTurn'>
  /** Last things before production: houses, orders, any-time uses. */
  | By<'lastThings'>
  | By<'produce'>
  | By<'score'>

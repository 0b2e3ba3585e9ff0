// Steps of the game's course: setup, seasons, turns, production, the end.
import type { By } from '@lorehall/grammar'

export type CourseStep =
  | By<'pickHero'>
  | By<'standLeft'>
  | By<'dealQuests'>
  | By<'keepQuests'>
  | By<'beginSeason'>
  | By<'turn'>
  /** After the action: uses bound to the seat's own turn. */
  | By<'afterAction'>
  | By<'endTurn'>
  /** The next seat that has not passed. */
  | By<'nextTurn'>
  /** Before production: housing, orders, any-time uses. */
  | By<'lastThings'>
  | By<'produce'>
  | By<'score'>

// Steps of the course of the game: its beginning, turns, the end.
import type { By } from '@lorehall/grammar'

export type CourseStep =
  | By<'keepQuests'>
  | By<'beginTurn'>
  | By<'turn'>
  | By<'endTurn'>
  | By<'nextTurn'>
  | By<'settle'>
  | By<'score'>

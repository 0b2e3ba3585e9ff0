// Steps of the course of a game: set-up, rounds, turns, the end.
import type { Slot } from '../../values/words.ts'
import type { By } from '@lorehall/grammar'
import type { InTurn } from './move.ts'

export type CourseStep =
  | By<'pickFaction'>
  | By<'pickCapital'>
  /** Alone: where the Enemy lives. */
  | By<'settleEnemy'>
  | By<'closeContinent'>
  | By<'layTokens'>
  | By<'beginRound'>
  | By<'beginTurn'>
  /** Before the action, and after it: who has boarded or left a Vessel. */
  | InTurn<'turn'>
  | InTurn<'afterAction'>
  /** Which slot a token goes to without an action. */
  | By<'blank'>
  | By<'endTurn'>
  | By<'collect'>
  | By<'drawSpells'>
  | By<'roundEnd'>
  | By<'score'>
  /** After a Capital action: who follows, and then one after the other. */
  | (By<'follow'> & { readonly slot: Slot })
  | (By<'followed'> & { readonly slot: Slot })

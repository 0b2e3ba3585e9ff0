// Steps of the course of a game: setup, rounds, turns and the end.
import type { Slot } from '../../values/words.ts'
import type { By } from '@lorehall/grammar'
import type { InTurn } from './move.ts'

export type CourseStep =
  | By<'pickFaction'>
  | By<'pickCapital'>
  /** Solo game: the Enemy's faction, if it decides who may settle where; where the Enemy lives. */
  | By<'drawEnemy'>
  | By<'settleEnemy'>
  | By<'closeContinent'>
  | By<'layTokens'>
  | By<'beginRound'>
  | By<'beginTurn'>
  /** Before and after the action, with the Units that have boarded or left so far. */
  | InTurn<'turn'>
  | InTurn<'afterAction'>
  /** Which slot a token without an action goes to. */
  | By<'blank'>
  | By<'endTurn'>
  | By<'collect'>
  | By<'drawSpells'>
  | By<'roundEnd'>
  | By<'score'>
  /** After a Capital action: asking who follows, then each follower's action. */
  | (By<'follow'> & { readonly slot: Slot })
  | (By<'followed'> & { readonly slot: Slot })

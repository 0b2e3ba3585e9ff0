// The bots of one table, with its game's judge. Loaded when the first bot has to think.
import { asideTaken, type Bot, botNamed, forward, publicChances, think } from '@lorehall/bots'
import type { Ask, Judge, Json } from '@lorehall/kernel'
import { thinkerHere } from './ponder.ts'
import type { Thinker } from './thought.ts'
import { Thoughts } from './thoughts.ts'
import type { AnyMachine, AnyTable } from './wire.ts'

export interface Players {
  readonly named: (name: string) => Bot
  readonly think: typeof think
  readonly asideTaken: typeof asideTaken
  /** Whether a bot has more than one option. */
  readonly isDecision: (ask: Ask) => boolean
  /** By seat: the chance to win, as far as a spectator can know; null: nobody estimates it in this game. */
  readonly chancesAt: (machine: AnyMachine) => readonly number[] | null
  /** Where bots that plan think, and what about. */
  readonly thinker: Thinker
  readonly thoughts: Thoughts
}

/**
 * @param values the table's values, if they are not the game's own
 * @param thinker absent: all bots think on this thread
 */
export function playersBy(
  table: AnyTable,
  values: Json | null,
  judge: Judge,
  thinker = thinkerHere(table.game, judge),
): Players {
  return {
    named: (name) => botNamed(name, judge),
    think,
    asideTaken,
    isDecision: (ask) => forward(ask).options.length > 1,
    chancesAt: (machine) => publicChances(machine, judge),
    thinker,
    thoughts: new Thoughts(table, values, thinker),
  }
}

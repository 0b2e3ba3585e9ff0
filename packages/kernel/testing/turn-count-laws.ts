// The laws of turns and rounds: every game announces when one begins. A position that a test set up is in the middle of
// a turn that never began, so these laws hold only for games that are played from their start.
import type { Machine } from '../src/index.ts'

/** Law: a turn begins inside a round, and only the seat whose turn it is gets the question of a turn. */
export function turnsAreBegun<S, V>({ asks, turnCount }: Machine<S, V>): string[] {
  const broken: string[] = []
  const { round, turns, seat } = turnCount
  if (turns > 0 && round < 1) broken.push('a turn has begun, and no round')
  for (const ask of asks) {
    if (ask.kind !== 'turn' || ask.aside || ask.seat === seat) continue
    const whose = seat === null ? 'no turn has begun' : `it is the turn of seat ${seat}`
    broken.push(`seat ${ask.seat} is asked for its turn at '${ask.prompt}', and ${whose}`)
  }
  return broken
}

/** Law: a game that is over had at least one round and one turn. */
export function turnsWereBegun<S, V>({ turnCount: { round, turns } }: Machine<S, V>): string[] {
  return round > 0 && turns > 0 ? [] : [`the game is over after ${turns} turns in ${round} rounds`]
}

// The laws of turns and rounds: every game says when one begins. A position that was laid out from outside is in
// the middle of a turn that nobody began, so these hold for games that are played from their start.
import type { Machine } from '../src/index.ts'

/** Only set-up asks before anything has begun, and the question of a turn goes to whose turn it is. */
export function turnsAreBegun<S, V>({ asks, course }: Machine<S, V>): string[] {
  const broken: string[] = []
  const { round, turns, seat } = course
  if (turns > 0 && round < 1) broken.push('a turn has begun, and no round')
  for (const ask of asks) {
    if (ask.kind !== 'turn' || ask.aside || ask.seat === seat) continue
    const whose = seat === null ? 'no turn has begun' : `it is the turn of seat ${seat}`
    broken.push(`seat ${ask.seat} is asked for its turn at '${ask.prompt}', and ${whose}`)
  }
  return broken
}

/** For a game that is over. */
export function turnsWereBegun<S, V>({ course: { round, turns } }: Machine<S, V>): string[] {
  return round > 0 && turns > 0 ? [] : [`the game is over after ${turns} turns in ${round} rounds`]
}

// Whose turn it is, and whether the end is set.
import type { Update } from '@lorehall/host'
import type { Turn } from '../../../table/turn/turn.ts'
import { filled } from '../../../text/language.ts'
import { TABLE_EN } from '../text/en.ts'
import { viewOf } from '../view.ts'

/** Each player has one turn a round. */
export function turn(update: Update): Turn {
  const { turn: now, round, lastRound, ending } = viewOf(update)
  return {
    seat: now.seat,
    n: round,
    round,
    last:
      ending === null ? null : { round: lastRound, why: filled(TABLE_EN['table.ending'], { n: lastRound }) },
  }
}

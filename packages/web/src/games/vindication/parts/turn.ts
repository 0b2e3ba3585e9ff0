// The seat to play, and whether the end is known.
import type { Update } from '@lorehall/host'
import type { Turn } from '../../../table-ui/turn/turn.ts'
import { filled } from '../../../text/language.ts'
import { lastRoundOf } from '../board/progress.ts'
import { termsAt } from '../facts.ts'
import { TABLE_EN } from '../text/en.ts'
import { viewOf } from '../view.ts'

/** Each player has one turn per round. */
export function turn(update: Update): Turn {
  const view = viewOf(update)
  const { turn: now, round } = view
  const last = lastRoundOf(view, termsAt(update))
  return {
    seat: now.seat,
    n: round,
    round,
    last: last === 0 ? null : { round: last, why: filled(TABLE_EN['table.ending'], { n: last }) },
  }
}

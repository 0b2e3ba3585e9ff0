// The seat to play, and whether the end is near.
import type { Update } from '@lorehall/host'
import type { Turn } from '../../../table-ui/turn/turn.ts'
import { viewOf } from '../view.ts'
import { NAMES_EN } from './en.ts'

/** Nobody's turn during setup and Collection. */
export function turn(update: Update): Turn {
  const { phase, round, pass, turn: now, end } = viewOf(update)
  return {
    seat: phase === 'round' ? now.seat : null,
    n: round * 10 + pass,
    round,
    last: end === null ? null : { round: end.last, why: NAMES_EN.ending },
  }
}

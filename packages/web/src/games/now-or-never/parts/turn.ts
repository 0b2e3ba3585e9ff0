// The seat to play, and whether the end is near.
import type { Update } from '@lorehall/host'
import type { Turn } from '../../../table-ui/turn/turn.ts'
import { valuesOf } from '../facts.ts'
import { viewOf } from '../view.ts'
import { NAMES_EN } from './en.ts'

/** Nobody's turn while all players choose quests, produce or score. */
export function turn(update: Update): Turn {
  const { phase, season, turn: now, turns } = viewOf(update)
  const { seasons } = valuesOf(update).setup
  return {
    seat: phase === 'season' ? now.seat : null,
    n: turns,
    round: season,
    last: season === seasons ? { round: seasons, why: NAMES_EN.ending } : null,
  }
}

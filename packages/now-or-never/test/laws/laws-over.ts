import type { WholeGame } from '@lorehall/kernel'
import { type LawsPlan, type LawsReport, playLaws } from '@lorehall/kernel/testing'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { nowOrNeverWith } from '../../src/game.ts'
import { inspectWith } from '../../src/inspect.ts'
import { judge } from '../../src/judge.ts'

/** `npm run long` multiplies the number of decisions by this, in other games. */
const TIMES = Number(process.env['LOREHALL_LAWS'] ?? 1)

const played = nowOrNeverWith([], [])
const BASE: WholeGame<State, Values> = { ...played, judge, inspect: inspectWith(played.values) }

/**
 * Plays random games under every law for this many decisions, with any options and any number of players. Modules have
 * laws of their own.
 */
export function lawsOver(decisions: number, plan: Partial<LawsPlan<State, Values>>): LawsReport {
  return playLaws({
    game: BASE,
    decisions: decisions * TIMES,
    seed: TIMES === 1 ? 'now-or-never' : `now-or-never, ${TIMES} times`,
    ...plan,
  })
}

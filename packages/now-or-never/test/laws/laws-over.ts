import { type LawsPlan, type LawsReport, playLaws } from '@lorehall/kernel/testing'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { wholeNowOrNever } from '../../testing/whole.ts'

/** `npm run long` multiplies the number of decisions by this, in other games. */
const TIMES = Number(process.env['LOREHALL_LAWS'] ?? 1)

/** Plays random games under every law for this many decisions, with any options and any number of players. */
export function lawsOver(decisions: number, plan: Partial<LawsPlan<State, Values>>): LawsReport {
  return playLaws({
    game: wholeNowOrNever,
    decisions: decisions * TIMES,
    seed: TIMES === 1 ? 'now-or-never' : `now-or-never, ${TIMES} times`,
    ...plan,
  })
}

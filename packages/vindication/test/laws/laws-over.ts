import { type LawsPlan, type LawsReport, playLaws } from '@lorehall/kernel/testing'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { layOut } from '../../testing/scenario.ts'
import { midgame } from './midgame.ts'
import { wholeVindication } from '../../testing/whole.ts'

/** `npm run long` multiplies the number of decisions by this, in other games. */
const TIMES = Number(process.env['LOREHALL_LAWS'] ?? 1)

/** Plays random games under every law for this many decisions, with any options and any number of players. */
export function lawsOver(decisions: number, plan: Partial<LawsPlan<State, Values>>): LawsReport {
  return playLaws({
    game: wholeVindication,
    decisions: decisions * TIMES,
    seed: TIMES === 1 ? 'vindication' : `vindication, ${TIMES} times`,
    // Without the round limit, a game of random players might never end. (V-END-3)
    given: { roundLimit: true },
    isMap: (path) => path.endsWith('/sources'),
    ...plan,
  })
}

/** Plays random games that begin in the middle. */
export function lawsOverMiddle(decisions: number): LawsReport {
  return lawsOver(decisions, {
    layOut: (table, chance) => layOut(table, midgame(table.machine.values.box, table.machine.seats, chance)),
  })
}

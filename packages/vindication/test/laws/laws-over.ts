import { type LawsPlan, type LawsReport, playLaws } from '@lorehall/kernel/testing'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { layOut } from '../../testing/scenario.ts'
import { midgame } from './midgame.ts'
import { wholeVindication } from '../../testing/whole.ts'

/** `npm run long` makes so many times as many decisions, of other games. */
const TIMES = Number(process.env['LOREHALL_LAWS'] ?? 1)

/** Random games under every law, so many decisions of them, with any options and any number of players. */
export function lawsOver(decisions: number, plan: Partial<LawsPlan<State, Values>>): LawsReport {
  return playLaws({
    game: wholeVindication,
    decisions: decisions * TIMES,
    seed: TIMES === 1 ? 'vindication' : `vindication, ${TIMES} times`,
    // Without the limit of rounds a game of players who want nothing need not end. (V-END-3)
    given: { roundLimit: true },
    isMap: (path) => path.endsWith('/sources'),
    ...plan,
  })
}

/** The same from the middle of a game on. */
export function lawsOverMiddle(decisions: number): LawsReport {
  return lawsOver(decisions, {
    layOut: (table, chance) => layOut(table, midgame(table.machine.values.box, table.machine.seats, chance)),
  })
}

import { type LawsPlan, type LawsReport, playLaws } from '@lorehall/kernel/testing'
import { nowOrNever } from '../../src/index.ts'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'

/** Random games under every law, so many decisions of them, with any options and any number of players. */
export function lawsOver(decisions: number, plan: Partial<LawsPlan<State, Values>>): LawsReport {
  let turns = 0
  return playLaws({
    game: nowOrNever,
    decisions,
    seed: 'now-or-never',
    // Alone every turn is one's own: a new one begins where it is said.
    turnKey: ({ events }) => (events.some(({ type }) => type === 'turn') ? ++turns : turns),
    ...plan,
  })
}

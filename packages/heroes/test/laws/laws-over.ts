import { type LawsPlan, type LawsReport, playLaws } from '@lorehall/kernel/testing'
import { heroes } from '../../src/index.ts'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'

/** Random games under every law, so many decisions of them, with any options and any number of players. */
export function lawsOver(decisions: number, plan: Partial<LawsPlan<State, Values>>): LawsReport {
  return playLaws({
    game: heroes,
    decisions,
    seed: 'heroes',
    // Alone the same seat is asked turn after turn.
    turnKey: ({ state: { round, pass, turn } }) => `${round}/${pass}/${turn.seat}`,
    ...plan,
  })
}

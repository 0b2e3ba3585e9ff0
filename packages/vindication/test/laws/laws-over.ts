import { type LawsPlan, type LawsReport, playLaws } from '@lorehall/kernel/testing'
import { vindication } from '@lorehall/vindication'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { layOut } from '../../testing/scenario.ts'
import { midgame } from './midgame.ts'

type Plan = Partial<LawsPlan<State, Values>>

/** Random games of so many players under every law. */
export function lawsOver(seats: number, games: number, plan: Plan = {}): LawsReport {
  return playLaws({
    game: vindication,
    seats,
    games,
    seed: 'vindication',
    // An extra turn counts anew: its figure began elsewhere.
    turnKey: ({ state: { turn, round } }) => `${turn.seat}/${round}/${turn.began}`,
    ...plan,
  })
}

/** The same from the middle of a game on. */
export function lawsOverMiddle(seats: number, games: number): LawsReport {
  return lawsOver(seats, games, {
    layOut: (table, chance) => layOut(table, midgame(table.machine.values.box, seats, chance)),
  })
}

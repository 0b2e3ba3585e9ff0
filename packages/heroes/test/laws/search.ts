// The search for questions without an option: from some way into a game, with 0, 1 and 2 of every resource.
import type { Resource, SearchedGame } from '@lorehall/kernel/testing'
import { at, type State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { playSome } from './midgame.ts'
import { wholeHeroes } from '../../testing/whole.ts'

const MOST_DECISIONS = 400

const RESOURCES: readonly Resource<State>[] = (['ore', 'mana', 'food'] as const).map((name) => ({
  name,
  set({ players }, seat, n) {
    at(players, seat)[name] = n
  },
}))

export const searched: SearchedGame<State, Values> = {
  game: wholeHeroes,
  given: [{}],
  // Always at the start of a turn. During an action its price has already been checked, so resources can't be reduced.
  layOut: (table, chance) => playSome(table, chance.below(MOST_DECISIONS), chance),
  resources: RESOURCES,
  answers: 2,
}

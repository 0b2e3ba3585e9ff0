// How this game is searched for questions without an option: some way into a game, with 0, 1 and 2 of everything a
// player pays with.
import type { Resource, SearchedGame } from '@lorehall/kernel/testing'
import { heroes } from '../../src/index.ts'
import { at, type State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'

const MOST_DECISIONS = 400

const RESOURCES: readonly Resource<State>[] = (['ore', 'mana', 'food'] as const).map((name) => ({
  name,
  set({ players }, seat, n) {
    at(players, seat)[name] = n
  },
}))

export const searched: SearchedGame<State, Values> = {
  game: heroes,
  given: [{}],
  layOut(table, chance) {
    // Inside an action what it needs has been counted: only between two of them can anybody have less.
    for (let n = chance.below(MOST_DECISIONS); !table.over; n--) {
      const ask = at(table.asks, 0)
      if (n <= 0 && ask.kind === 'turn') return
      table.take(ask, table.game.judge.quick(table.machine, ask, chance) ?? at(ask.options, 0))
    }
  },
  resources: RESOURCES,
  answers: 2,
}

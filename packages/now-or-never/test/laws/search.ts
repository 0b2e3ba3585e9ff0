// The search for questions without an option: from the middle of a game, with 0, 1 and 2 of everything a player can be
// short of.
import type { Resource, SearchedGame } from '@lorehall/kernel/testing'
import { at, type Player, type State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { GOODS } from '../../src/cards/vocabulary.ts'
import { midgame } from './midgame.ts'
import { wholeNowOrNever } from '../../testing/whole.ts'

const own = (name: string, set: (p: Player, n: number) => void): Resource<State> => ({
  name,
  set: ({ players }, seat, n) => set(at(players, seat), n),
})

const RESOURCES: readonly Resource<State>[] = [
  ...(['coins', 'books', 'xp', 'mana'] as const).map((what) =>
    own(what, (p, n) => {
      p[what] = n
    }),
  ),
  // At 0 hearts a hero action ends, so its questions need at least 1.
  own('hearts', (p, n) => {
    p.hearts = Math.max(1, n)
  }),
  ...GOODS.map((good) =>
    own(good, (p, n) => {
      p.goods[good] = n
    }),
  ),
]

export const searched: SearchedGame<State, Values> = {
  game: wholeNowOrNever,
  given: [{}],
  layOut: midgame,
  resources: RESOURCES,
  answers: 2,
}

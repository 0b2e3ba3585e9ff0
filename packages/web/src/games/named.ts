// One of the games of this hall, by its name; and whether there is a choice at all.
import type { HallGame } from './game.ts'
import { GAMES } from './list.ts'

export function gameNamed(id: string | undefined): HallGame | undefined {
  return GAMES.find((game) => game.id === id)
}

/** With one game nobody is asked which, and nothing says which it is. */
export const ONLY: HallGame | undefined = GAMES.length === 1 ? GAMES[0] : undefined

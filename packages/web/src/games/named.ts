// Finds a game by id, and tells whether there is a choice of games.
import type { HallGame } from './game.ts'
import { GAMES } from './list.ts'

export function gameNamed(id: string | undefined): HallGame | undefined {
  return GAMES.find((game) => game.id === id)
}

/** The game, if there is only one: then no screen asks which game, or names it. */
export const ONLY: HallGame | undefined = GAMES.length === 1 ? GAMES[0] : undefined

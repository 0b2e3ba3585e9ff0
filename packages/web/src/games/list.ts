// The games of this hall: the one list, and the only way in to any of them.
import type { HallGame } from './game.ts'
import { VINDICATION } from './vindication/manifest.ts'

export const GAMES: readonly HallGame[] = [VINDICATION]

export function gameNamed(id: string | undefined): HallGame | undefined {
  return GAMES.find((game) => game.id === id)
}

/** With one game nobody is asked which, and nothing says which it is. */
export const ONLY: HallGame | undefined = GAMES.length === 1 ? GAMES[0] : undefined

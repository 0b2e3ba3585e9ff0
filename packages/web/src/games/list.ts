// The games of this hall: the one list, and the only way in to any of them.
import type { HallGame } from './game.ts'
import { VINDICATION } from './vindication/manifest.ts'

const GAMES: readonly HallGame[] = [VINDICATION]

export function gameNamed(id: string | undefined): HallGame | undefined {
  return GAMES.find((game) => game.id === id)
}

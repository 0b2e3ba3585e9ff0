// The games of this hall: the one list.
import type { HallGame } from './game.ts'
import { VINDICATION } from './vindication/manifest.ts'

export const GAMES: readonly HallGame[] = [VINDICATION]

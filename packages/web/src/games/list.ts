// The games of this hall: the only list.
import type { HallGame } from './game.ts'
import { HEROES } from './heroes/manifest.ts'
import { NOW_OR_NEVER } from './now-or-never/manifest.ts'
import { VINDICATION } from './vindication/manifest.ts'

export const GAMES: readonly HallGame[] = [VINDICATION, NOW_OR_NEVER, HEROES]

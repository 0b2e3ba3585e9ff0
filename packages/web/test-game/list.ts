// The games of a hall under test: those of the real one and the toy. A test says in its browser which of
// them the page has; where it says nothing, the page is the real one. The host beside it knows them all.
import type { HallGame } from '../src/games/game.ts'
import { GAMES as REAL } from '../src/games/list.ts'
import { TOY } from './manifest.ts'

const ALL: readonly HallGame[] = [...REAL, TOY]

function wanted(): readonly HallGame[] {
  if (!('localStorage' in globalThis)) return ALL
  try {
    const ids = localStorage.getItem('games-under-test')?.split(',')
    return ids === undefined ? REAL : ALL.filter(({ id }) => ids.includes(id))
  } catch {
    // A browser may refuse to keep anything.
    return REAL
  }
}

export const GAMES = wanted()

// The games of a hall under test: those of the real one and the toy. A test says in its browser which of
// them the page has; where it says nothing, the page is the real one. The host beside it knows them all.
import type { HallGame } from '../src/games/game.ts'
import { GAMES as REAL } from '../src/games/list.ts'
import { TOY } from './manifest.ts'

function wanted(): string | null {
  // A host in a worker has no such storage.
  if (!('localStorage' in globalThis)) return 'all'
  try {
    return localStorage.getItem('games-under-test')
  } catch {
    // A browser may refuse to keep anything.
    return null
  }
}

const all: readonly HallGame[] = [...REAL, TOY]
const games = wanted()

export const GAMES = games === 'all' ? all : games === 'toy' ? [TOY] : REAL

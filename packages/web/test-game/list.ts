// The games of a hall under test: those of the real one and the toy. A test says in its browser which of
// them the page has; where it says nothing, the page is the real one. The host beside it knows them all.
import type { HallGame } from '../src/games/game.ts'
import { GAMES as REAL } from '../src/games/list.ts'
import { withLanterns } from './lanterns/games.ts'
import { TOY } from './manifest.ts'
import { ON_PAGE, UNDER_TEST } from './under-test.ts'

const lit: readonly HallGame[] = REAL.map(withLanterns)

function asked(): readonly HallGame[] {
  if (!ON_PAGE) return [...lit, TOY]
  if (UNDER_TEST === 'all') return [...REAL, TOY]
  if (UNDER_TEST === 'toy') return [TOY]
  return UNDER_TEST === 'lanterns' ? lit : REAL
}

export const GAMES = asked()

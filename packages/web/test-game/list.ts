// The games of a hall under test: the real ones and the toy. A test selects the page's games in local storage
// (under-test.ts); by default the page has the real ones. The worker's host always has all of them.
import type { HallGame } from '../src/games/game.ts'
import { GAMES as REAL } from '../src/games/list.ts'
import { withLanterns } from './lanterns/games.ts'
import { TOY } from './manifest.ts'
import { ON_PAGE, UNDER_TEST } from './under-test.ts'

const highlighted: readonly HallGame[] = REAL.map(withLanterns)

function asked(): readonly HallGame[] {
  if (!ON_PAGE) return [...highlighted, TOY]
  if (UNDER_TEST === 'all') return [...REAL, TOY]
  if (UNDER_TEST === 'toy') return [TOY]
  return UNDER_TEST === 'lanterns' ? highlighted : REAL
}

export const GAMES = asked()

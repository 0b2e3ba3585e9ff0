// The battle board as a board of the table screen.
import type { BoardPart } from '../../../../../table-ui/parts.ts'
import { MYTHS_EN } from '../en.ts'
import { viewOf } from '../../../view.ts'
import { mythsIn } from '../seen.ts'
import { Battle, BattleGlance } from './battle.tsx'

export const BATTLE: BoardPart = {
  id: 'battle',
  name: MYTHS_EN['myths.board'],
  Board: Battle,
  has: (at) => at === 'battle' || at.startsWith('battle:'),
  there: (update) => (mythsIn(viewOf(update))?.phase ?? 'gone') !== 'gone',
  calls: (update) => mythsIn(viewOf(update))?.phase === 'fight',
  Glance: BattleGlance,
}

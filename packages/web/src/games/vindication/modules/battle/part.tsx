// The battle board as one of the boards; what draws it is fetched where it is played with.
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import type { BoardPart } from '../../../../table/parts.ts'
import { TABLE_EN } from '../../text/en.ts'
import { viewOf } from '../../view.ts'
import { mythsIn } from '../seen.ts'

const Drawn = lazy(() => import('./battle.tsx').then(({ Battle }) => ({ default: Battle })))
const Small = lazy(() => import('./battle.tsx').then(({ BattleGlance }) => ({ default: BattleGlance })))

interface OfTable {
  readonly update: Update
}

function Battle({ update }: OfTable) {
  return (
    <Suspense fallback={null}>
      <Drawn update={update} />
    </Suspense>
  )
}

function Glance({ update }: OfTable) {
  return (
    <Suspense fallback={null}>
      <Small update={update} />
    </Suspense>
  )
}

export const BATTLE: BoardPart = {
  id: 'battle',
  name: TABLE_EN['myths.board'],
  Board: Battle,
  has: (at) => at === 'battle' || at.startsWith('battle:'),
  there: (update) => (mythsIn(viewOf(update))?.phase ?? 'gone') !== 'gone',
  calls: (update) => mythsIn(viewOf(update))?.phase === 'fight',
  Glance,
}

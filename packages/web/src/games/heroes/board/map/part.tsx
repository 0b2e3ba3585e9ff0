// The world as a board of the table screen.
import { lazy } from 'react'
import type { BoardPart } from '../../../../table-ui/parts.ts'
import { TABLE_EN } from '../../text/en.ts'
import { World } from './map.tsx'

const Glance = lazy(() => import('./glance.tsx').then((glance) => ({ default: glance.Glance })))

export const WORLD: BoardPart = {
  id: 'world',
  name: TABLE_EN['map.name'],
  Board: World,
  Glance,
  has: (at) => /^(?:region:|unit:.*\/)/.test(at),
  reads: 790,
  // A March begins with a click on an army; everything else in a turn has its button below the board.
  calls: ({ ask }) => ask?.kind === 'turn' && ask.options.some(({ id }) => id.startsWith('slot:march')),
}

// The player's own town and the tiles next to it.
import { lazy } from 'react'
import type { BoardPart } from '../../../../table-ui/parts.ts'
import { TABLE_EN } from '../../text/en.ts'
import { TownGlance } from './glance.tsx'

export const TOWN: BoardPart = {
  id: 'town',
  name: TABLE_EN['town.name'],
  Board: lazy(() => import('./town.tsx').then(({ Town }) => ({ default: Town }))),
  Glance: TownGlance,
  has: (at) => /^(?:tile|town|row|waiting):/.test(at),
}

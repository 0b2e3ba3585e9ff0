// The map as a board of the table screen.
import type { BoardPart } from '../../../../table-ui/parts.ts'
import { TABLE_EN } from '../../text/en.ts'
import { Glance } from './glance.tsx'
import { Map } from './map.tsx'

export const MAP: BoardPart = {
  id: 'map',
  name: TABLE_EN['map.name'],
  Board: Map,
  Glance,
  has: (at) => /^(?:figure$|enemy$|(?:space|location|enemy):)/.test(at),
}

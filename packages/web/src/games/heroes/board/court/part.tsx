// The player's own board as a board of the table screen.
import type { BoardPart } from '../../../../table-ui/parts.ts'
import { TABLE_EN } from '../../text/en.ts'
import { Court } from './court.tsx'
import { isHandheld } from './handheld.ts'

export const COURT: BoardPart = {
  id: 'court',
  name: TABLE_EN['court.name'],
  Board: Court,
  has: (at) =>
    /^(?:capital$|deck$|(?:building|faction|resource):|unit:[a-z]+$)/.test(at) ||
    (at.startsWith('slot:') && isHandheld()),
  reads: 336,
}

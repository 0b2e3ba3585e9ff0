// One's own board as one of the boards.
import { lazy } from 'react'
import type { BoardPart } from '../../../../table/parts.ts'
import { TABLE_EN } from '../../text/en.ts'
import { isHandheld } from './handheld.ts'

export const COURT: BoardPart = {
  id: 'court',
  name: TABLE_EN['court.name'],
  Board: lazy(() => import('./court.tsx').then((court) => ({ default: court.Court }))),
  has: (at) =>
    /^(?:capital$|deck$|(?:building|faction|resource):|unit:[a-z]+$)/.test(at) ||
    (at.startsWith('slot:') && isHandheld()),
  reads: 336,
}

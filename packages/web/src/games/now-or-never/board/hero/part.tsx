// The player's own hero and the abilities to learn. The arrows are on the mat, so that the map stays in view while the
// player chooses one.
import { lazy } from 'react'
import type { BoardPart } from '../../../../table-ui/parts.ts'
import { TABLE_EN } from '../../text/en.ts'
import { HeroGlance } from './glance.tsx'

export const HERO: BoardPart = {
  id: 'hero',
  name: TABLE_EN['hero.name'],
  Board: lazy(() => import('./hero.tsx').then(({ Hero }) => ({ default: Hero }))),
  Glance: HeroGlance,
  has: (at) => /^(?:hero|face|blue|slot|ability):/.test(at),
}

// One's own hero, and what can be learnt. Arrows lie on the mat: who is asked for one looks at the map.
import { lazy } from 'react'
import type { BoardPart } from '../../../../table/parts.ts'
import { TABLE_EN } from '../../text/en.ts'
import { HeroGlance } from './glance.tsx'

export const HERO: BoardPart = {
  id: 'hero',
  name: TABLE_EN['hero.name'],
  Board: lazy(() => import('./hero.tsx').then(({ Hero }) => ({ default: Hero }))),
  Glance: HeroGlance,
  has: (at) => /^(?:hero|face|blue|slot|ability):/.test(at),
}

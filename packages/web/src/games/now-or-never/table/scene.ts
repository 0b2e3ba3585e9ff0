// What plays over the boards: a fight from its first roll on, and a production when it comes.
import type { Update } from '@lorehall/host'
import { lazy } from 'react'
import type { Scene } from '../../../table/parts.ts'
import { viewOf } from '../view.ts'
import { TURN_EN } from './words/en.ts'

const FightScene = lazy(() =>
  import('../fight/fight-scene.tsx').then((fight) => ({ default: fight.FightScene })),
)
const ProductionScene = lazy(() =>
  import('../production/production-scene.tsx').then((told) => ({ default: told.ProductionScene })),
)

/** Beside one for each player. */
const LOOK = 2

export function scene(update: Update): Scene | null {
  const { turn, turns, season } = viewOf(update)
  if (turn.fight !== null)
    return { id: `fight:${turns}:${turn.fight.id}`, name: TURN_EN['scene.fight'], Scene: FightScene }
  const told = update.events.filter(({ type }) => type === 'production' || type === 'finalProduction')
  if (told.length === 0) return null
  return {
    id: `production:${season}`,
    name: TURN_EN['scene.production'],
    Scene: ProductionScene,
    beats: told.length + LOOK,
  }
}

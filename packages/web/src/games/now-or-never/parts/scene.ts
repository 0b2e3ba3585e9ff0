// The scenes shown over the boards: a fight from its first roll on, a production, and the player's own triumphs.
import type { Update } from '@lorehall/host'
import { lazy } from 'react'
import type { Scene } from '../../../table-ui/parts.ts'
import { foeBeaten, rowCompleted } from '../triumph/triumphs.ts'
import { viewOf } from '../view.ts'
import { TURN_EN } from './words/en.ts'

const FightScene = lazy(() =>
  import('../fight/fight-scene.tsx').then((fight) => ({ default: fight.FightScene })),
)
const ProductionScene = lazy(() =>
  import('../production/production-scene.tsx').then((told) => ({ default: told.ProductionScene })),
)

const WonScene = lazy(() => import('../triumph/won-scene.tsx').then((told) => ({ default: told.WonScene })))
const RowScene = lazy(() => import('../triumph/row-scene.tsx').then((told) => ({ default: told.RowScene })))

/** Extra beats of a production scene, in addition to one per player. */
const LOOK = 2

/** The player's own triumphs: a fight that was won, a row of the town that is complete. */
function triumph(update: Update): Scene | null {
  const { turns } = viewOf(update)
  const foe = foeBeaten(update)
  if (foe !== null)
    return { id: `won:${turns}:${foe}`, name: TURN_EN['scene.won'], Scene: WonScene, beats: 1 }
  const row = rowCompleted(update)
  return row === null ? null : { id: `row:${row}`, name: TURN_EN['scene.row'], Scene: RowScene, beats: 1 }
}

export function scene(update: Update): Scene | null {
  const { turn, turns, season } = viewOf(update)
  if (turn.fight !== null)
    return { id: `fight:${turns}:${turn.fight.id}`, name: TURN_EN['scene.fight'], Scene: FightScene }
  const told = update.events.filter(({ type }) => type === 'production' || type === 'finalProduction')
  if (told.length === 0) return triumph(update)
  return {
    id: `production:${season}`,
    name: TURN_EN['scene.production'],
    Scene: ProductionScene,
    beats: told.length + LOOK,
  }
}

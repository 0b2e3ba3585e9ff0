// What plays over the boards: a Battle while it lasts, and how it went once it is over.
import type { Update } from '@lorehall/host'
import { lazy } from 'react'
import type { Scene } from '../../../table/parts.ts'
import { viewOf } from '../view.ts'
import { idOf } from '../world.ts'
import { TURN_EN } from './words/en.ts'

const BattleScene = lazy(() =>
  import('../battle/battle-scene.tsx').then((battle) => ({ default: battle.BattleScene })),
)
const OutcomeScene = lazy(() =>
  import('../battle/outcome-scene.tsx').then((outcome) => ({ default: outcome.OutcomeScene })),
)

/** How long one looks at what came of it. */
const LOOK = 3

export function scene(update: Update): Scene | null {
  const { battle, round, pass } = viewOf(update)
  if (battle !== null)
    return {
      id: `battle:${round}:${pass}:${idOf(battle.place)}:${battle.attacker.seat}`,
      name: TURN_EN['scene.battle'],
      Scene: BattleScene,
    }
  if (!update.events.some(({ type }) => type === 'battleWon')) return null
  return { id: `outcome:${update.seq}`, name: TURN_EN['scene.battle'], Scene: OutcomeScene, beats: LOOK }
}

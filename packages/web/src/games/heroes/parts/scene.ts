// The scenes shown over the boards: a Battle, and its outcome once it is over.
import type { Update } from '@lorehall/host'
import { lazy } from 'react'
import type { Scene } from '../../../table-ui/parts.ts'
import { type Moment, momentOf } from '../moments/moment.ts'
import { viewOf } from '../view.ts'
import { idOf } from '../world.ts'
import { TURN_EN } from './words/en.ts'

const BattleScene = lazy(() =>
  import('../battle/battle-scene.tsx').then((battle) => ({ default: battle.BattleScene })),
)
const OutcomeScene = lazy(() =>
  import('../battle/outcome-scene.tsx').then((outcome) => ({ default: outcome.OutcomeScene })),
)

const MomentScene = lazy(() =>
  import('../moments/moment-scene.tsx').then((moments) => ({ default: moments.MomentScene })),
)

/** The duration of the outcome scene, in beats. */
const LOOK = 3

/** The duration of a moment in beats: the player's own, and others'. */
const [OWN, OTHERS] = [2.5, 1.25]

const nameOf = ({ kind, own }: Moment): string =>
  kind === 'own' ? (own?.title ?? '') : TURN_EN[`scene.${kind}`]

function momentScene(update: Update): Scene | null {
  const found = momentOf(update)
  if (found === null) return null
  const { moment, held } = found
  const shown = { name: nameOf(moment), Scene: MomentScene, through: true }
  if (held) return { id: `asks:${update.ask?.from ?? ''}`, ...shown }
  return { id: `moment:${update.seq}`, ...shown, beats: moment.seat === update.eyes ? OWN : OTHERS }
}

export function scene(update: Update): Scene | null {
  const { battle, round, pass } = viewOf(update)
  if (battle !== null)
    return {
      id: `battle:${round}:${pass}:${idOf(battle.place)}:${battle.attacker.seat}`,
      name: TURN_EN['scene.battle'],
      Scene: BattleScene,
    }
  const over = update.events.find(({ type }) => type === 'battleOver')
  if (over === undefined) return momentScene(update)
  const { fought } = over
  return {
    id: `outcome:${update.seq}`,
    name: TURN_EN['scene.battle'],
    Scene: OutcomeScene,
    beats: LOOK,
    // Players who fought read it at their own pace.
    waits: update.eyes !== null && Array.isArray(fought) && fought.includes(update.eyes),
  }
}

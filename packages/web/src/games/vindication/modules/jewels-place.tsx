// Where the crystals of a player lie; what draws them is fetched where crystals are played with.
import { later } from '../../../table/later.tsx'
import type { GameView, PlayerView } from '../view.ts'
import { jewelsIn } from './seen.ts'

const drawn = () => import('./jewels.tsx')

const JEWELS = {
  own: later(async () => (await drawn()).OwnJewels),
  row: later(async () => (await drawn()).JewelRow),
  wall: later(async () => (await drawn()).JewelWall),
}

interface JewelsPlaceProps {
  /** On my mat, beside another player, or in that player's window. */
  readonly as: keyof typeof JEWELS
  readonly view: GameView
  readonly player: PlayerView
}

export function JewelsPlace({ as, view, player }: JewelsPlaceProps) {
  const Jewels = JEWELS[as]
  return jewelsIn(view) === null ? null : <Jewels view={view} player={player} />
}

// The view of a game of Now or Never, as its package types it.
import type { Update } from '@lorehall/host'
import type { View } from '@lorehall/now-or-never/client'
import { type Seen, viewsOf } from '../../table-ui/view.ts'

export type GameView = Seen<View>
export type PlayerView = GameView['players'][number]

export const viewOf = viewsOf<View>()

export function playerOf(update: Update, seat: number): PlayerView | undefined {
  return viewOf(update).players[seat]
}

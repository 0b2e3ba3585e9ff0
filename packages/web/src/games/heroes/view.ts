// The view of Heroes, as typed by its package.
import type { View } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { type Seen, viewsOf } from '../../table-ui/view.ts'

export type GameView = Seen<View>
export type PlayerView = GameView['players'][number]

export const viewOf = viewsOf<View>()

export function playerOf(update: Update, seat: number): PlayerView | undefined {
  return viewOf(update).players[seat]
}

/** The player has a faction and a Capital, so there is something to show. */
export const isSettled = ({ faction, capital }: PlayerView): boolean => faction !== '' && capital >= 0

// The view of a game of Heroes, as its package types it.
import type { View } from '@lorehall/heroes/face'
import type { Update } from '@lorehall/host'
import { type Seen, viewsOf } from '../../table/view.ts'

export type GameView = Seen<View>
export type PlayerView = GameView['players'][number]

export const viewOf = viewsOf<View>()

export function playerOf(update: Update, seat: number): PlayerView | undefined {
  return viewOf(update).players[seat]
}

/** It has a faction and a Capital: there is something to show of it. */
export const isSettled = ({ faction, capital }: PlayerView): boolean => faction !== '' && capital >= 0

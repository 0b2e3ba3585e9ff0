// The view of a game of Vindication, as its package types it.
import type { View } from '@lorehall/vindication/face'
import { type Seen, viewsOf } from '../../table/view.ts'

export type GameView = Seen<View>
export type PlayerView = GameView['players'][number]
export type DeckView = GameView['decks'][number]

export const viewOf = viewsOf<View>()

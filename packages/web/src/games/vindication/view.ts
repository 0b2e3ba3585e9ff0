// The view of Vindication, as typed by its package.
import type { View } from '@lorehall/vindication/client'
import { type Seen, viewsOf } from '../../table-ui/view.ts'

export type GameView = Seen<View>
export type PlayerView = GameView['players'][number]
export type DeckView = GameView['decks'][number]

export const viewOf = viewsOf<View>()

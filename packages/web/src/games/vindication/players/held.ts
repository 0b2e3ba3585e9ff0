// The cards a player has, and what lies on them.
import { modulesInPlay } from '../in-play.ts'
import type { GameView, PlayerView } from '../view.ts'

export interface Held {
  readonly card: string
  /** Loyalty on a companion. */
  readonly blocks?: number
  /** Charges on a relic. */
  readonly charges?: number
  /** The card it stays with, if it is one of those that do; empty: with none. */
  readonly with?: string
}

/** Those that can be read: by a rule of the house, and once all is counted. (V-HOUSE-2) */
const openQuests = (quests: PlayerView['quests']) => (typeof quests === 'number' ? [] : quests)

/** What stays with a card follows it. */
export function heldBy(view: GameView, player: PlayerView): Held[] {
  const { seat, party, relics, traits, monsters, quests } = player
  const { staying, piles } = modulesInPlay()
  const stay = (by: string) => staying(by, seat, view).map((card) => ({ card, with: by }))
  const apart = piles(seat, view).flatMap(({ cards }) => cards)
  return [
    ...party.flatMap((companion) => [companion, ...stay(companion.card)]),
    ...stay(''),
    ...relics,
    ...[...traits, ...monsters, ...apart, ...openQuests(quests)].map((card) => ({ card })),
  ]
}

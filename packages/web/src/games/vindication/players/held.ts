// The cards of a player, and the blocks and charges on them.
import { modulesInPlay } from '../in-play.ts'
import type { GameView, PlayerView } from '../view.ts'

export interface Held {
  readonly card: string
  /** Loyalty on a companion. */
  readonly blocks?: number
  /** Charges on a relic. */
  readonly charges?: number
  /** For a card that can stay with another, the id of that card; '': it stays with none. */
  readonly with?: string
}

/** The readable quests: your own, and everyone's with open quests (V-HOUSE-2) and after scoring. */
const openQuests = (quests: PlayerView['quests']) => (typeof quests === 'number' ? [] : quests)

/** A card that stays with another follows it in the list. */
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

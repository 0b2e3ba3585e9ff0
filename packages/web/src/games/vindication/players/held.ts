// The cards a player has, and what lies on them.
import { lootOf } from '../modules/loot.ts'
import { petsWith } from '../modules/pets.ts'
import type { GameView, PlayerView } from '../view.ts'

export interface Held {
  readonly card: string
  /** Loyalty on a companion. */
  readonly blocks?: number
  /** Charges on a relic. */
  readonly charges?: number
  /** The companion a pet stays with; empty: it sleeps. */
  readonly master?: string
}

/** Those that can be read: by a rule of the house, and once all is counted. (V-HOUSE-2) */
const openQuests = (quests: PlayerView['quests']) => (typeof quests === 'number' ? [] : quests)

/** Every pet follows its master. */
export function heldBy(view: GameView, player: PlayerView): Held[] {
  const { seat, party, relics, traits, monsters, quests } = player
  const pets = (master: string) => petsWith(view, seat, master).map((card) => ({ card, master }))
  return [
    ...party.flatMap((companion) => [companion, ...pets(companion.card)]),
    ...pets(''),
    ...relics,
    ...[...traits, ...monsters, ...lootOf(view, seat), ...openQuests(quests)].map((card) => ({ card })),
  ]
}

// Masteries: a player's total for an attribute, and the winner.
import type { Card } from '../cards/card.ts'

type Colours = ReadonlyMap<string, Pick<Card, 'deck' | 'alsoColour' | 'treacherous' | 'blocksCount'>>

/** The cards and tiles of a player that count. */
export interface Holding {
  /** Proficiency tiles, by attribute. */
  readonly tiles: readonly number[]
  /** All cards, including relics. */
  readonly cards: readonly string[]
  readonly relics: readonly { readonly card: string; readonly blocks: number }[]
}

/** 1 per card of the color, 2 per tile, and what cards add. (V-MASTERY-1) */
export function masteryTotal(cards: Colours, held: Holding, attribute: number): number {
  let total = 2 * (held.tiles[attribute] ?? 0)
  for (const id of held.cards) {
    const card = cards.get(id)
    if (card?.deck === attribute && card.treacherous !== true) total++
    if (card?.alsoColour === attribute) total++
  }
  for (const { card: id, blocks } of held.relics) {
    const card = cards.get(id)
    if (card?.blocksCount === true && card.deck === attribute) total += blocks
  }
  return total
}

/** The seat with strictly more than everyone else; −1: nobody. (V-MASTERY-2) */
export function masterOf(totals: readonly number[]): number {
  let best = 0
  let who = -1
  totals.forEach((total, seat) => {
    if (total === best) who = -1
    else if (total > best) {
      best = total
      who = seat
    }
  })
  return who
}

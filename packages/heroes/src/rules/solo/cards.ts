// The Enemy's cards. (H-SOLO-2)
import { byName, draw } from '@lorehall/grammar'
import type { T } from '../step.ts'
import { enemyOf } from './enemy.ts'

/**
 * If at most one card is left, the deck and the discards are shuffled together; the cards in the slots are not.
 * (H-SOLO-2)
 */
export function turnCard(t: T): string {
  const enemy = enemyOf(t)
  if (enemy.deck.length <= 1) {
    enemy.deck = [...enemy.deck, ...enemy.discards].toSorted(byName)
    enemy.discards = []
  }
  return draw(t, enemy.deck)
}

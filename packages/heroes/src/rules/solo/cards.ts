// The Enemy's cards. (H-SOLO-2)
import { byName, draw } from '@lorehall/grammar'
import type { T } from '../step.ts'
import { enemyOf } from './enemy.ts'

/** With one card left it and the discards are shuffled, those in the slots are not. (H-SOLO-2) */
export function turnCard(t: T): string {
  const enemy = enemyOf(t)
  if (enemy.deck.length <= 1) {
    enemy.deck = [...enemy.deck, ...enemy.discards].toSorted(byName)
    enemy.discards = []
  }
  return draw(t, enemy.deck)
}

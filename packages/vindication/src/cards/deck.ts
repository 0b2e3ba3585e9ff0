// How a card is written down, deck by deck.
import { COURAGE, type Deck, VISION, WISDOM } from '../state.ts'
import type { Card } from './card.ts'

type Companion = Omit<Card, 'id' | 'deck' | 'use'>
type Heroic = Omit<Card, 'id' | 'deck' | 'initiative' | 'atOnce' | 'held' | 'join' | 'active'>

export function companionsOf(deck: Deck): (id: string, card: Companion) => Card {
  return (id, card) => ({ id, deck, ...card })
}

const heroicOf =
  (deck: Deck) =>
  (id: string, card: Heroic): Card => ({ id, deck, initiative: 0, ...card })

export const trait = heroicOf(WISDOM)
export const relic = heroicOf(VISION)
export const monster = heroicOf(COURAGE)

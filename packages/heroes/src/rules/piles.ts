// Spell cards face down: the deck, and the discards that are shuffled in when it runs out. (H-RESEARCH-1)
import { byName, draw } from '@lorehall/grammar'
import { player } from './lookup.ts'
import type { T } from './step.ts'

/** Draws a card; null: the deck and the discards are both empty. */
function drawSpell(t: T): string | null {
  const { state } = t
  if (state.deck.length === 0) {
    state.deck = state.discards
    state.discards = []
  }
  return state.deck.length === 0 ? null : draw(t, state.deck)
}

/** Draws up to `n` cards, fewer if there are not enough. Only their owner sees them. */
export function drawSpells(t: T, seat: number, n: number): void {
  const { hand } = player(t, seat)
  const drawn: string[] = []
  for (let i = 0; i < n; i++) {
    const card = drawSpell(t)
    if (card !== null) drawn.push(card)
  }
  for (const card of drawn) putIn(hand, card)
  if (drawn.length > 0) t.emit({ type: 'drew', seat, cards: drawn, n: drawn.length, only: [seat] })
}

/** Adds a card to a pile that is sorted by name. */
export function putIn(pile: string[], card: string): void {
  let at = pile.length
  while (at > 0 && byName(card, pile[at - 1] ?? '') < 0) at--
  pile.splice(at, 0, card)
}

export function discard(t: T, seat: number, card: string): void {
  const { hand } = player(t, seat)
  hand.splice(hand.indexOf(card), 1)
  putIn(t.state.discards, card)
}

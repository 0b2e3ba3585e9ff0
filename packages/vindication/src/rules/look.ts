// Looking at the top card of a deck, and putting it face up or leaving it. (V-DRAW-4)
import type { Option } from '@lorehall/kernel'
import { LAY, LEAVE, LOOK, NONE } from '../choices.ts'
import { at, attributeOf, type Deck, DECKS, EVERY_ATTRIBUTE } from '../state.ts'
import { deckOf, drawTop, faceDown } from './draw.ts'
import type { F, StepOf, T } from './step.ts'

export function drawableDecks(f: F): Deck[] {
  return EVERY_ATTRIBUTE.filter((deck) => faceDown(deckOf(f, deck)) > 0)
}

function look(t: T, step: StepOf<'look'>, answer: Option | undefined): void {
  const { seat, from } = step
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'look', from)
    for (const deck of drawableDecks(t)) t.offer(at(LOOK, deck))
    t.offer(NONE)
    return
  }
  if (answer === NONE) return
  const deck = attributeOf(answer.n)
  const pile = deckOf(t, deck)
  t.reveal()
  if (pile.top === '') pile.top = drawTop(t, pile)
  if (!pile.seenBy.includes(seat)) pile.seenBy.push(seat)
  t.emit({ type: 'peeked', seat, deck: DECKS[deck], card: pile.top, only: [seat], from })
  t.push({ do: 'lay', seat, deck, from })
}

/** The older open cards stay beneath it. */
function lay(t: T, step: StepOf<'lay'>, answer: Option | undefined): void {
  const { seat, deck, from } = step
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'lay', from)
    t.offer(LAY)
    t.offer(LEAVE)
  } else if (answer === LAY) {
    const pile = deckOf(t, deck)
    const shown = drawTop(t, pile)
    pile.open.push(shown)
    t.reveal()
    t.emit({ type: 'flipped', deck: DECKS[deck], card: shown, from })
  }
}

export const lookSteps = { look, lay }

// Cards with blocks on them: companions with their activation blocks, relics with their charges.

export interface Loaded {
  card: string
  blocks: number
}

export function holds(cards: readonly Loaded[], id: string): boolean {
  return cards.some(({ card }) => card === id)
}

/** The card, which must be there. Throws otherwise, because that is a bug in the rules. */
export function loaded(cards: readonly Loaded[], id: string): Loaded {
  const found = cards.find(({ card }) => card === id)
  if (found === undefined) throw new RangeError(`nobody holds '${id}' here`)
  return found
}

export function idsOf(cards: readonly Loaded[]): string[] {
  return cards.map(({ card }) => card)
}

/** Removes a card and returns how many blocks were on it. */
export function takeAway(cards: Loaded[], id: string): number {
  const { blocks } = loaded(cards, id)
  cards.splice(
    cards.findIndex(({ card }) => card === id),
    1,
  )
  return blocks
}

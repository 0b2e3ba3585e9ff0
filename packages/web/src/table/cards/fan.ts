// A row of cards as a fanned hand: side by side while there is room, then one over the other, so that
// each shows its left edge and the last its whole face.

const CARD_WIDTH = 104
/** Between two cards that do not overlap, and more between two groups. */
const GAP = 10
const GROUP_GAP = 8
/** Less of a card can hardly be pointed at; a row with still more of them is moved sideways. */
const LEAST = 20

/** How far each card lies from the one before, in a row so wide: a length of CSS. */
export function stepIn(width: string, cards: number, groups: number): string {
  const apart = CARD_WIDTH + GAP
  if (cards < 2) return `${apart}px`
  const fixed = CARD_WIDTH + GROUP_GAP * (groups - 1)
  return `clamp(${LEAST}px, (${width} - ${fixed}px) / ${cards - 1}, ${apart}px)`
}

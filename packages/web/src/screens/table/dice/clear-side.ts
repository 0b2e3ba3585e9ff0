// Where a drawn card is shown on the stage, so that it covers nothing that can be chosen.

export interface Span {
  readonly left: number
  readonly right: number
}

/** In the middle if possible, otherwise at the side where it covers the fewest things. */
export type Side = 'middle' | 'start' | 'end'

const SIDES: readonly Side[] = ['middle', 'start', 'end']

/** The card's span on each side of the stage. */
function spanOf(side: Side, { left, right }: Span, width: number): Span {
  if (side === 'start') return { left, right: left + width }
  if (side === 'end') return { left: right - width, right }
  const middle = (left + right) / 2
  return { left: middle - width / 2, right: middle + width / 2 }
}

export function clearSide(stage: Span, width: number, lit: readonly Span[]): Side {
  const covered = (side: Side) => {
    const card = spanOf(side, stage, width)
    return lit.filter(({ left, right }) => left < card.right && right > card.left).length
  }
  return SIDES.reduce((best, side) => (covered(side) < covered(best) ? side : best))
}

// Puts a card on the side of the stage away from its Region, with a tip that points at the Region.
import { drawn } from '../../../table-ui/drawn.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Pixels between the card and the edge of the board, and between the card and the Region. */
const [EDGE, GAP] = [14, 90]

export interface Beside {
  readonly left: number
  readonly top: number
  /** The tip as a path: its base on the card, its point at the Region. */
  readonly tip: string
}

/** All in the same pixels; `card` gives only its size. */
export function beside(board: Box, card: Pick<Box, 'width' | 'height'>, region: Box): Beside {
  const [x, y] = [region.left + region.width / 2, region.top + region.height / 2]
  const right = board.left + board.width
  const bottom = board.top + board.height
  const wide = board.width >= 2 * card.width
  const isRight = x > board.left + board.width / 2
  const isLow = y > board.top + board.height / 2
  const near = isRight
    ? Math.max(board.left + EDGE, region.left - GAP - card.width)
    : Math.min(right - card.width - EDGE, region.left + region.width + GAP)
  const left = wide ? near : board.left + (board.width - card.width) / 2
  const level = Math.max(board.top + EDGE, Math.min(y - card.height / 2, bottom - card.height - EDGE))
  const top = wide ? level : isLow ? board.top + EDGE : bottom - card.height - EDGE
  const [cx, cy] = [left + card.width / 2, top + card.height / 2]
  const long = Math.hypot(x - cx, y - cy) || 1
  // Half the width of the tip's base, across its direction.
  const [dx, dy] = [(-(y - cy) / long) * 22, ((x - cx) / long) * 22]
  const point = (px: number, py: number) => `${px.toFixed(1)} ${py.toFixed(1)}`
  return { left, top, tip: `M${point(cx + dx, cy + dy)}L${point(x, y)}L${point(cx - dx, cy - dy)}Z` }
}

/** Places a card on the board. If the Region is not on screen, the card stays in the middle without a tip. */
export function pointAtRegion(card: HTMLElement, tip: SVGSVGElement, at: string | null): void {
  const stage = card.parentElement?.getBoundingClientRect()
  const drawing = at === null ? undefined : drawn.elementOf(at, 'board')
  if (stage === undefined || !(drawing instanceof SVGGraphicsElement)) return
  const board = (drawing.ownerSVGElement ?? drawing).getBoundingClientRect()
  const region = drawing.getBoundingClientRect()
  const within = ({ left, top, width, height }: DOMRect): Box => ({
    left: left - stage.left,
    top: top - stage.top,
    width,
    height,
  })
  const placed = beside(shared(within(board), stage), card.getBoundingClientRect(), within(region))
  card.style.position = 'absolute'
  card.style.left = `${placed.left}px`
  card.style.top = `${placed.top}px`
  tip.firstElementChild?.setAttribute('d', placed.tip)
}

/** The part of a box that is on the stage. */
function shared({ left, top, width, height }: Box, stage: Pick<Box, 'width' | 'height'>): Box {
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  return {
    left: x,
    top: y,
    width: Math.min(stage.width, left + width) - x,
    height: Math.min(stage.height, top + height) - y,
  }
}

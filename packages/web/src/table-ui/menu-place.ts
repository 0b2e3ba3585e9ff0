// Where a menu opens: beside the thing it is about, without covering it, inside the given area.
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface MenuPlace {
  readonly left: number
  readonly top: number
  /** A menu that needs more height scrolls. */
  readonly maxHeight: number
}

const GAP = 8

const clamp = (n: number, least: number, most: number) => Math.max(least, Math.min(n, most))

/**
 * To the right of the thing, else to its left, else above or below it. For a thing at the bottom edge, such as a button
 * of the row or one of the player's cards, first above it: its neighbors stay in sight.
 * @param size of the whole menu
 */
export function menuPlace(whole: Box, size: Pick<Box, 'width' | 'height'>, area: Box): MenuPlace {
  const [right, bottom] = [area.left + area.width, area.top + area.height]
  // A thing on a zoomed board may reach out of the area.
  const left = clamp(whole.left, area.left, right)
  const top = clamp(whole.top, area.top, bottom)
  const thingRight = clamp(whole.left + whole.width, area.left, right)
  const thingBottom = clamp(whole.top + whole.height, area.top, bottom)
  const high = Math.min(size.height, area.height)
  const beside = (x: number): MenuPlace => ({
    left: x,
    top: clamp((top + thingBottom) / 2 - high / 2, area.top, bottom - high),
    maxHeight: area.height,
  })
  const along = clamp(left, area.left, Math.max(area.left, right - size.width))
  const above = { left: along, top: top - GAP - size.height, maxHeight: top - GAP - area.top }
  const below = { left: along, top: thingBottom + GAP, maxHeight: bottom - thingBottom - GAP }
  const roomRight = right - thingRight - GAP
  const roomLeft = left - GAP - area.left
  const atRight = roomRight >= size.width ? [beside(thingRight + GAP)] : []
  const atLeft = roomLeft >= size.width ? [beside(left - GAP - size.width)] : []
  const upright = [above, below].filter(({ maxHeight }) => maxHeight >= size.height)
  const low = thingBottom > bottom - LOW
  const fitting = low ? [...upright.slice(0, 1), ...atRight, ...atLeft] : [...atRight, ...atLeft, ...upright]
  const [best] = fitting
  if (best !== undefined) return best
  // It fits nowhere whole: it scrolls above or below the thing, or covers a thing that leaves no space.
  const most = above.maxHeight >= below.maxHeight ? { ...above, top: area.top } : below
  return most.maxHeight >= LEAST ? most : beside(right - size.width)
}

/** A lower menu shows too little. */
const LEAST = 120

/** A thing whose lower edge is this near to the lower edge of the area is at its bottom. */
const LOW = 160

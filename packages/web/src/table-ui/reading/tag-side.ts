// Finds a side of a thing where a tag fits.
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 6

const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const within = (a: Box, area: Box) =>
  a.left >= area.left && a.right <= area.right && a.top >= area.top && a.bottom <= area.bottom

/** The first of four sides where the tag stays on the stage and covers nothing highlighted; null: there is none. */
export function sideFor(thing: Box, { width, height }: Size, shines: readonly Box[], area: Box): Box | null {
  const x = (thing.left + thing.right - width) / 2
  const y = (thing.top + thing.bottom - height) / 2
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height })
  const sides = [
    at(thing.right + GAP, y),
    at(thing.left - GAP - width, y),
    at(x, thing.top - GAP - height),
    at(x, thing.bottom + GAP),
  ]
  return sides.find((side) => within(side, area) && !shines.some((shine) => meets(side, shine))) ?? null
}

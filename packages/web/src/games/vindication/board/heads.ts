// Figures reach up from their spaces into the region above. Its name moves up to clear their heads.
import { HEXES, SPACES } from '@lorehall/vindication/client'
import { hexAt, SIDE, spaceAt } from './layout.ts'

/** The letter size and the height of a figure at scale 1. */
const INITIAL = 20
const TALL = 55

/** The scale at which the initials on a figure are readable. */
export const grownBy = (letters: number) => letters / INITIAL

/** The distance of a name below the middle of its region. */
const NAME = 22
/** Half of a ribbon, plus a small margin. */
const HALF = 0.62
const AIR = 3

/** The distance of a region's lower side below its middle. */
const LOWER = SIDE * Math.sin(Math.PI / 3)

/** The distance of a name below the middle of its region; smaller (higher up) if a figure's head would hide it. */
export const nameAt = (letters: number, crowded: boolean) =>
  crowded ? Math.min(NAME, LOWER - TALL * grownBy(letters) - HALF * letters - AIR) : NAME

/** The place of a region's number: above a name of one line, even if that moves up. */
const NUMBER = { x: -62, y: -24 }
const ABOVE_NAME = 1.2
const INWARD = 8

/** Below a name of two lines. */
const BELOW_NAME = { x: -42, y: 1.2 }

export function numberAt(
  letters: number,
  crowded: boolean,
  lines = 1,
): { readonly x: number; readonly y: number } {
  if (lines > 1) return { x: BELOW_NAME.x, y: nameAt(letters, crowded) + BELOW_NAME.y * letters }
  const y = nameAt(letters, crowded) - ABOVE_NAME * letters
  return y >= NUMBER.y ? NUMBER : { x: NUMBER.x + INWARD, y }
}

const isLowerEnd = (space: number, hex: number) => {
  const [{ x, y }, middle] = [spaceAt(space), hexAt(hex)]
  return Math.abs(y - middle.y - LOWER) < 1 && Math.abs(x - middle.x) < SIDE
}

/** Keyed by space: the region whose lower side it is on. */
const ABOVE: ReadonlyMap<number, number> = new Map(
  Array.from({ length: SPACES }, (_, i) => i + 1).flatMap((space) =>
    Array.from({ length: HEXES }, (_, i) => i + 1)
      .filter((hex) => isLowerEnd(space, hex))
      .map((hex) => [space, hex] as const),
  ),
)

/** The regions that figures on these spaces overlap. */
export const crowdedBy = (spaces: readonly number[]): ReadonlySet<number> =>
  new Set(spaces.flatMap((space) => ABOVE.get(space) ?? []))

// Figures reach up from their spaces into the region above: its name makes way for their heads.
import { HEXES, SPACES } from '@lorehall/vindication/face'
import { hexAt, SIDE, spaceAt } from './layout.ts'

/** The letters on a figure, as it is drawn, and how high it is then. */
const INITIAL = 20
const TALL = 55

/** So large that the letters on its cloak can be read. */
export const grownBy = (letters: number) => letters / INITIAL

/** Where names stand, below the middle of their region. */
const NAME = 22
/** Half of a ribbon, and a little air. */
const HALF = 0.62
const AIR = 3

/** How far below the middle of a region the ends of its lower side are. */
const LOWER = SIDE * Math.sin(Math.PI / 3)

/** How far below the middle of a region its name stands; higher where a figure's head would hide it. */
export const nameAt = (letters: number, crowded: boolean) =>
  crowded ? Math.min(NAME, LOWER - TALL * grownBy(letters) - HALF * letters - AIR) : NAME

/** Where the number of a region stands: above a name of one line, however high that is. */
const NUMBER = { x: -62, y: -24 }
const ABOVE_NAME = 1.2
const INWARD = 8

/** Below a name of two lines there is room for it. */
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

/** By space, the region at whose lower side it lies. */
const ABOVE: ReadonlyMap<number, number> = new Map(
  Array.from({ length: SPACES }, (_, i) => i + 1).flatMap((space) =>
    Array.from({ length: HEXES }, (_, i) => i + 1)
      .filter((hex) => isLowerEnd(space, hex))
      .map((hex) => [space, hex] as const),
  ),
)

/** The regions into which those who stand on these spaces reach. */
export const crowdedBy = (spaces: readonly number[]): ReadonlySet<number> =>
  new Set(spaces.flatMap((space) => ABOVE.get(space) ?? []))

// How much room words take on the board.
import { SIDE } from './layout.ts'

/** About how wide words are, in letters of this size. */
export const wideIn = (text: string, letters: number) => text.length * letters * 0.5

/** The widest name a region can bear, below the spaces at its sides. */
const WIDEST = 156
const EDGE = 8

/** The same between those spaces, to where a name makes way for a figure: none of it lies under their stones. */
const between = (letters: number) => 2 * (SIDE - letters - EDGE)

/** Letters that are narrower than this share of themselves are hard to read. */
const READABLE = 0.85

/** A name that is too long for one line stands in two, where no figure needs the room. */
export function linesOf(name: string, letters: number, crowded: boolean): readonly string[] {
  if (crowded || wideIn(name, letters) * READABLE < WIDEST) return [name]
  const [first = '', ...words] = name.split(' ')
  const last = words.pop()
  return last === undefined ? [name] : [[first, ...words].join(' '), last]
}

/** The ribbon of a region's name, in letters of this size. */
export interface Ribbon {
  readonly half: number
  /** Letters that would reach beyond their region are set so narrow that they do not; null: as they are. */
  readonly narrowed: number | null
}

export function ribbonOf(name: string, letters: number, crowded: boolean): Ribbon {
  const wide = wideIn(name, letters)
  const widest = crowded ? Math.min(WIDEST, between(letters)) : WIDEST
  const half = Math.max(36, Math.min(wide, widest) / 2 + EDGE)
  return { half, narrowed: wide > widest ? widest : null }
}

// Text widths on the board.
import { SIDE } from './layout.ts'

/** The approximate width of a text at this letter size. */
export const wideIn = (text: string, letters: number) => text.length * letters * 0.5

/** The widest name, below the spaces at the sides of its region. */
const WIDEST = 156
const EDGE = 8

/** The same for a name that moved up between those spaces: it must not run under their stones. */
const between = (letters: number) => 2 * (SIDE - letters - EDGE)

/** Letters condensed below this share of their width are hard to read. */
const READABLE = 0.85

/** A name too long for one line takes two, unless a figure needs the space. */
export function linesOf(name: string, letters: number, crowded: boolean): readonly string[] {
  if (crowded || wideIn(name, letters) * READABLE < WIDEST) return [name]
  const [first = '', ...words] = name.split(' ')
  const last = words.pop()
  return last === undefined ? [name] : [[first, ...words].join(' '), last]
}

/** The ribbon of a region's name. */
export interface Ribbon {
  readonly half: number
  /** The width that letters are condensed to so that they stay inside their region; null: not condensed. */
  readonly narrowed: number | null
}

export function ribbonOf(name: string, letters: number, crowded: boolean): Ribbon {
  const wide = wideIn(name, letters)
  const widest = crowded ? Math.min(WIDEST, between(letters)) : WIDEST
  const half = Math.max(36, Math.min(wide, widest) / 2 + EDGE)
  return { half, narrowed: wide > widest ? widest : null }
}

// How much room words take on the board.

/** About how wide words are, in letters of this size. */
export const wideIn = (text: string, letters: number) => text.length * letters * 0.5

/** The widest name a region can bear. */
const WIDEST = 172

/** Half of the ribbon a name needs, in letters of this size; null: the emblem has to stand for it. */
export function ribbonOf(name: string, letters: number): number | null {
  const half = wideIn(name, letters) / 2 + 8
  return half * 2 > WIDEST ? null : Math.max(36, half)
}

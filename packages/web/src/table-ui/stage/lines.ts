// Breaks text on a board into lines, because SVG doesn't wrap text.

/** The average width of a letter, as a share of the font size. */
const LETTER = 0.54

/**
 * Returns an empty list if the words don't fit.
 * @param most how many lines there is space for
 */
export function linesIn(words: string, width: number, letters: number, most: number): readonly string[] {
  const area = Math.floor(width / (letters * LETTER))
  const lines = words.split(' ').reduce<string[]>((done, word) => {
    const last = done.at(-1)
    return last !== undefined && last.length + word.length < area
      ? [...done.slice(0, -1), `${last} ${word}`]
      : [...done, word]
  }, [])
  return lines.length <= most && lines.every(({ length }) => length <= area) ? lines : []
}

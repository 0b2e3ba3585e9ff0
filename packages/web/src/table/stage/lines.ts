// Words on a board in lines: a drawing does not break them by itself.

/** About how wide a letter is. */
const LETTER = 0.54

/**
 * None where they would not fit.
 * @param most how many lines there is room for
 */
export function linesIn(words: string, width: number, letters: number, most: number): readonly string[] {
  const room = Math.floor(width / (letters * LETTER))
  const lines = words.split(' ').reduce<string[]>((done, word) => {
    const last = done.at(-1)
    return last !== undefined && last.length + word.length < room
      ? [...done.slice(0, -1), `${last} ${word}`]
      : [...done, word]
  }, [])
  return lines.length <= most && lines.every(({ length }) => length <= room) ? lines : []
}

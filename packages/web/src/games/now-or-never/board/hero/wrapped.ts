// Wraps text for drawings, by an approximate letter width.

const LETTER = 0.44

/** At most `most` lines of this width. If text is left over, the last line ends in dots. */
export function wrapped(text: string, width: number, letters: number, most: number): readonly string[] {
  const fits = Math.max(1, Math.floor(width / (letters * LETTER)))
  const lines = text.split(' ').reduce<string[]>((done, word) => {
    const last = done.at(-1)
    return last !== undefined && last.length + 1 + word.length <= fits
      ? [...done.slice(0, -1), `${last} ${word}`]
      : [...done, word]
  }, [])
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  const end = kept.at(-1) ?? ''
  return [...kept.slice(0, -1), `${end.length + 2 > fits ? end.slice(0, fits - 2) : end} …`]
}

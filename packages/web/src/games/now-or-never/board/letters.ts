// The space that names take on a tile or in a slot.

/** The approximate width of a letter of the display font. */
const LETTER = 0.51

const wide = (text: string, letters: number) => text.length * letters * LETTER

/** A name in one or two lines of at most this width; none: it would be too small, so only the drawing is shown. */
export function linesOf(name: string, width: number, letters: number): readonly string[] {
  if (wide(name, letters) <= width) return [name]
  const words = name.split(' ')
  const broken = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length))
  const [best] = broken.toSorted((a, b) => longest(a) - longest(b))
  return best !== undefined && best.every((line) => wide(line, letters) <= width) ? best : []
}

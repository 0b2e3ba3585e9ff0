// How much room names take on a tile or in a slot.

/** About how wide a letter of the display face is. */
const LETTER = 0.51

const wide = (text: string, letters: number) => text.length * letters * LETTER

/**
 * A name in one or two lines of no more than this width; none: it would have to be too small, and the drawing
 * stands for it.
 */
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

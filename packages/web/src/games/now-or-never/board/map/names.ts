// How a name stands in a narrow place: in one line, or in two that are as even as can be.

/** About how wide words are in the display face, in letters of this size. */
export const wideIn = (text: string, letters: number) => text.length * letters * 0.5

export function linesOf(name: string, letters: number, room: number): readonly string[] {
  const words = name.split(' ')
  if (wideIn(name, letters) <= room || words.length === 1) return [name]
  const halves = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const widest = (half: readonly string[]) => Math.max(...half.map(({ length }) => length))
  return halves.toSorted((a, b) => widest(a) - widest(b))[0] ?? [name]
}

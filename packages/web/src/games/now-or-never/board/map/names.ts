// Breaks a name for a narrow place: one line, or two of similar length.

/** The approximate width of a text in the display font at this letter size. */
export const wideIn = (text: string, letters: number) => text.length * letters * 0.5

export function linesOf(name: string, letters: number, area: number): readonly string[] {
  const words = name.split(' ')
  if (wideIn(name, letters) <= area || words.length === 1) return [name]
  const halves = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const widest = (half: readonly string[]) => Math.max(...half.map(({ length }) => length))
  return halves.toSorted((a, b) => widest(a) - widest(b))[0] ?? [name]
}

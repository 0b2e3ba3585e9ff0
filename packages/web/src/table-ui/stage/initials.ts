// The letters on figures: one letter per name, or two for names that begin with the same letter.

/** A letter includes its combining marks; a joined emoji is one letter. */
const lettersOf = (name: string): readonly string[] =>
  name.match(/\P{M}(?:\u200d\P{M}|[\p{M}\p{EMod}])*/gu) ?? []

/** The first letter after the initial that none of the other names has at the same place. */
function second(name: string, others: readonly string[]): string {
  const letters = lettersOf(name)
  const own = letters.findIndex(
    (letter, i) => i > 0 && /\S/.test(letter) && others.every((other) => lettersOf(other)[i] !== letter),
  )
  return letters[own === -1 ? 1 : own] ?? ''
}

export function initials(names: readonly string[]): string[] {
  const called = names.map((name) => name.trim().toLowerCase())
  return called.map((name, i) => {
    const [first = ''] = lettersOf(name)
    const alike = called.filter((other, j) => j !== i && other.startsWith(first))
    return first.toUpperCase() + (alike.length === 0 ? '' : second(name, alike))
  })
}

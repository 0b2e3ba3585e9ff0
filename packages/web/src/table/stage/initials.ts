// The letters figures wear: one each where that tells them apart, two where names begin alike.

/** The first letter a name has after its first that no other of these names has at the same place. */
function second(name: string, others: readonly string[]): string {
  const own = Array.from(name).findIndex(
    (letter, i) => i > 0 && /\S/.test(letter) && others.every((other) => Array.from(other)[i] !== letter),
  )
  return Array.from(name)[own === -1 ? 1 : own] ?? ''
}

export function initials(names: readonly string[]): string[] {
  const called = names.map((name) => name.trim().toLowerCase())
  return called.map((name, i) => {
    const [first = ''] = name
    const alike = called.filter((other, j) => j !== i && other.startsWith(first))
    return first.toUpperCase() + (alike.length === 0 ? '' : second(name, alike))
  })
}

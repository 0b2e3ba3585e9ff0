// Names for those who have none of their own.

const initial = (name: string) => name.trim().slice(0, 1).toLowerCase()

/** A name nobody here has, if possible with a letter of its own: figures wear it. */
export function freeName(taken: readonly string[], candidates: readonly string[]): string {
  const free = candidates.filter((name) => !taken.includes(name))
  const letters = taken.map(initial)
  return free.find((name) => !letters.includes(initial(name))) ?? free[0] ?? candidates[0] ?? ''
}

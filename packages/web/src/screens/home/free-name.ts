// Names for seats whose player has not chosen one.

const initial = (name: string) => name.trim().slice(0, 1).toLowerCase()

/** A name that is not taken, if possible with an initial that is not taken: figures show it. */
export function freeName(taken: readonly string[], candidates: readonly string[]): string {
  const free = candidates.filter((name) => !taken.includes(name))
  const letters = taken.map(initial)
  return free.find((name) => !letters.includes(initial(name))) ?? free[0] ?? candidates[0] ?? ''
}

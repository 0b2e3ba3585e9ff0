// A law of many games: every piece of the box is in exactly one place.

/** Compares the pieces that were found with all pieces of the box, in any order. Returns the difference as text. */
export function conserved(what: string, found: readonly string[], all: readonly string[]): string[] {
  if (areTheSame(found, all)) return []
  const listed = (ids: readonly string[]) => ids.toSorted().join(' ')
  return [`${what}: ${listed(found)} instead of ${listed(all)}`]
}

/** Doesn't sort, because tests call it after every decision. */
function areTheSame(found: readonly string[], all: readonly string[]): boolean {
  if (found.length !== all.length) return false
  const left = new Map<string, number>()
  for (const id of all) left.set(id, (left.get(id) ?? 0) + 1)
  for (const id of found) {
    const n = left.get(id)
    if (n === undefined || n === 0) return false
    left.set(id, n - 1)
  }
  return true
}

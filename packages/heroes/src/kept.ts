// Caches for values computed from objects that never change, such as a table's world or its factions.

/** Computes a value once per object. The object of the last call is checked first, because most calls repeat it. */
export function keptFor<K extends object, T>(work: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, { readonly found: T }>()
  let last: K | null = null
  let kept: { readonly found: T } | null = null
  return (of) => {
    if (of === last && kept !== null) return kept.found
    kept = known.get(of) ?? { found: work(of) }
    known.set(of, kept)
    last = of
    return kept.found
  }
}

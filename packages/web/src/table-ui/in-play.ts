// The values of the table on screen, and its modules' parts of the page.

interface InPlay<V, B> {
  readonly values: V
  readonly modules: B
}

/** One per game. Before the first table is shown, `values` and no modules are in play. */
export function inPlay<V, B>(values: V, none: B) {
  let now: InPlay<V, B> = { values, modules: none }
  return {
    /** From now on, everything is shown for a table with these values and modules. */
    playWith(next: V, modules: B = none): void {
      if (now.values !== next || now.modules !== modules) now = { values: next, modules }
    },
    valuesInPlay: (): V => now.values,
    modulesInPlay: (): B => now.modules,
    /** Caches what `make` returns until the values or modules change. */
    whileInPlay<T>(make: (values: V, modules: B) => T): () => T {
      let made: { readonly of: InPlay<V, B>; readonly what: T } | null = null
      return () => {
        if (made?.of !== now) made = { of: now, what: make(now.values, now.modules) }
        return made.what
      }
    },
  }
}

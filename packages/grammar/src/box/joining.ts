// Joins the parts of several modules into one. If no module has a part, the result is null, so that checking for it
// costs nothing.

type Fns<A extends readonly unknown[], R> = readonly (((...args: A) => R) | undefined)[]

/** All entries in one record. Throws if two have the same name. */
export function merged<T>(
  parts: readonly (Readonly<Record<string, T>> | undefined)[],
): Readonly<Record<string, T>> {
  const all: Record<string, T> = {}
  for (const part of parts) {
    for (const [name, thing] of Object.entries(part ?? {})) {
      if (Object.hasOwn(all, name)) throw new Error(`'${name}' comes out of the box twice`)
      all[name] = thing
    }
  }
  return all
}

/** The things by id. Throws if two have the same id. */
export const keyed = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(Object.entries(merged(list.map((thing) => ({ [thing.id]: thing })))))

/** Joins the functions that exist. A single one is returned unchanged; null: there are none. */
export function together<A extends readonly unknown[], R>(
  fns: Fns<A, R>,
  join: (all: readonly ((...args: A) => R)[]) => (...args: A) => R,
): ((...args: A) => R) | null {
  const all = fns.flatMap((fn) => fn ?? [])
  return all.length > 1 ? join(all) : (all[0] ?? null)
}

/** Calls all of them in order. */
export const each = <A extends readonly unknown[]>(fns: Fns<A, void>) =>
  together(fns, (all) => (...args) => {
    for (const fn of all) fn(...args)
  })

/** The first result that is not null. */
export const first = <A extends readonly unknown[], R>(fns: Fns<A, R | null>) =>
  together(fns, (all) => (...args) => {
    for (const fn of all) {
      const found = fn(...args)
      if (found !== null) return found
    }
    return null
  })

/** Whether any returns true. */
export const some = <A extends readonly unknown[]>(fns: Fns<A, boolean>) =>
  together(
    fns,
    (all) =>
      (...args) =>
        all.some((fn) => fn(...args)),
  )

export const total = <A extends readonly unknown[]>(fns: Fns<A, number>) =>
  together(
    fns,
    (all) =>
      (...args) =>
        all.reduce((n, fn) => n + fn(...args), 0),
  )

/** Both lists in one. Makes a new list only if both have items. */
export function joined<T>(found: readonly T[], more: readonly T[]): readonly T[] {
  if (more.length === 0) return found
  return found.length === 0 ? more : [...found, ...more]
}

/** All lists in one. */
export const list = <A extends readonly unknown[], T>(fns: Fns<A, readonly T[]>) =>
  together(fns, (all) => (...args) => {
    let found: readonly T[] = []
    for (const fn of all) found = joined(found, fn(...args))
    return found
  })

/** The single part of its kind. Throws if there are two; null: there is none. */
export function only<T>(things: readonly (T | undefined)[]): T | null {
  const [one = null, second] = things.flatMap((thing) => thing ?? [])
  if (second !== undefined) throw new Error('two modules do what only one can do')
  return one
}

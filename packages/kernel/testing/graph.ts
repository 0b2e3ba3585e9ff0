// Walks over plain data: finds shared objects and data that JSON can't keep, freezes and compares.

function isPlain(value: object): boolean {
  const shape: unknown = Object.getPrototypeOf(value)
  return shape === Object.prototype || shape === Array.prototype || shape === null
}

function eachObject(value: unknown, path: string, visit: (found: object, path: string) => boolean): void {
  if (typeof value !== 'object' || value === null || !visit(value, path)) return
  for (const [key, inner] of Object.entries(value)) eachObject(inner, `${path}/${key}`, visit)
}

/** The paths where the copy shares an object with the original, unless the object is frozen. */
export function sharedObjects(original: unknown, copy: unknown): string[] {
  const owned = new Set<object>()
  eachObject(original, '', (found) => {
    if (owned.has(found)) return false
    owned.add(found)
    return true
  })
  const shared: string[] = []
  eachObject(copy, '', (found, path) => {
    if (owned.has(found) && !Object.isFrozen(found)) shared.push(path)
    return true
  })
  return shared
}

/** The paths of data that is not plain: class instances, functions, symbols, undefined in lists, NaN and infinities. */
export function unplain(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value === 'object' && value !== null) {
    if (!isPlain(value)) return [path]
    // JSON drops undefined fields, which is fine. Undefined in a list would come back as null.
    const fields: [string, unknown][] = Array.isArray(value)
      ? Array.from(value, (inner: unknown, i) => [String(i), inner])
      : Object.entries(value).filter(([, inner]) => inner !== undefined)
    return fields.flatMap(([key, inner]) => unplain(inner, `${path}/${key}`))
  }
  return value === null || typeof value === 'string' || typeof value === 'boolean' ? [] : [path]
}

/** Freezes plain data deeply, so that later edits throw. */
export function deepFreeze(value: unknown): void {
  eachObject(value, '', (found) => {
    if (Object.isFrozen(found) || !isPlain(found)) return false
    Object.freeze(found)
    return true
  })
}

/** Whether two values are equal as data; undefined fields count as absent. Much faster than comparing their JSON. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, i) => alike(item, b[i]))
  }
  for (const key in a) if (!alike(field(a, key), field(b, key))) return false
  for (const key in b) if (field(b, key) !== undefined && field(a, key) === undefined) return false
  return true
}

function field(of: object, key: string): unknown {
  return Reflect.get(of, key)
}

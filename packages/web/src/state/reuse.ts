// Structural sharing: equal parts of a new update keep their old identity, so memoized components skip them.

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value)

/** `now`, with every part that deeply equals the corresponding part of `before` taken from there. */
export function reuse<T>(before: unknown, now: T): T
export function reuse(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before
  if (isList(before) && isList(now)) {
    const parts = now.map((part, i) => reuse(before[i], part))
    return before.length === parts.length && parts.every((part, i) => part === before[i]) ? before : parts
  }
  if (!isObject(before) || !isObject(now)) return now
  const parts = Object.entries(now).map(([key, part]) => [key, reuse(before[key], part)] as const)
  const same =
    parts.length === Object.keys(before).length &&
    parts.every(([key, part]) => key in before && part === before[key])
  return same ? before : Object.fromEntries(parts)
}

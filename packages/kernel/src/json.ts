// Plain data: everything a state, a step, an event or a record may be made of.

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One text for one value: keys sorted, absent fields left out. Equal data gives equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value ?? null)
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
  return `{${fields.join(',')}}`
}

/** A value as a refusal quotes it: its JSON, cut if it is long. */
export function quoted(found: unknown): string {
  try {
    return cut(JSON.stringify(found) ?? 'nothing')
  } catch {
    return 'something too deep to be written down'
  }
}

/** The text, cut to one line. */
export function cut(text: string): string {
  return text.length <= LINE ? text : `${text.slice(0, LINE)}…`
}

const LINE = 120

/** A deep copy of plain data. Slow, so only for patches, records and tests. */
export function cloneJson<T>(value: T): T
export function cloneJson(value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  return copy
}

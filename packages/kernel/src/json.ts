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

/** What was found, in a sentence: of something long only its beginning. */
export function quoted(found: unknown): string {
  try {
    return cut(JSON.stringify(found) ?? 'nothing')
  } catch {
    return 'something too deep to be written down'
  }
}

/** So much of a text as stands in a line. What is one sign to who reads it, e.g. a joined emoji, stays whole. */
export function cut(text: string): string {
  if (text.length <= LINE) return text
  let end = LINE
  while (end > 0 && isWithinSign(text, end)) end--
  return `${text.slice(0, end === 0 ? LINE : end)}…`
}

const LINE = 120

/** Marks, what colors or joins, and the second half of a letter that takes two. */
const GOES_ON = /^[\p{M}\p{Emoji_Modifier}\u200D\uDC00-\uDFFF]/u

function isWithinSign(text: string, at: number): boolean {
  return text[at - 1] === '\u200D' || GOES_ON.test(text.slice(at, at + 2))
}

/** A deep copy of plain data, for the cold paths: patches, records, sandboxes of tests. */
export function cloneJson<T>(value: T): T
export function cloneJson(value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  return copy
}

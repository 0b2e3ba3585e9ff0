// Reads JSON that somebody sent, over HTTP or a live connection. JSON with fields that could change the prototype of
// an object is refused: no honest program sends them.
import { isRecord } from '@lorehall/kernel'

/** A text without any of these has no such field. Escapes count, because a name can be written with them. */
const SUSPECT = /__proto__|constructor|\\u/

/** The value; undefined if the text isn't JSON or has such a field. */
export function readSent(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return SUSPECT.test(text) && isPoisoned(value) ? undefined : { value }
  } catch {
    return undefined
  }
}

/** Without recursion, because the JSON may be nested deeper than the stack. */
function isPoisoned(sent: unknown): boolean {
  const left = [sent]
  while (left.length > 0) {
    const one = left.pop()
    if (isRecord(one) && (Object.hasOwn(one, '__proto__') || setsPrototype(one))) return true
    if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) left.push(inner)
  }
  return false
}

function setsPrototype(one: Readonly<Record<string, unknown>>): boolean {
  const { constructor } = Object.hasOwn(one, 'constructor') ? one : { constructor: null }
  return isRecord(constructor) && Object.hasOwn(constructor, 'prototype')
}

// JSON that somebody sent is read in one way, by whichever carrier it came and whatever it is. A field by which an
// object would get another prototype is in nothing that anyone means.
import { isRecord } from '@lorehall/kernel'

/** What may only be there if one of these letters is: a name can also be written with escapes. */
const SUSPECT = /__proto__|constructor|\\u/

/** The value; undefined: it is no JSON, or none that anyone means. */
export function readSent(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return SUSPECT.test(text) && isPoisoned(value) ? undefined : { value }
  } catch {
    return undefined
  }
}

/** Without recursion: what is sent may be deeper than the stack. */
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

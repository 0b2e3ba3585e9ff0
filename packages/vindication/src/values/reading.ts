// Reading a file of numbers: every mistake is refused with its path and what was expected.
import { isRecord, Refusal } from '@lorehall/kernel'
import { type Attribute, ATTRIBUTES, type Six } from '../state.ts'

export type Path = readonly (string | number)[]

/** A JSON pointer (RFC 6901). */
function pointer(path: Path): string {
  return `/${path.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`
}

export function bad(path: Path, expected: string, got: unknown): never {
  const found = got === undefined ? 'nothing' : JSON.stringify(got)
  throw new Refusal('bad-values', `${pointer(path)}: expected ${expected}, got ${found}`)
}

export function whole(value: unknown, min: number, max: number, path: Path): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) {
    return value
  }
  return bad(path, `a whole number from ${min} to ${max}`, value)
}

export function object(value: unknown, path: Path): Record<string, unknown> {
  return isRecord(value) ? value : bad(path, 'an object', value)
}

export function known(given: Record<string, unknown>, allowed: readonly string[], path: Path): void {
  for (const key of Object.keys(given)) {
    if (!allowed.includes(key)) {
      bad([...path, key], `one of ${allowed.join(', ')}`, key)
    }
  }
}

function oneOf(value: unknown, words: readonly string[], path: Path): number {
  const i = typeof value === 'string' ? words.indexOf(value) : -1
  return i === -1 ? bad(path, `one of ${words.join(', ')}`, value) : i
}

export function faces(value: unknown, count: number, words: readonly string[], path: Path): number[] {
  if (!Array.isArray(value) || value.length !== count) return bad(path, `a list of ${count}`, value)
  return value.map((face: unknown, i) => oneOf(face, words, [...path, i]))
}

export function six(value: unknown, min: number, max: number, path: Path): Six {
  const given = object(value, path)
  known(given, ATTRIBUTES, path)
  const read = (i: Attribute) => {
    const name = ATTRIBUTES[i]
    return given[name] === undefined ? 0 : whole(given[name], min, max, [...path, name])
  }
  return [read(0), read(1), read(2), read(3), read(4), read(5)]
}

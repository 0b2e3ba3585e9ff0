// Reads a values file. Every mistake is reported with its path and what was expected.
import { bad, known, object, type Path } from '@lorehall/grammar'
import { type Attribute, ATTRIBUTES, type Six } from '../state.ts'

export function whole(value: unknown, min: number, max: number, path: Path): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) {
    return value
  }
  return bad(path, `a whole number from ${min} to ${max}`, value)
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

// SHA-256 over canonical JSON: the same position has the same digest on every machine.
import { canonical } from './json.ts'
import { sha256 } from './sha256.ts'

export function digestText(text: string): string {
  return Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

export function digest(value: unknown): string {
  return digestText(canonical(value))
}

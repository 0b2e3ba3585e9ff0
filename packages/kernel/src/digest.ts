// SHA-256 over canonical JSON: the same position has the same digest on every machine.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './json.ts'

export function digestText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

export function digest(value: unknown): string {
  return digestText(canonical(value))
}

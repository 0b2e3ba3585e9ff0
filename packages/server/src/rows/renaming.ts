// Replaces names in stored texts, where they are whole words.
import type { Json } from '@lorehall/kernel'

export interface Renaming {
  inText(text: string): string
  inJson(value: Json): Json
}

export function renaming(names: readonly string[], replacement: string): Renaming {
  // Longest first, because one name may begin with another.
  const plain = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|')
  const word = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${plain})(?![\p{L}\p{N}])`, 'gu')
  const inText = (text: string) => text.replaceAll(word, () => replacement)
  const inJson = (value: Json): Json => {
    if (typeof value === 'string') return inText(value)
    if (Array.isArray(value)) return value.map(inJson)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inJson(part ?? null)]))
  }
  return { inText, inJson }
}

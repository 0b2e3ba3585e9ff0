// Helpers for English texts.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "1 point", "2 points". */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

const PLURALS: Readonly<Record<string, string>> = { is: 'are', has: 'have' }

/** The verb after "you" or a plural: "gain" for "gains", "finish" for "finishes", "carry" for "carries". */
export const pluralVerb = (one: string): string =>
  PLURALS[one] ?? one.replace(/(?<=\w\w)ies$/, 'y').replace(/(?<=ss|sh|ch|x|o)es$|s$/, '')

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

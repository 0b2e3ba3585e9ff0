// Helpers for English texts.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "1 point", "2 points". */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

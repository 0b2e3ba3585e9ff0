// The sets of a player's own numbers in the file of everything: beside its tables, which other programs read alone.
import { canonical, isRecord, type Json } from '@lorehall/kernel'
import { keepNumbers, newNumbers, type OwnNumbers, useOwnNumbers } from './own-numbers.ts'

type Saved = Pick<OwnNumbers, 'game' | 'name' | 'file'>

const isJson = (value: unknown): value is Json => value !== undefined

export const hasNumbers = (): boolean => useOwnNumbers.getState().sets.length > 0

/** The file, which is a JSON object, with the sets of this device, if there are any. */
export function withNumbers(text: string): string {
  if (!hasNumbers()) return text
  const numbers = useOwnNumbers.getState().sets.map(({ game, name, file }): Saved => ({ game, name, file }))
  const end = text.lastIndexOf('}')
  return `${text.slice(0, end).trimEnd()},\n "numbers": ${JSON.stringify(numbers)}\n}`
}

function numbersIn(text: string): readonly Saved[] {
  const file: unknown = JSON.parse(text)
  const sets: unknown = isRecord(file) ? file['numbers'] : null
  if (!Array.isArray(sets)) return []
  return sets.flatMap((set: unknown) => {
    if (!isRecord(set)) return []
    const { game, name, file: values } = set
    return typeof game === 'string' && typeof name === 'string' && isJson(values)
      ? [{ game, name, file: values }]
      : []
  })
}

const isSame = (a: Saved, b: Saved): boolean =>
  a.game === b.game && a.name === b.name && canonical(a.file) === canonical(b.file)

/**
 * Saves the sets of a file that this device doesn't have. Returns how many, and whether all of them could be saved for
 * longer than the page is open.
 */
export function takeNumbers(text: string): { readonly n: number; readonly safe: boolean } {
  const fresh = numbersIn(text).filter(
    (saved) => !useOwnNumbers.getState().sets.some((set) => isSame(saved, set)),
  )
  const kept = fresh.map(({ game, name, file }) => keepNumbers(newNumbers(game, name, file)))
  return { n: fresh.length, safe: !kept.includes(false) }
}

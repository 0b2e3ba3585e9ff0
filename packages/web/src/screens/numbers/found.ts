// Which numbers the page shows: a chapter, or what a search or filter finds in all chapters.
import type { NumberChapter, NumberEntry, NumberField } from '@lorehall/grammar/numbers'
import { type Draft, isChanged, isWrong } from './draft.ts'

export const SHOWN = ['all', 'changed', 'wrong', 'house'] as const
export type Shown = (typeof SHOWN)[number]

export interface Wanted {
  readonly search: string
  readonly shown: Shown
  readonly chapter: string
}

/** So many entries are shown at most. */
export const MOST_FOUND = 80

const passes = (draft: Draft, field: NumberField, shown: Shown): boolean => {
  if (shown === 'changed') return isChanged(draft, field)
  if (shown === 'wrong') return isWrong(draft, field)
  return shown === 'all' || (field.source === 'house' && field.absent !== true)
}

/** The chapters with the entries and fields that are wanted; `more`: there are others. */
export function found(
  draft: Draft,
  { search, shown, chapter }: Wanted,
): { readonly chapters: readonly NumberChapter[]; readonly more: boolean } {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isSought = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const everywhere = words.length > 0 || shown !== 'all'
  let left = MOST_FOUND
  let more = false
  const fitting = (title: string, entry: NumberEntry): readonly NumberEntry[] => {
    const fields = entry.fields.filter(
      (field) => passes(draft, field, shown) && isSought(`${title} ${entry.title} ${field.label}`),
    )
    if (fields.every(({ absent }) => absent === true)) return []
    if (left === 0) {
      more = true
      return []
    }
    left--
    return [{ ...entry, fields }]
  }
  const chapters = everywhere
    ? draft.chapters.map((one) => ({
        ...one,
        entries: one.entries.flatMap((entry) => fitting(one.title, entry)),
      }))
    : draft.chapters.filter(({ id }) => id === chapter)
  return { chapters: chapters.filter(({ entries }) => entries.length > 0), more }
}

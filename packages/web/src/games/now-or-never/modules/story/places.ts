// The names of the places where scenes are.
import type { Update } from '@lorehall/host'
import { LETTERS_EN } from '@lorehall/now-or-never/places'
import { nameOf } from '../../cards/names.ts'
import { valuesOf } from '../../facts.ts'

export const isLetter = (at: string): boolean => /^[A-Z]$/.test(at)

export function placeName(update: Update, at: string): string {
  const letters: Readonly<Record<string, string>> = LETTERS_EN[valuesOf(update).side]
  return letters[at] ?? nameOf(at)
}

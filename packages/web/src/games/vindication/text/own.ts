// The texts of Vindication's table, in addition to those of the hall.
import { withTexts } from '../../../text/language.ts'
import { whileInPlay } from '../in-play.ts'
import { type Otherwise, saidAt } from '../otherwise.ts'
import { TABLE_EN } from './en.ts'
import { textsAtTable } from './at-table.ts'

export const { wordsOf, useWords } = withTexts(TABLE_EN, textsAtTable)
export type OwnWords = ReturnType<typeof wordsOf>

/** The same, plus the texts of a module and their replacements under other rules. */
export function withModuleTexts<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  otherwise: Otherwise<keyof Texts & string> = {},
) {
  type Key = (keyof Texts & string) | keyof typeof TABLE_EN
  const all: Readonly<Record<Key, string>> = { ...TABLE_EN, ...texts }
  const others = whileInPlay(({ box }): Readonly<Partial<Record<Key, string>>> => ({
    ...textsAtTable(),
    ...saidAt(otherwise, box.otherwise),
  }))
  return withTexts(all, others)
}

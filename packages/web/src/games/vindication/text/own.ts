// The words of Vindication's table, beside those of the hall.
import { withTexts } from '../../../text/language.ts'
import { whileInPlay } from '../in-play.ts'
import { type Otherwise, saidAt } from '../otherwise.ts'
import { TABLE_EN } from './en.ts'
import { toldOtherwise } from './told.ts'

export const { wordsOf, useWords } = withTexts(TABLE_EN, toldOtherwise)
export type OwnWords = ReturnType<typeof wordsOf>

/** The same with the words of a module, and what it says instead by other terms. */
export function withModuleTexts<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  otherwise: Otherwise<keyof Texts & string> = {},
) {
  type Key = (keyof Texts & string) | keyof typeof TABLE_EN
  const all: Readonly<Record<Key, string>> = { ...TABLE_EN, ...texts }
  const others = whileInPlay(({ box }): Readonly<Partial<Record<Key, string>>> => ({
    ...toldOtherwise(),
    ...saidAt(otherwise, box.otherwise),
  }))
  return withTexts(all, others)
}

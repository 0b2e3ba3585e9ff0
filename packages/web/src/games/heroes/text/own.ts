// The words of Heroes' table, beside those of the hall.
import { withTexts } from '../../../text/language.ts'
import { TABLE_EN } from './en.ts'

export const { wordsOf, useWords } = withTexts(TABLE_EN)
export type OwnWords = ReturnType<typeof wordsOf>

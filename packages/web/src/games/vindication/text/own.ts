// The words of Vindication's table, beside those of the hall.
import { withTexts } from '../../../text/language.ts'
import { TABLE_EN } from './en.ts'
import { toldOtherwise } from './told.ts'

export const { wordsOf, useWords } = withTexts(TABLE_EN, toldOtherwise)
export type OwnWords = ReturnType<typeof wordsOf>

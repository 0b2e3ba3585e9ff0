// The words of Vindication's table in words, beside those of its board and of the hall.
import { withTexts } from '../../../text/language.ts'
import { TABLE_EN } from '../text/en.ts'
import { toldOtherwise } from '../text/told.ts'
import { WORDS_EN } from './en.ts'

export const { wordsOf } = withTexts({ ...TABLE_EN, ...WORDS_EN }, toldOtherwise)
export type AllWords = ReturnType<typeof wordsOf>

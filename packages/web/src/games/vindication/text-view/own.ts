// The texts of Vindication's text view, in addition to those of its table and of the hall.
import { withTexts } from '../../../text/language.ts'
import { TABLE_EN } from '../text/en.ts'
import { textsAtTable } from '../text/at-table.ts'
import { WORDS_EN } from './en.ts'

export const { wordsOf } = withTexts({ ...TABLE_EN, ...WORDS_EN }, textsAtTable)
export type AllWords = ReturnType<typeof wordsOf>

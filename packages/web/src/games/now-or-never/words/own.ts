// The words of Now or Never's table in words, beside those of its boards, its fights and the hall.
import { withTexts } from '../../../text/language.ts'
import { FIGHT_EN } from '../fight/en.ts'
import { TABLE_EN } from '../text/en.ts'
import { WORDS_EN } from './en.ts'

export const { wordsOf } = withTexts({ ...TABLE_EN, ...FIGHT_EN, ...WORDS_EN })
export type AllWords = ReturnType<typeof wordsOf>

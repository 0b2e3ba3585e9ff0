// The words of where one stands, beside those of the table and of the hall.
import { withTexts } from '../../../text/language.ts'
import { TABLE_EN } from '../text/en.ts'
import { STAND_EN } from './en.ts'

export const { wordsOf } = withTexts({ ...TABLE_EN, ...STAND_EN })
export type StandWords = ReturnType<typeof wordsOf>

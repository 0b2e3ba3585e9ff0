// The words of a production, beside those of the table and of the hall.
import { withTexts } from '../../../text/language.ts'
import { TABLE_EN } from '../text/en.ts'
import { PRODUCTION_EN } from './en.ts'

export const { wordsOf, useWords } = withTexts({ ...TABLE_EN, ...PRODUCTION_EN })
export type ProductionWords = ReturnType<typeof wordsOf>

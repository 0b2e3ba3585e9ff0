// The words of one's own board, beside those of the table.
import { withTexts } from '../../../../text/language.ts'
import { TABLE_EN } from '../../text/en.ts'
import { COURT_EN } from './en.ts'

export const { wordsOf, useWords } = withTexts({ ...TABLE_EN, ...COURT_EN })
export type CourtWords = ReturnType<typeof wordsOf>

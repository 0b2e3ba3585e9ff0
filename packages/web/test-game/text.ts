// The words of the toy's table, beside those of the hall.
import { withTexts } from '../src/text/language.ts'
import { TABLE_EN } from './en.ts'

export const { wordsOf, useWords } = withTexts(TABLE_EN)

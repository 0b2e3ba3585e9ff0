// The texts of the toy's table, added to the client's own.
import { withTexts } from '../src/text/language.ts'
import { TABLE_EN } from './en.ts'

export const { wordsOf, useWords } = withTexts(TABLE_EN)

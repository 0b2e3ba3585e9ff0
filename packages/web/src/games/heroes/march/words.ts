// The texts of a March, with those of the table.
import { withTable } from '../text/own.ts'
import { MARCH_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(MARCH_EN)
export type MarchWords = ReturnType<typeof wordsOf>

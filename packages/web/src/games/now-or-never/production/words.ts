// The texts of a production, in addition to those of the table and of the hall.
import { withTable } from '../text/own.ts'
import { PRODUCTION_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(PRODUCTION_EN)
export type ProductionWords = ReturnType<typeof wordsOf>

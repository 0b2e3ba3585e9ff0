// The texts of Pestilence, in addition to those of the table.
import { withTable } from '../../text/own.ts'
import { PESTILENCE_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(PESTILENCE_EN)

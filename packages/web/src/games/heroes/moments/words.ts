// The texts of a moment, with those of the table.
import { withTable } from '../text/own.ts'
import { MOMENT_EN } from './en.ts'

export const { useWords } = withTable(MOMENT_EN)

// The texts of Nomads, in addition to those of the table.
import { withTable } from '../../text/own.ts'
import { NOMADS_EN } from './en.ts'

export const { wordsOf } = withTable(NOMADS_EN)

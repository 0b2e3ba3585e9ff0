// The texts of a player's own board, with those of the table.
import { withTable } from '../../text/own.ts'
import { COURT_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(COURT_EN)
export type CourtWords = ReturnType<typeof wordsOf>

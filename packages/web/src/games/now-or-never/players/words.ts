// The texts of a player's own area, in addition to those of the table.
import { withTable } from '../text/own.ts'
import { PLAYERS_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(PLAYERS_EN)
export type PlayerWords = ReturnType<typeof wordsOf>

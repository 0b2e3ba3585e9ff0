// The texts of a player's own area, with those of the table.
import { withTable } from '../text/own.ts'
import { PLAYERS_EN } from './en.ts'

export const { useWords } = withTable(PLAYERS_EN)

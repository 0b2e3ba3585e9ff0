// The texts of the town, in addition to those of the table.
import { withTable } from '../../text/own.ts'
import { TOWN_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(TOWN_EN)
export type TownWords = ReturnType<typeof wordsOf>

// The texts of a fight, in addition to those of the table and of the hall.
import { withTable } from '../text/own.ts'
import { FIGHT_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(FIGHT_EN)
export type FightWords = ReturnType<typeof wordsOf>

// The texts of a Battle, with those of the table.
import { withTable } from '../text/own.ts'
import { BATTLE_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(BATTLE_EN)
export type BattleWords = ReturnType<typeof wordsOf>

// The words of a Battle, beside those of the table.
import { withTexts } from '../../../text/language.ts'
import { TABLE_EN } from '../text/en.ts'
import { BATTLE_EN } from './en.ts'

export const { wordsOf, useWords } = withTexts({ ...TABLE_EN, ...BATTLE_EN })
export type BattleWords = ReturnType<typeof wordsOf>

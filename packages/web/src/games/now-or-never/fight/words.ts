// The words of a fight, beside those of the table and of the hall.
import { withTexts } from '../../../text/language.ts'
import { TABLE_EN } from '../text/en.ts'
import { FIGHT_EN } from './en.ts'

export const { wordsOf, useWords } = withTexts({ ...TABLE_EN, ...FIGHT_EN })
export type FightWords = ReturnType<typeof wordsOf>

// The words of turns, beside those of the table and of the hall.
import { withTexts } from '../../../../text/language.ts'
import { TABLE_EN } from '../../text/en.ts'
import { TURN_EN } from './en.ts'

export const { wordsOf } = withTexts({ ...TABLE_EN, ...TURN_EN })
export type TurnWords = ReturnType<typeof wordsOf>

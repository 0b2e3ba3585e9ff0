// The words of where one stands, beside those of turns.
import { withTexts } from '../../../text/language.ts'
import { TABLE_EN } from '../text/en.ts'
import { TURN_EN } from '../table/words/en.ts'
import { STAND_EN } from './en.ts'

export const { wordsOf } = withTexts({ ...TABLE_EN, ...TURN_EN, ...STAND_EN })
export type StandWords = ReturnType<typeof wordsOf>

// The texts of turns, in addition to those of the table and of the hall.
import { withTable } from '../../text/own.ts'
import { TURN_EN } from './en.ts'

export const { wordsOf } = withTable(TURN_EN)
export type TurnWords = ReturnType<typeof wordsOf>

// The texts of turns, with those of the table and the hall.
import { withTable } from '../../text/own.ts'
import { TURN_EN } from './en.ts'

export const { wordsOf } = withTable(TURN_EN)
export type TurnWords = ReturnType<typeof wordsOf>

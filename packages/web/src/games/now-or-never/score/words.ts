// The texts of "Where I stand", in addition to those of the table and of the hall.
import { withTable } from '../text/own.ts'
import { STAND_EN } from './en.ts'

export const { wordsOf } = withTable(STAND_EN)
export type StandWords = ReturnType<typeof wordsOf>

// The texts of “Where I stand”, with those of turns.
import { withTable } from '../text/own.ts'
import { TURN_EN } from '../parts/words/en.ts'
import { STAND_EN } from './en.ts'

export const { wordsOf } = withTable({ ...TURN_EN, ...STAND_EN })
export type StandWords = ReturnType<typeof wordsOf>

// The texts of Now or Never's text view, in addition to those of its table, its fights and the hall.
import { FIGHT_EN } from '../fight/en.ts'
import { withTable } from '../text/own.ts'
import { WORDS_EN } from './en.ts'

export const { wordsOf } = withTable({ ...FIGHT_EN, ...WORDS_EN })
export type AllWords = ReturnType<typeof wordsOf>

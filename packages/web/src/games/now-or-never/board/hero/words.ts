// The texts of the hero's board, in addition to those of the table.
import { withTable } from '../../text/own.ts'
import { HERO_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(HERO_EN)
export type HeroWords = ReturnType<typeof wordsOf>

// The words of the hero's board, beside those of the table.
import { withTexts } from '../../../../text/language.ts'
import { TABLE_EN } from '../../text/en.ts'
import { HERO_EN } from './en.ts'

export const { wordsOf, useWords } = withTexts({ ...TABLE_EN, ...HERO_EN })
export type HeroWords = ReturnType<typeof wordsOf>

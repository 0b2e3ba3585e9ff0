// The words of the town, beside those of the table.
import { withTexts } from '../../../../text/language.ts'
import { TABLE_EN } from '../../text/en.ts'
import { TOWN_EN } from './en.ts'

export const { wordsOf, useWords } = withTexts({ ...TABLE_EN, ...TOWN_EN })
export type TownWords = ReturnType<typeof wordsOf>

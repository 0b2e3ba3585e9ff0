// The words of the world, beside those of the table.
import { withTexts } from '../../../../text/language.ts'
import { TABLE_EN } from '../../text/en.ts'
import { MAP_EN } from './en.ts'

export const { wordsOf, useWords } = withTexts({ ...TABLE_EN, ...MAP_EN })
export type MapWords = ReturnType<typeof wordsOf>

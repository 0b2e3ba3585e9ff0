// The words of the map, beside those of the table and of a fight.
import { withTexts } from '../../../../text/language.ts'
import { FIGHT_EN } from '../../fight/en.ts'
import { TABLE_EN } from '../../text/en.ts'
import { MAP_EN } from './en.ts'

export const { wordsOf, useWords } = withTexts({ ...TABLE_EN, ...FIGHT_EN, ...MAP_EN })
export type MapWords = ReturnType<typeof wordsOf>

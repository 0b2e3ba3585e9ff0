// The words of Heroes' table in words, beside those of its boards and the hall.
import { withTexts } from '../../../text/language.ts'
import { BATTLE_EN } from '../battle/en.ts'
import { COURT_EN } from '../board/court/en.ts'
import { MAP_EN } from '../board/map/en.ts'
import { TABLE_EN } from '../text/en.ts'
import { WORDS_EN } from './en.ts'

export const { wordsOf } = withTexts({ ...TABLE_EN, ...MAP_EN, ...COURT_EN, ...BATTLE_EN, ...WORDS_EN })
export type AllWords = ReturnType<typeof wordsOf>

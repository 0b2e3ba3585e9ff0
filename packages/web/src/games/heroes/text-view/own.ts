// The texts of Heroes' text view, with those of its boards and the hall.
import { BATTLE_EN } from '../battle/en.ts'
import { COURT_EN } from '../board/court/en.ts'
import { MAP_EN } from '../board/map/en.ts'
import { withTable } from '../text/own.ts'
import { WORDS_EN } from './en.ts'

export const { wordsOf } = withTable({ ...MAP_EN, ...COURT_EN, ...BATTLE_EN, ...WORDS_EN })
export type AllWords = ReturnType<typeof wordsOf>

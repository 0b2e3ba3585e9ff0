// The texts of the map, in addition to those of the table and of a fight.
import { FIGHT_EN } from '../../fight/en.ts'
import { withTable } from '../../text/own.ts'
import { MAP_EN } from './en.ts'

export const { wordsOf, useWords } = withTable({ ...FIGHT_EN, ...MAP_EN })
export type MapWords = ReturnType<typeof wordsOf>

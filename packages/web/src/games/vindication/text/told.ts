// The words of Vindication's table, as the table in play has them.
import { whileInPlay } from '../in-play.ts'
import { saidAt } from '../otherwise.ts'
import { TABLE_EN } from './en.ts'
import { TABLE_OTHERWISE_EN } from './otherwise/en.ts'

export const toldOtherwise = whileInPlay(({ box }) => saidAt(TABLE_OTHERWISE_EN, box.otherwise))

export const told = (key: keyof typeof TABLE_EN): string => toldOtherwise()[key] ?? TABLE_EN[key]

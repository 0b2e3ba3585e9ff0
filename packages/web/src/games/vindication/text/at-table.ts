// The texts of Vindication's table, with the rules of the table in play.
import { whileInPlay } from '../in-play.ts'
import { saidAt } from '../otherwise.ts'
import { TABLE_EN } from './en.ts'
import { TABLE_OTHERWISE_EN } from './otherwise/en.ts'

export const textsAtTable = whileInPlay(({ box }) => saidAt(TABLE_OTHERWISE_EN, box.otherwise))

export const textAtTable = (key: keyof typeof TABLE_EN): string => textsAtTable()[key] ?? TABLE_EN[key]

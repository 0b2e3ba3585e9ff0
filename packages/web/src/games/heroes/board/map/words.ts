// The texts of the world, with those of the table.
import { withTable } from '../../text/own.ts'
import { MAP_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(MAP_EN)
export type MapWords = ReturnType<typeof wordsOf>

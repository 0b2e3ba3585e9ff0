// The texts of the season board, in addition to those of the table.
import { amounts, type Bag } from '@lorehall/now-or-never/client'
import { withTable } from '../../text/own.ts'
import { MARKET_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(MARKET_EN)
export type MarketWords = ReturnType<typeof wordsOf>

/** "2 shells and 1 tool", with the game's own words. */
export const amountsIn = (bag: Bag, say: (text: string) => string): string => say(amounts(bag))

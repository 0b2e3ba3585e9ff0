// The words of the season board, beside those of the table.
import { amounts, type Bag } from '@lorehall/now-or-never/face'
import { withTexts } from '../../../../text/language.ts'
import { TABLE_EN } from '../../text/en.ts'
import { MARKET_EN } from './en.ts'

export const { wordsOf, useWords } = withTexts({ ...TABLE_EN, ...MARKET_EN })
export type MarketWords = ReturnType<typeof wordsOf>

/** "2 shells and 1 tool", as the game calls them. */
export const amountsIn = (bag: Bag, say: (text: string) => string): string => say(amounts(bag))

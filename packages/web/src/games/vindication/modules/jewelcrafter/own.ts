// The texts of Jewelcrafter, in addition to those of the table.
import { withModuleTexts } from '../../text/own.ts'
import { JEWELS_EN, JEWELS_OTHERWISE_EN } from './en.ts'

export const { wordsOf, useWords } = withModuleTexts(JEWELS_EN, JEWELS_OTHERWISE_EN)
export type OwnWords = ReturnType<typeof wordsOf>

// The texts of the Menagerie, in addition to those of the table.
import { withModuleTexts } from '../../text/own.ts'
import { MENAGERIE_EN, MENAGERIE_OTHERWISE_EN } from './en.ts'

export const { wordsOf, useWords } = withModuleTexts(MENAGERIE_EN, MENAGERIE_OTHERWISE_EN)
export type OwnWords = ReturnType<typeof wordsOf>

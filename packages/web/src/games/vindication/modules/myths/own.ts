// The texts of Myths & Wonders, in addition to those of the table.
import { withModuleTexts } from '../../text/own.ts'
import { MYTHS_EN } from './en.ts'

export const { wordsOf, useWords } = withModuleTexts(MYTHS_EN)
export type OwnWords = ReturnType<typeof wordsOf>

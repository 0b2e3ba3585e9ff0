// The texts of the Guilds, in addition to those of the table.
import { withModuleTexts } from '../../text/own.ts'
import { GUILDS_EN } from './en.ts'

export const { wordsOf, useWords } = withModuleTexts(GUILDS_EN)
export type OwnWords = ReturnType<typeof wordsOf>

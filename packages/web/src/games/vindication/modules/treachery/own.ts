// The texts of Treachery, in addition to those of the table.
import { withModuleTexts } from '../../text/own.ts'
import { TREACHERY_EN } from './en.ts'

export const { wordsOf } = withModuleTexts(TREACHERY_EN)
export type OwnWords = ReturnType<typeof wordsOf>

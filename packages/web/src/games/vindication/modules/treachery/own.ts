// The words of Treachery, beside those of the table.
import { withModuleTexts } from '../../text/own.ts'
import { TREACHERY_EN } from './en.ts'

export const { wordsOf } = withModuleTexts(TREACHERY_EN)
export type OwnWords = ReturnType<typeof wordsOf>

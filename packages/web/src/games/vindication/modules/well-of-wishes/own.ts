// The texts of the Well of Wishes, in addition to those of the table.
import { withModuleTexts } from '../../text/own.ts'
import { WISHES_EN } from './en.ts'

export const { wordsOf, useWords } = withModuleTexts(WISHES_EN)

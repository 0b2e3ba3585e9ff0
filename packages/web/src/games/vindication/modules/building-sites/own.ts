// The texts of Building Sites, in addition to those of the table.
import { withModuleTexts } from '../../text/own.ts'
import { SITES_EN } from './en.ts'

export const { wordsOf } = withModuleTexts(SITES_EN)

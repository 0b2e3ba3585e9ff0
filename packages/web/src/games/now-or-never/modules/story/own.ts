// The texts of the story, in addition to those of the table.
import { withTable } from '../../text/own.ts'
import { STORY_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(STORY_EN)

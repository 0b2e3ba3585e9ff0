// The texts of Order & Chaos, in addition to those of the table.
import { withTable } from '../../text/own.ts'
import { SOULS_EN } from './en.ts'

export const { wordsOf, useWords } = withTable(SOULS_EN)
export type OwnWords = ReturnType<typeof wordsOf>

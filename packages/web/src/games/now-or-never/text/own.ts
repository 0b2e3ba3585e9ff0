// The texts of Now or Never's table, in addition to those of the hall.
import { withTexts } from '../../../text/language.ts'
import { TABLE_EN } from './en.ts'

export const { wordsOf } = withTexts(TABLE_EN)
export type OwnWords = ReturnType<typeof wordsOf>

/** The texts of the table, plus those of one of its parts. */
export const withTable = <Own extends Readonly<Record<string, string>>>(own: Own) =>
  withTexts({ ...TABLE_EN, ...own })

// The words of what lies before a player, beside those of the table.
import { withTexts } from '../../../text/language.ts'
import { TABLE_EN } from '../text/en.ts'
import { PLAYERS_EN } from './en.ts'

export const { useWords } = withTexts({ ...TABLE_EN, ...PLAYERS_EN })

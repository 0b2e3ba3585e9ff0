// The words of a table and its replay. Imported by both, so that they come with them.
import { CARD_EN } from './card/en.ts'
import { COMPANY_EN } from './company/en.ts'
import { learn } from './en.ts'
import { FURTHER_EN } from './further/en.ts'
import { PREFS_EN } from './prefs/en.ts'
import { REPLAY_EN } from './replay/en.ts'
import { RULES_EN } from './rules/en.ts'
import { TABLE_EN as AT_TABLE_EN } from './table/en.ts'
import { WORDS_EN } from './words/en.ts'

export const TABLE_EN = {
  ...AT_TABLE_EN,
  ...CARD_EN,
  ...WORDS_EN,
  ...REPLAY_EN,
  ...COMPANY_EN,
  ...FURTHER_EN,
  ...RULES_EN,
  ...PREFS_EN,
}

learn(TABLE_EN)

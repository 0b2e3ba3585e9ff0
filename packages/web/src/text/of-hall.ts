// The texts of the hall's other screens. Each of them imports this file, so that the texts load with it.
import { CARD_EN } from './card/en.ts'
import { COLOPHON_EN } from './colophon/en.ts'
import { learn } from './en.ts'
import { GALLERY_EN } from './gallery/en.ts'
import { LEARN_EN } from './learn/en.ts'
import { NEW_TABLE_EN } from './new-table/en.ts'
import { ONLINE_EN } from './online/en.ts'
import { OPTIONS_EN } from './options/en.ts'
import { PREFS_EN } from './prefs/en.ts'
import { RULES_EN } from './rules/en.ts'

export const HALL_EN = {
  ...NEW_TABLE_EN,
  ...OPTIONS_EN,
  ...LEARN_EN,
  ...GALLERY_EN,
  ...CARD_EN,
  ...RULES_EN,
  ...ONLINE_EN,
  ...PREFS_EN,
  ...COLOPHON_EN,
}

learn(HALL_EN)

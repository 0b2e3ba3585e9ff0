// Every English word of the client, by part. The game's own words come from its package.
import { COMPANY_EN } from './company/en.ts'
import { GALLERY_EN } from './gallery/en.ts'
import { HOME_EN } from './home/en.ts'
import { ONLINE_EN } from './online/en.ts'
import { REPLAY_EN } from './replay/en.ts'
import { RULES_EN } from './rules/en.ts'
import { SHELL_EN } from './shell/en.ts'
import { TABLE_EN } from './table/en.ts'
import { WORDS_EN } from './words/en.ts'

export const EN = {
  ...SHELL_EN,
  ...HOME_EN,
  ...TABLE_EN,
  ...WORDS_EN,
  ...REPLAY_EN,
  ...GALLERY_EN,
  ...RULES_EN,
  ...ONLINE_EN,
  ...COMPANY_EN,
}

export type TextKey = keyof typeof EN

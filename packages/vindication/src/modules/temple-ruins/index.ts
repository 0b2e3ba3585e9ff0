// The Temple Ruins: a region where secret quests are drawn. (V-RUINS)
import type { Module } from '../../box/module.ts'
import { RUIN_KINDS } from './choices.ts'
import { templeRuinsContent } from './content.ts'
import { deeper, keep, search, worth } from './search.ts'
import { text } from './text/en.ts'

export const templeRuins: Module = {
  content: templeRuinsContent,
  steps: { 'temple-ruins/search': search, 'temple-ruins/deeper': deeper, 'temple-ruins/keep': keep },
  kinds: RUIN_KINDS,
  eager: { search: 24, 'search-deeper': 10 },
  worth,
  text,
}

// The contents of all modules, without their rules, for pages. The base does not import this list.
import { BASE } from './box/base.ts'
import type { Content } from './box/content.ts'
import { buildingSitesContent } from './modules/building-sites/content.ts'
import { guildsContent } from './modules/guilds/content.ts'
import { jewelcrafterContent } from './modules/jewelcrafter/content.ts'
import { menagerieContent } from './modules/menagerie/content.ts'
import { mythsContent } from './modules/myths/content.ts'
import { sacredStonesContent } from './modules/sacred-stones/content.ts'
import { templeRuinsContent } from './modules/temple-ruins/content.ts'
import { treachery } from './modules/treachery/content.ts'
import { wellContent } from './modules/well-of-wishes/content.ts'

export const CONTENTS: readonly Content[] = [
  BASE,
  treachery,
  jewelcrafterContent,
  menagerieContent,
  mythsContent,
  guildsContent,
  sacredStonesContent,
  templeRuinsContent,
  wellContent,
  buildingSitesContent,
]

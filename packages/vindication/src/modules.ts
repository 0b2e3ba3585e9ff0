// All modules, in the order the lobby offers them. The base does not name any of them.
import type { Module } from './box/module.ts'
import { buildingSites } from './modules/building-sites/index.ts'
import { guilds } from './modules/guilds/index.ts'
import { jewelcrafter } from './modules/jewelcrafter/index.ts'
import { menagerie } from './modules/menagerie/index.ts'
import { myths } from './modules/myths/index.ts'
import { sacredStones } from './modules/sacred-stones/index.ts'
import { templeRuins } from './modules/temple-ruins/index.ts'
import { treachery } from './modules/treachery/index.ts'
import { wellOfWishes } from './modules/well-of-wishes/index.ts'

export const MODULES: readonly Module[] = [
  treachery,
  jewelcrafter,
  menagerie,
  myths,
  guilds,
  sacredStones,
  templeRuins,
  wellOfWishes,
  buildingSites,
]

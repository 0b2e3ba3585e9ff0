// The page's English texts of every module of Vindication.
import * as sites from '../../src/games/vindication/modules/building-sites/en.ts'
import * as guilds from '../../src/games/vindication/modules/guilds/en.ts'
import * as jewels from '../../src/games/vindication/modules/jewelcrafter/en.ts'
import * as menagerie from '../../src/games/vindication/modules/menagerie/en.ts'
import * as myths from '../../src/games/vindication/modules/myths/en.ts'
import * as stones from '../../src/games/vindication/modules/sacred-stones/en.ts'
import * as ruins from '../../src/games/vindication/modules/temple-ruins/en.ts'
import * as treachery from '../../src/games/vindication/modules/treachery/en.ts'
import * as well from '../../src/games/vindication/modules/well-of-wishes/en.ts'

export const MODULES_EN: Readonly<Record<string, string>> = {
  ...sites.SITES_EN,
  ...guilds.GUILDS_EN,
  ...jewels.JEWELS_EN,
  ...menagerie.MENAGERIE_EN,
  ...myths.MYTHS_EN,
  ...treachery.TREACHERY_EN,
  ...well.WISHES_EN,
}

export const MODULES_ADVICE_EN = {
  ...sites.ADVICE_EN,
  ...guilds.ADVICE_EN,
  ...jewels.ADVICE_EN,
  ...menagerie.ADVICE_EN,
  ...myths.ADVICE_EN,
  ...stones.ADVICE_EN,
  ...ruins.ADVICE_EN,
  ...treachery.ADVICE_EN,
  ...well.ADVICE_EN,
}
